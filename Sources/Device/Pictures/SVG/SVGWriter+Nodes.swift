import Foundation

extension SVGWriter {
    mutating func write(_ node: PictureNode) {
        switch node.content {
        case .group(let group): write(group)
        case .shape(let shape): write(shape)
        case .text(let text): write(text)
        case .image(let image): write(image)
        }
    }
}

// Groups.
extension SVGWriter {
    private mutating func write(_ group: PictureGroup) {
        guard group.opacity > 0, !group.children.isEmpty else { return }
        open("g", attributes(of: group))
        for child in group.children { write(child) }
        close("g")
    }

    mutating func attributes(of group: PictureGroup) -> [Attribute] {
        var attributes: [Attribute] = []
        if !group.name.isEmpty { attributes.append(("class", group.name)) }
        if group.transform != .identity { attributes.append(("transform", written(group.transform))) }
        if group.opacity < 1 { attributes.append(("opacity", "\(SVGNumber(group.opacity))")) }
        if group.blending != .normal {
            attributes.append(("style", "mix-blend-mode:\(group.blending.rawValue)"))
        }
        if let shadow = group.shadow { attributes.append(("filter", define(shadow))) }
        if let clip = group.clip { attributes.append(("clip-path", define(clip))) }
        if !group.mask.isEmpty { attributes.append(("mask", define(group.mask))) }
        if !group.holes.isEmpty { attributes.append(("mask", define(holes: group.holes))) }
        return attributes
    }

    private func written(_ transform: PictureTransform) -> String {
        let (x, y) = (SVGNumber(transform.tx), SVGNumber(transform.ty))
        if transform.isTranslation { return "translate(\(x) \(y))" }
        let parts = [transform.a, transform.b, transform.c, transform.d].map { "\(SVGNumber($0, .factor))" }
        return "matrix(\(parts.joined(separator: " ")) \(x) \(y))"
    }

    private mutating func define(_ clip: PictureClip) -> String {
        define("clipPath", []) { writer in
            let rule: [Attribute] = clip.usesEvenOddRule ? [("clip-rule", "evenodd")] : []
            writer.write(clip.outline, rule)
        }
    }

    private mutating func define(_ mask: [PictureNode]) -> String {
        define("mask", [("mask-type", "alpha")]) { writer in
            for node in mask { writer.write(node) }
        }
    }

    /// The content is visible where the mask is white.
    private mutating func define(holes: [PictureNode]) -> String {
        let everything = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
        let white = PictureColor(red: 1, green: 1, blue: 1)
        let region: [Attribute] = [("maskUnits", "userSpaceOnUse")] + frame(everything)
        return define("mask", region) { writer in
            writer.write(PictureShape(.rect(everything), fill: .color(white)))
            for hole in holes { writer.write(hole) }
        }
    }

    private mutating func define(_ shadow: PictureShadow) -> String {
        let region: [Attribute] = [
            ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%"),
            ("color-interpolation-filters", "sRGB"),
        ]
        return define("filter", region) { writer in writer.add(stepsOf: shadow) }
    }

    /// In separate filter steps, as not every program supports `feDropShadow`.
    private mutating func add(stepsOf shadow: PictureShadow) {
        // The blur of a layer's shadow extends by its radius, which is twice the standard deviation.
        add(
            "feGaussianBlur",
            [("in", "SourceAlpha"), ("stdDeviation", "\(SVGNumber(shadow.radius / 2))")])
        add(
            "feOffset",
            [
                ("dx", "\(SVGNumber(shadow.offset.width))"), ("dy", "\(SVGNumber(shadow.offset.height))"),
                ("result", "cast"),
            ])
        add(
            "feFlood",
            [
                ("flood-color", shadow.color.written),
                ("flood-opacity", "\(SVGNumber(shadow.color.alpha))"),
            ])
        add("feComposite", [("in2", "cast"), ("operator", "in"), ("result", "shadow")])
        add("feBlend", [("in", "SourceGraphic"), ("in2", "shadow")])
    }
}

// Shapes.
extension SVGWriter {
    private mutating func write(_ shape: PictureShape) {
        write(shape.outline, attributes(of: shape))
    }

    private mutating func write(_ outline: PictureOutline, _ paint: [Attribute]) {
        switch outline {
        case .rect(let rect): add("rect", frame(rect) + paint)
        case .roundedRect(let rect, let radius):
            let radius = min(radius, rect.width / 2, rect.height / 2)
            add("rect", frame(rect) + [("rx", "\(SVGNumber(radius))")] + paint)
        case .ellipse(let rect): write(ellipse: rect, paint)
        case .path(let elements): add("path", [("d", elements.written)] + paint)
        }
    }

    private func frame(_ rect: CGRect) -> [Attribute] {
        [
            ("x", "\(SVGNumber(rect.minX))"), ("y", "\(SVGNumber(rect.minY))"),
            ("width", "\(SVGNumber(rect.width))"), ("height", "\(SVGNumber(rect.height))"),
        ]
    }

    private mutating func write(ellipse rect: CGRect, _ paint: [Attribute]) {
        let center: [Attribute] = [("cx", "\(SVGNumber(rect.midX))"), ("cy", "\(SVGNumber(rect.midY))")]
        let (x, y) = (SVGNumber(rect.width / 2), SVGNumber(rect.height / 2))
        if x == y {
            add("circle", center + [("r", "\(x)")] + paint)
        } else {
            add("ellipse", center + [("rx", "\(x)"), ("ry", "\(y)")] + paint)
        }
    }

    private mutating func attributes(of shape: PictureShape) -> [Attribute] {
        var attributes: [Attribute] = []
        switch shape.fill {
        case .color(let color):
            attributes.append(("fill", color.written))
            if color.alpha < 1 { attributes.append(("fill-opacity", "\(SVGNumber(color.alpha))")) }
        case .gradient(let gradient): attributes.append(("fill", define(gradient)))
        case nil: attributes.append(("fill", "none"))
        }
        if shape.usesEvenOddRule { attributes.append(("fill-rule", "evenodd")) }
        if let stroke = shape.stroke { attributes += self.attributes(of: stroke) }
        return attributes
    }

    private func attributes(of stroke: PictureStroke) -> [Attribute] {
        var attributes: [Attribute] = [
            ("stroke", stroke.color.written), ("stroke-width", "\(SVGNumber(stroke.width))"),
        ]
        if stroke.color.alpha < 1 {
            attributes.append(("stroke-opacity", "\(SVGNumber(stroke.color.alpha))"))
        }
        if stroke.cap != .butt { attributes.append(("stroke-linecap", stroke.cap.rawValue)) }
        if stroke.join != .miter { attributes.append(("stroke-linejoin", stroke.join.rawValue)) }
        if !stroke.dashes.isEmpty {
            let dashes = stroke.dashes.map { "\(SVGNumber($0))" }.joined(separator: " ")
            attributes.append(("stroke-dasharray", dashes))
        }
        return attributes
    }

    private mutating func define(_ gradient: PictureGradient) -> String {
        let units: Attribute = ("gradientUnits", "userSpaceOnUse")
        switch gradient.kind {
        case .linear(let from, let to):
            let ends: [Attribute] = [
                ("x1", "\(SVGNumber(from.x))"), ("y1", "\(SVGNumber(from.y))"), ("x2", "\(SVGNumber(to.x))"),
                ("y2", "\(SVGNumber(to.y))"),
            ]
            return define("linearGradient", [units] + ends) { $0.write(gradient.stops) }
        case .radial(let from, let to):
            let circles: [Attribute] = [
                ("cx", "\(SVGNumber(to.center.x))"), ("cy", "\(SVGNumber(to.center.y))"),
                ("r", "\(SVGNumber(to.radius))"), ("fx", "\(SVGNumber(from.center.x))"),
                ("fy", "\(SVGNumber(from.center.y))"), ("fr", "\(SVGNumber(from.radius))"),
            ]
            return define("radialGradient", [units] + circles) { $0.write(gradient.stops) }
        }
    }

    private mutating func write(_ stops: [PictureGradient.Stop]) {
        for stop in stops {
            var attributes: [Attribute] = [
                ("offset", "\(SVGNumber(stop.location))"), ("stop-color", stop.color.written),
            ]
            if stop.color.alpha < 1 { attributes.append(("stop-opacity", "\(SVGNumber(stop.color.alpha))")) }
            add("stop", attributes)
        }
    }
}

// Texts and images.
extension SVGWriter {
    private mutating func write(_ text: PictureText) {
        guard text.width > 0, !text.string.isEmpty else { return }
        let size: Attribute = ("font-size", "\(SVGNumber(text.font.size))")
        let style = style(of: text)
        if placesLetters, let letters = LetterPlaces(of: text) {
            return addLetters(letters.places, [("y", "\(SVGNumber(text.origin.y))"), size] + style)
        }
        var attributes: [Attribute] = [
            ("x", "\(SVGNumber(text.anchorPoint.x))"), ("y", "\(SVGNumber(text.anchorPoint.y))"),
            ("textLength", "\(SVGNumber(text.width))"), ("lengthAdjust", "spacingAndGlyphs"),
            size,
        ]
        if text.anchor != .start { attributes.append(("text-anchor", text.anchor.rawValue)) }
        if text.letterSpacing != 0 {
            attributes.append(("letter-spacing", "\(SVGNumber(text.letterSpacing))"))
        }
        add("text", attributes + style, content: text.string)
    }

    private func style(of text: PictureText) -> [Attribute] {
        var attributes: [Attribute] = []
        if let families = text.font.familiesInCSS { attributes.append(("font-family", families)) }
        if text.font.weight != 400 { attributes.append(("font-weight", "\(text.font.weight)")) }
        if text.font.isItalic { attributes.append(("font-style", "italic")) }
        let lines = [(text.isUnderlined, "underline"), (text.isStruckThrough, "line-through")]
            .filter(\.0).map(\.1)
        if !lines.isEmpty { attributes.append(("text-decoration", lines.joined(separator: " "))) }
        attributes += paint(of: text)
        // Spaces are significant, including leading and trailing ones.
        attributes.append(("xml:space", "preserve"))
        return attributes
    }

    private func paint(of text: PictureText) -> [Attribute] {
        var attributes: [Attribute] = []
        if text.isFilled {
            attributes.append(("fill", text.color.written))
            if text.color.alpha < 1 {
                attributes.append(("fill-opacity", "\(SVGNumber(text.color.alpha))"))
            }
        } else {
            attributes.append(("fill", "none"))
        }
        if let outline = text.outline { attributes += self.attributes(of: outline) }
        return attributes
    }

    /// An image that occurs more than once is written once and then referenced.
    private mutating func write(_ image: PictureImage) {
        if let first = writtenImages[image.data] {
            let transform = written(first.frame.transform(to: image.frame))
            return add("use", [("href", "#\(first.name)"), ("transform", transform)])
        }
        let name = "i\(writtenImages.count + 1)"
        writtenImages[image.data] = (name, image.frame)
        let data = "data:image/\(image.format.rawValue);base64,\(image.data.base64EncodedString())"
        add(
            "image",
            [("id", name)] + frame(image.frame) + [("preserveAspectRatio", "none"), ("href", data)])
    }
}

extension CGRect {
    /// The transform that maps this rectangle to another.
    fileprivate func transform(to other: CGRect) -> PictureTransform {
        let x = width > 0 ? other.width / width : 0
        let y = height > 0 ? other.height / height : 0
        return PictureTransform(
            a: x, b: 0, c: 0, d: y, tx: other.minX - minX * x, ty: other.minY - minY * y)
    }
}
