extension UIImage {
    /// Draws the image at its size in the center of a rectangle.
    @MainActor
    package func draw(inMiddleOf rect: CGRect, stencil color: UIColor) {
        draw(in: UIView.ContentMode.center.rect(of: size, in: rect), stencil: color)
    }

    /// Draws the image of a bar's item or a segment at its size in the center of a rectangle. There an image without a rendering mode is a
    /// template. Follows Apple's page "UIImage.RenderingMode.automatic".
    @MainActor
    package func drawItem(inMiddleOf rect: CGRect, in color: UIColor) {
        draw(in: UIView.ContentMode.center.rect(of: size, in: rect), stencil: color, byDefault: true)
    }
}
