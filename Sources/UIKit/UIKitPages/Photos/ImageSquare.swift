/// The square in the center of an image.
@MainActor
struct ImageSquare {
    private let whole: UIImage
    /// The square in the image's points.
    let rect: CGRect

    init(of image: UIImage) {
        whole = image
        let side = min(image.size.width, image.size.height)
        rect = CGRect(
            x: (image.size.width - side) / 2, y: (image.size.height - side) / 2, width: side, height: side)
    }

    /// The part of the image in the square.
    var image: UIImage {
        guard !rect.isEmpty else { return whole }
        let format = UIGraphicsImageRendererFormat()
        format.scale = whole.scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            whole.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
    }
}
