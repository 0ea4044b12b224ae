extension UIColor {
    var drawnColor: CGColor {
        if case .white(let white, let alpha) = source { return .extended(gray: white, alpha: alpha) }
        let parts = components
        return .extended(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}

extension ColorSource {
    init(_ color: CGColor) {
        let parts = color.sRGBComponents
        self =
            color.numberOfComponents == 2
            ? .white(parts.red, alpha: parts.alpha)
            : .rgb(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}
