import CoreGraphics

/// The nodes of the drawing in a view or an image.
struct DrawingNodes {
    /// The number of the view, which is the owner in the nodes' keys.
    let owner: Int
    /// The area of a gradient that isn't clipped.
    let bounds: CGRect
    /// The number of the next node.
    private(set) var nextPart: Int

    init(owner: Int, bounds: CGRect, firstPart: Int) {
        self.owner = owner
        self.bounds = bounds
        nextPart = firstPart
    }

    mutating func nodes(of drawing: Drawing) -> [PictureNode] {
        var nodes: [PictureNode] = []
        for command in drawing.commands {
            if case .clear(let rect) = command.content {
                nodes = cleared(nodes, rect, command.transform)
            } else if command.blendMode == .clear {
                nodes = cleared(nodes, by: command)
            } else {
                nodes += self.nodes(of: command)
            }
        }
        return nodes
    }

    private mutating func node(_ content: PictureNode.Content) -> PictureNode {
        defer { nextPart += 1 }
        return PictureNode(PictureKey(owner, part: nextPart), content)
    }

    private mutating func nodes(of command: DrawingCommand) -> [PictureNode] {
        var group = content(of: command)
        group.blending = PictureBlending(command.blendMode)
        group.shadow = command.shadow.map { shadow in
            PictureShadow(color: PictureColor(shadow.color), offset: shadow.offset, radius: shadow.blur)
        }
        return command.clips.reversed().reduce(simplified(group)) { nodes, clip in
            [node(.group(self.group(cutTo: clip, nodes)))]
        }
    }

    /// The contents of a group without effect.
    private mutating func simplified(_ group: PictureGroup) -> [PictureNode] {
        group.isPlain ? group.children : [node(.group(group))]
    }

    private mutating func group(cutTo clip: DrawingClip, _ children: [PictureNode]) -> PictureGroup {
        switch clip.shape {
        case .path(let path, let rule):
            let outline = PictureOutline(path.applying(clip.transform))
            return PictureGroup(
                clip: PictureClip(outline, usesEvenOddRule: rule == .evenOdd), children: children)
        case .image(let image, let rect):
            let mask = self.image(image, rect, clip.transform, opacity: 1)
            return PictureGroup(mask: simplified(mask), children: children)
        }
    }

    /// A hole in everything drawn before.
    private mutating func cleared(
        _ nodes: [PictureNode], _ rect: CGRect, _ transform: CGAffineTransform
    ) -> [PictureNode] {
        guard !nodes.isEmpty else { return [] }
        let path = CGMutablePath()
        path.addRect(bounds.union(rect.applying(transform)).insetBy(dx: -1_000, dy: -1_000))
        path.addRect(rect, transform: transform)
        let clip = PictureClip(PictureOutline(path.elements), usesEvenOddRule: true)
        return [node(.group(PictureGroup(clip: clip, children: nodes)))]
    }
}

extension DrawingNodes {
    /// Drawing in clear mode erases everything drawn before.
    private mutating func cleared(_ nodes: [PictureNode], by command: DrawingCommand) -> [PictureNode] {
        guard !nodes.isEmpty else { return [] }
        var black = command
        black.blendMode = .normal
        black.alpha = 1
        black.content = command.content.inBlack
        return [node(.group(PictureGroup(holes: self.nodes(of: black), children: nodes)))]
    }
}

extension DrawingCommand.Content {
    fileprivate var inBlack: DrawingCommand.Content {
        switch self {
        case .fill(let path, let rule, _): .fill(path, rule, .black)
        case .stroke(let path, let style, _): .stroke(path, style, .black)
        default: self
        }
    }
}

// The content of a command, in a group with the transform and the opacity that the content itself can't represent.
extension DrawingNodes {
    private mutating func content(of command: DrawingCommand) -> PictureGroup {
        let (transform, opacity) = (command.transform, Double(command.alpha))
        switch command.content {
        case .fill(let path, let rule, let color):
            let fill = PicturePaint.color(PictureColor(color).faded(by: opacity))
            let outline = PictureOutline(path.applying(transform))
            return group(.shape(PictureShape(outline, fill: fill, usesEvenOddRule: rule == .evenOdd)))
        case .stroke(let path, let style, let color):
            let stroke = PictureStroke(style, PictureColor(color).faded(by: opacity))
            return group(.shape(PictureShape(PictureOutline(path), stroke: stroke)), transform)
        case .linearGradient(let gradient, let start, let end, let options):
            let kind = PictureGradient.Kind.linear(from: start, to: end)
            return filling(PictureGradient(kind, gradient, options), transform, opacity, in: command.clips)
        case .radialGradient(let gradient, let start, let end, let options):
            let kind = PictureGradient.Kind.radial(from: PictureCircle(start), to: PictureCircle(end))
            return filling(PictureGradient(kind, gradient, options), transform, opacity, in: command.clips)
        case .conicGradient(let gradient, let center, let angle):
            let wedges = ConicWedges(PictureGradient.stops(gradient), center: center, from: angle)
            let area = bounds.applying(transform.inverted())
            return PictureGroup(
                transform: PictureTransform(transform), opacity: opacity,
                children: wedges.shapes(covering: area).map { node(.shape($0)) })
        case .image(let image, let rect, _): return self.image(image, rect, transform, opacity: opacity)
        case .tiledImage(let image, let rect, _): return tiles(of: image, rect, transform, opacity)
        case .text(let run): return group(.text(PictureText(run)), transform, opacity: opacity)
        case .layer(let drawing): return PictureGroup(opacity: opacity, children: nodes(of: drawing))
        case .clear: return PictureGroup()
        }
    }

    private mutating func group(
        _ content: PictureNode.Content, _ transform: CGAffineTransform = .identity, opacity: Double = 1
    ) -> PictureGroup {
        PictureGroup(transform: PictureTransform(transform), opacity: opacity, children: [node(content)])
    }

    private mutating func filling(
        _ gradient: PictureGradient, _ transform: CGAffineTransform, _ opacity: Double,
        in clips: [DrawingClip]
    ) -> PictureGroup {
        let area = bounds.union(reach(of: clips)).applying(transform.inverted())
        return group(
            .shape(PictureShape(.rect(area), fill: .gradient(gradient))), transform, opacity: opacity)
    }

    /// The area of the clips, which may be beyond the bounds; empty without clips.
    private func reach(of clips: [DrawingClip]) -> CGRect {
        let areas = clips.compactMap { clip -> CGRect? in
            guard case .path(let path, _) = clip.shape else { return nil }
            return path.applying(clip.transform).boundingBox
        }
        guard let first = areas.first else { return .null }
        return areas.dropFirst().reduce(first) { $0.intersection($1) }
    }

    /// Core Graphics draws images upright if y points up.
    private mutating func image(
        _ image: ImageContent, _ rect: CGRect, _ transform: CGAffineTransform, opacity: Double
    ) -> PictureGroup {
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
        return PictureGroup(
            transform: PictureTransform(upright.concatenating(transform)), opacity: opacity,
            children: nodes(of: image, in: rect))
    }

    private mutating func tiles(
        of image: ImageContent, _ rect: CGRect, _ transform: CGAffineTransform, _ opacity: Double
    ) -> PictureGroup {
        let area = bounds.applying(transform.inverted())
        guard rect.width > 0, rect.height > 0 else { return PictureGroup() }
        let columns = Self.tiles((area.minX - rect.minX) / rect.width, (area.maxX - rect.minX) / rect.width)
        let rows = Self.tiles((area.minY - rect.minY) / rect.height, (area.maxY - rect.minY) / rect.height)
        // More tiles than pixels on a screen wouldn't be visible.
        guard columns.count * rows.count <= 1_000_000 else { return PictureGroup() }
        let children = rows.flatMap { row in
            columns.flatMap { column in
                let offset = CGPoint(x: CGFloat(column) * rect.width, y: CGFloat(row) * rect.height)
                return simplified(
                    self.image(image, rect.offsetBy(dx: offset.x, dy: offset.y), .identity, opacity: 1))
            }
        }
        return PictureGroup(transform: PictureTransform(transform), opacity: opacity, children: children)
    }

    /// The indices of the tiles between two positions, in units of a tile.
    private static func tiles(_ first: CGFloat, _ end: CGFloat) -> Range<Int> {
        let (first, end) = (Int(bounded: first.rounded(.down)), Int(bounded: end.rounded(.up)))
        return first..<max(first, end)
    }

    /// An image that fills a rectangle.
    private mutating func nodes(of image: ImageContent, in rect: CGRect) -> [PictureNode] {
        switch image.source {
        case .pixels:
            return image.pngFile.map { [node(.image(PictureImage($0, .png, frame: rect)))] } ?? []
        case .file(let file, let shown):
            if image.wholeFile != nil { return [node(.image(PictureImage(file, frame: rect)))] }
            let all = CGRect(x: 0, y: 0, width: file.width, height: file.height)
            return part(shown, [node(.image(PictureImage(file, frame: all)))], in: rect)
        case .drawing(let drawing, let shown):
            return part(shown, nodes(of: drawing), in: rect)
        }
    }

    /// The nodes' appearance in a part of their coordinates, scaled to a rectangle.
    private mutating func part(_ shown: CGRect, _ nodes: [PictureNode], in rect: CGRect) -> [PictureNode] {
        guard shown.width > 0, shown.height > 0 else { return [] }
        let (x, y) = (rect.width / shown.width, rect.height / shown.height)
        let transform = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: rect.minX - shown.minX * x, ty: rect.minY - shown.minY * y)
        return simplified(
            PictureGroup(
                transform: PictureTransform(transform), clip: PictureClip(.rect(shown)), children: nodes))
    }
}

extension PictureCircle {
    fileprivate init(_ circle: DrawingCircle) {
        self.init(center: circle.center, radius: circle.radius)
    }
}

extension PictureImage {
    /// A file without its orientation: the drawing applies it, and a viewer must not do so again.
    fileprivate init(_ file: ImageFile, frame: CGRect) {
        self.init((file.turned(to: 1) ?? file).bytes, Format(file.format), frame: frame)
    }
}

extension PictureImage.Format {
    fileprivate init(_ format: ImageFile.Format) {
        self =
            switch format {
            case .png: .png
            case .jpeg: .jpeg
            case .svg: .svg
            }
    }
}

extension PictureText {
    fileprivate init(_ run: TextRun) {
        let font = Font(
            family: SystemDesign(fontName: run.fontName)?.rawValue
                ?? (run.fontName.hasPrefix(".") ? "" : run.fontName), weight: run.weight,
            isItalic: run.isItalic, size: run.fontSize)
        self.init(
            run.string, font: font, color: PictureColor(run.color), origin: run.position, width: run.width,
            anchor: Anchor(run.anchor), letterSpacing: run.letterSpacing,
            outline: run.outline.map { PictureStroke(PictureColor($0.color), width: $0.width) },
            isFilled: run.outline?.isFilled ?? true)
    }
}

extension PictureText.Anchor {
    fileprivate init(_ anchor: TextRun.Anchor) {
        self =
            switch anchor {
            case .start: .start
            case .middle: .middle
            case .end: .end
            }
    }
}
