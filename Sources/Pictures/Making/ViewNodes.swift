import CoreGraphics
import UIKit

extension UIView {
    /// What the view shows at this moment of the runtime's clock, with all views within it, in its own coordinates.
    ///
    /// The view need not be in a window. It is laid out first, where a layout was asked for.
    public var picture: Picture {
        layoutIfNeeded()
        var maker = ViewNodes()
        return Picture(size: bounds.size, nodes: maker.contents(of: self))
    }
}

/// Makes the nodes of views.
@MainActor
struct ViewNodes {
    /// The views that have been drawn, by number.
    private var lastNumber = 0

    /// The nodes of a view in its superview's coordinates; none for one that cannot be seen.
    mutating func nodes(of view: UIView) -> [PictureNode] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        lastNumber += 1
        let number = lastNumber
        let group = PictureGroup(
            name: "\(type(of: view))", transform: PictureTransform(view.transformToSuperview),
            opacity: view.alpha,
            clip: view.clipsToBounds ? PictureClip(.rect(view.bounds)) : nil,
            children: contents(of: view, number))
        return group.children.isEmpty ? [] : [PictureNode(PictureKey(number), .group(group))]
    }

    mutating func contents(of view: UIView) -> [PictureNode] {
        lastNumber += 1
        return contents(of: view, lastNumber)
    }

    private mutating func contents(of view: UIView, _ number: Int) -> [PictureNode] {
        var nodes = drawnNodes(of: view, number)
        for subview in view.subviews { nodes += self.nodes(of: subview) }
        return nodes
    }

    /// The background, and what the view draws itself.
    private func drawnNodes(of view: UIView, _ number: Int) -> [PictureNode] {
        var drawing = DrawingNodes(owner: number, bounds: view.bounds, firstPart: 1)
        return drawing.nodes(of: view.makeDrawing())
    }
}
