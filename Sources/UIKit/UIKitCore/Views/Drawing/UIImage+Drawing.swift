extension UIImage {
    /// Draws the image at its size in the center of a rectangle.
    @MainActor
    package func draw(inMiddleOf rect: CGRect, stencil color: UIColor) {
        draw(in: UIView.ContentMode.center.rect(of: size, in: rect), stencil: color)
    }
}
