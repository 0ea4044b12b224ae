import CoreGraphics

/// The nodes of what was drawn in a view or an image.
struct DrawingNodes {
    /// The number of the view: the keys of the nodes begin with it.
    let owner: Int
    /// What a gradient or a tiled image without a clip fills.
    let bounds: CGRect
    /// The number of the next node.
    var nextPart: Int

    mutating func nodes(of drawing: Drawing) -> [PictureNode] {
        var nodes: [PictureNode] = []
        for command in drawing.commands {
            if case .clear(let rect) = command.content {
                nodes = cleared(nodes, rect, command.transform)
            } else {
                nodes += self.nodes(of: command)
            }
        }
        return nodes
    }

    private mutating func nodes(of command: DrawingCommand) -> [PictureNode] {
        let inner = content(of: command)
        let isPlain = command.shadow == nil && PictureBlending(command.blendMode) == .normal
        guard !command.clips.isEmpty || !isPlain || inner.opacity < 1 || inner.transform != .identity else {
            return inner.children.map(node)
        }
        var group = inner
        group.blending = PictureBlending(command.blendMode)
        group.shadow = command.shadow.map { shadow in
            PictureShadow(color: PictureColor(shadow.color), offset: shadow.offset, radius: shadow.blur)
        }
        return [clipped(group, command.clips)]
    }
}

// What a command draws.
extension DrawingNodes {
    /// The content in a group, which has a transform and an opacity where the content itself cannot take them.
    private mutating func content(of command: DrawingCommand) -> UnplacedGroup {
        let transform = command.transform
        let opacity = Double(command.alpha)
        switch command.content {
        case .fill(let path, let rule, let color):
            let fill = PicturePaint.color(PictureColor(color).faded(by: opacity))
            let outline = PictureOutline(path.applying(transform))
            return UnplacedGroup(
                .shape(PictureShape(outline, fill: fill, usesEvenOddRule: rule == .evenOdd)))
        case .stroke(let path, let style, let color):
            let stroke = PictureStroke(style, PictureColor(color).faded(by: opacity))
            return UnplacedGroup(.shape(PictureShape(PictureOutline(path), stroke: stroke)), transform)
        case .linearGradient(let gradient, let start, let end, let options):
            let paint = PictureGradient(.linear(from: start, to: end), gradient, options)
            return UnplacedGroup(filling(paint, transform), transform, opacity)
        case .radialGradient(let gradient, let start, let end, let options):
            let kind = PictureGradient.Kind.radial(from: PictureCircle(start), to: PictureCircle(end))
            return UnplacedGroup(filling(PictureGradient(kind, gradient, options), transform), transform, opacity)
        case .image(let image, let rect, _): return self.image(image, rect, transform, opacity)
        case .tiledImage(let image, let rect, _): return tiles(image, rect, transform, opacity)
        case .text(let run):
            return UnplacedGroup(.text(PictureText(run, opacity: opacity)), transform)
        case .layer(let drawing):
            return UnplacedGroup(placed: nodes(of: drawing), .identity, opacity)
        case .clear: return UnplacedGroup(placed: [], .identity, 1)
        }
    }
}
