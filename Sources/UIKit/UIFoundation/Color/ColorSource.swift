/// The source of a color's components.
package enum ColorSource {
    case white(CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    case named(NamedColor)
    case faded(UIColor, alpha: CGFloat)
    /// A repeated image.
    case pattern(CGColor.Tile, alpha: CGFloat)

    /// Whether the color must be resolved for each trait collection.
    package var dependsOnTraits: Bool {
        switch self {
        case .white, .rgb, .pattern: false
        case .provider, .named, .faded: true
        }
    }

    /// Values outside the range are clamped, as in UIKit.
    static func hsb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> ColorSource {
        let hue = min(max(hue, 0), 1) * 6
        let saturation = min(max(saturation, 0), 1)
        let top = min(max(brightness, 0), 1)
        let low = top * (1 - saturation)
        let sector = hue.rounded(.down)
        let rising = low + (top - low) * (hue - sector)
        let falling = top - (top - low) * (hue - sector)
        let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
            switch Int(sector) % 6 {
            case 0: (top, rising, low)
            case 1: (falling, top, low)
            case 2: (low, top, rising)
            case 3: (low, falling, top)
            case 4: (rising, low, top)
            default: (top, low, falling)
            }
        return .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
}

/// The four components of a static color.
package struct ColorComponents {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let top = max(red, green, blue)
        let span = top - min(red, green, blue)
        guard span > 0, top > 0 else { return (0, 0, top) }
        let sixths: CGFloat =
            if top == red {
                (green - blue) / span
            } else if top == green {
                (blue - red) / span + 2
            } else {
                (red - green) / span + 4
            }
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, span / top, top)
    }
}
