import Foundation

// Pictures as parts of other pictures.

extension Picture {
    /// The picture as one node, with rounded corners.
    func node(at origin: CGPoint, scale: Double = 1, corner: Double = 0) -> PictureNode {
        let edge = CGRect(origin: .zero, size: size)
        let outline: PictureOutline = corner > 0 ? .roundedRect(edge, radius: corner) : .rect(edge)
        return PictureNode(
            PictureKey(0),
            .group(
                PictureGroup(
                    name: "Screen",
                    transform: PictureTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y),
                    clip: PictureClip(outline), children: nodes)))
    }

    /// The picture with renumbered nodes: the pictures that it was composed of may have equal keys.
    var renumbered: Picture {
        var count = 0
        return Picture(size: size, nodes: nodes.map { $0.renumbered(from: &count) })
    }
}

extension PictureNode {
    fileprivate func renumbered(from count: inout Int) -> PictureNode {
        count += 1
        let key = PictureKey(count)
        guard case .group(var group) = content else { return PictureNode(key, content) }
        group.children = group.children.map { $0.renumbered(from: &count) }
        return PictureNode(key, .group(group))
    }
}
