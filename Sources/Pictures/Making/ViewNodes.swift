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
    /// How many views have been drawn: each is known by its number.
    private var lastNumber = 0
    /// Where transitions show views at this moment.
    private let motions: [ObjectIdentifier: ViewMotion]

    init() {
        let runtime = Runtime.current
        let running = runtime.engine.motions(at: runtime.loop.now).map { (ObjectIdentifier($0.view), $0) }
        motions = Dictionary(running) { _, last in last }
    }

    /// The nodes of a view in its superview's coordinates; none for one that cannot be seen.
    mutating func nodes(of view: UIView) -> [PictureNode] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        lastNumber += 1
        let number = lastNumber
        let motion = motions[ObjectIdentifier(view)]
        var children = contents(of: view, number)
        if let motion, motion.dimming > 0 { children.append(shade(over: view, number, motion.dimming)) }
        guard !children.isEmpty else { return [] }
        let transform = view.transformToSuperview.concatenating(motion?.transform(of: view) ?? .identity)
        let group = PictureGroup(
            name: "\(type(of: view))", transform: PictureTransform(transform),
            opacity: view.alpha * (motion?.opacity ?? 1),
            clip: view.clipPath.map { PictureClip(PictureOutline($0.elements)) }, children: children)
        return [PictureNode(PictureKey(number), .group(group))]
    }

    mutating func contents(of view: UIView) -> [PictureNode] {
        lastNumber += 1
        return contents(of: view, lastNumber)
    }

    private mutating func contents(of view: UIView, _ number: Int) -> [PictureNode] {
        view.prepareForDrawing()
        var nodes = drawnNodes(of: view, number)
        for subview in inOrder(view.subviews) { nodes += self.nodes(of: subview) }
        return nodes
    }

    /// From back to front, as a transition may have them.
    private func inOrder(_ views: [UIView]) -> [UIView] {
        guard !motions.isEmpty else { return views }
        let isInFront = { (view: UIView) in self.motions[ObjectIdentifier(view)]?.isInFront ?? false }
        return views.filter { !isInFront($0) } + views.filter(isInFront)
    }

    /// The background, and what the view draws itself.
    private func drawnNodes(of view: UIView, _ number: Int) -> [PictureNode] {
        var drawing = DrawingNodes(owner: number, bounds: view.bounds, firstPart: 1)
        return drawing.nodes(of: view.makeDrawing())
    }

    private func shade(over view: UIView, _ number: Int, _ darkness: Double) -> PictureNode {
        let black = PictureColor(red: 0, green: 0, blue: 0, alpha: darkness)
        return PictureNode(
            PictureKey(number, part: -1), .shape(PictureShape(.rect(view.bounds), fill: .color(black))))
    }
}

extension ViewMotion {
    /// In the superview's coordinates.
    fileprivate func transform(of view: UIView) -> CGAffineTransform {
        let middle = view.center
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: middle.x + offset.x, y: middle.y + offset.y))
    }
}
