/// The content of an image.
enum ImageSource {
    case nothing
    /// A system symbol, by name.
    case symbol(String)
    /// Pixels or a recorded drawing, with a scale in pixels per point.
    case bitmap(CGImage, scale: CGFloat, UIImage.Orientation)
    /// The frames of an animated image.
    case series([UIImage], duration: TimeInterval)
}

/// The drawing style of an image.
struct ImageStyle: Equatable {
    var mode = UIImage.RenderingMode.automatic
    /// The tint color of the image, if any.
    var tint: UIColor?
    /// The resizing; `nil` for an image that is stretched as a whole.
    var resizing: ImageResizing?
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// Whether left and right are exchanged, for images without an orientation.
    var isMirrored = false
    /// The distance of the baseline from the bottom edge, if the app has set it.
    var baseline: CGFloat?
    var configuration: UIImage.Configuration?
}

extension ImageSource {
    /// In points.
    func size(_ style: ImageStyle) -> CGSize {
        switch self {
        case .nothing: .zero
        case .symbol(let name): SymbolDrawing(name, style.configuration?.values).size
        case .bitmap(let image, let scale, let orientation):
            orientation.isSideways
                ? CGSize(width: CGFloat(image.height) / scale, height: CGFloat(image.width) / scale)
                : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .series(let images, _): images.first?.size ?? .zero
        }
    }

    /// The scale, in pixels per point.
    var scale: CGFloat {
        switch self {
        case .bitmap(_, let scale, _): scale
        case .series(let images, _): images.first?.scale ?? 1
        case .nothing, .symbol: 1
        }
    }
}
