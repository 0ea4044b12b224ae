/// What an image shows.
enum ImageSource {
    case nothing
    /// A symbol of the system's, by its name.
    case symbol(String)
    /// Pixels, or what was drawn, with so many pixels a point.
    case bitmap(CGImage, scale: CGFloat, UIImage.Orientation)
    /// Images that are shown in turn.
    case series([UIImage], duration: TimeInterval)
}

/// How an image is drawn.
struct ImageStyle: Equatable {
    var mode = UIImage.RenderingMode.automatic
    /// The colour that was laid into the image, or `nil`.
    var tint: UIColor?
    /// How the image becomes larger; `nil` for one that is stretched as a whole.
    var resizing: ImageResizing?
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// Whether left and right are exchanged, for images that have no orientation.
    var isMirrored = false
    /// How far above the lower edge the baseline lies, where an app has said.
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

    /// Pixels a point.
    var scale: CGFloat {
        switch self {
        case .bitmap(_, let scale, _): scale
        case .series(let images, _): images.first?.scale ?? 1
        case .nothing, .symbol: 1
        }
    }
}
