import CoreGraphics

// Conversions of Core Graphics' values.

extension PictureColor {
    init(_ color: CGColor) {
        let parts = color.sRGBComponents
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    func faded(by opacity: Double) -> PictureColor {
        PictureColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}

extension PictureTransform {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
            ty: transform.ty)
    }
}

extension PictureOutline {
    /// A path. A rectangular path becomes a rectangle.
    init(_ path: PathElements) {
        self = path.rect.map { .rect($0) } ?? .path(path.list.map(PicturePathElement.init))
    }
}

extension PicturePathElement {
    fileprivate init(_ element: PathElement) {
        self =
            switch element {
            case .move(let point): .move(point)
            case .line(let point): .line(point)
            case .quadCurve(let end, let control): .quadCurve(end, control: control)
            case .curve(let end, let control1, let control2):
                .curve(end, control1: control1, control2: control2)
            case .close: .close
            }
    }
}

extension PictureStroke {
    init(_ style: StrokeStyle, _ color: PictureColor) {
        self.init(
            color, width: style.width, cap: Cap(style.cap), join: Join(style.join),
            dashes: style.dash?.lengths.map { Double($0) } ?? [])
    }
}

extension PictureStroke.Cap {
    fileprivate init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
}

extension PictureStroke.Join {
    fileprivate init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}

extension PictureBlending {
    /// A mode that CSS doesn't have becomes the normal mode.
    init(_ mode: CGBlendMode) {
        self = mode == .normal ? .normal : Self.modes[mode] ?? .normal
    }

    private static let modes: [CGBlendMode: PictureBlending] = [
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
        .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
        .difference: .difference, .exclusion: .exclusion, .hue: .hue, .saturation: .saturation,
        .color: .color, .luminosity: .luminosity, .plusLighter: .plusLighter,
    ]
}

extension PictureGradient {
    /// There is no color beyond an end that the options don't extend.
    init(_ kind: Kind, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        var stops = Self.stops(gradient)
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            stops.insert(Stop(first.location, first.color.faded(by: 0)), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            stops.append(Stop(last.location, last.color.faded(by: 0)))
        }
        self.init(kind, stops: stops)
    }

    static func stops(_ gradient: CGGradient) -> [Stop] {
        zip(gradient.locations, gradient.colors).map { Stop($0, PictureColor($1)) }
    }
}
