extension UIColor {
    var drawnColor: CGColor {
        if case .white(let white, let alpha) = source { return .extended(gray: white, alpha: alpha) }
        if case .pattern(let tile, let alpha) = source { return CGColor(tile: tile, alpha: alpha) }
        let parts = components
        return .extended(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}

extension ColorSource {
    init(_ color: CGColor) {
        if let tile = color.tile {
            self = .pattern(tile, alpha: color.alpha)
            return
        }
        let parts = color.sRGBComponents
        self =
            color.numberOfComponents == 2
            ? .white(parts.red, alpha: parts.alpha)
            : .rgb(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}

extension UIImage {
    /// The image as a tile; `nil` if it has no pixels.
    var tile: CGColor.Tile? {
        guard case .bitmap(let image, _, _) = source else { return nil }
        return CGColor.Tile(image: image, size: size)
    }
}
