import CoreGraphics
import QuartzCore
import UIKit

extension UIView {
    /// What the view shows at this moment of the runtime's clock, with all views within it, in its own coordinates.
    ///
    /// The view need not be in a window. It is laid out first, where a layout was asked for.
    public var picture: Picture {
        layoutIfNeeded()
        var maker = LayerNodes()
        return Picture(size: bounds.size, nodes: maker.contents(of: layer))
    }
}

/// Makes the nodes of layers, as their animations and UIKit's transitions show them at this moment.
@MainActor
struct LayerNodes {
    /// How many layers have been drawn: each is known by its number.
    private var lastNumber = 0
    /// The names of the classes that were met.
    private var names: [ObjectIdentifier: String] = [:]
    private var now: TimeInterval
    /// Where transitions show views.
    private let motions: [ObjectIdentifier: ViewMotion]

    init() {
        let runtime = Runtime.current
        now = runtime.loop.now
        let running = runtime.engine.motions(at: now).map { (ObjectIdentifier($0.view), $0) }
        motions = Dictionary(running) { _, last in last }
    }

    /// The nodes of a layer in its superlayer's coordinates; none for one that cannot be seen.
    mutating func nodes(of layer: CALayer) -> [PictureNode] {
        let shown = layer.asShown(at: now)
        guard !shown.isHidden, shown.opacity > 0 else { return [] }
        lastNumber += 1
        let number = lastNumber
        let view = layer.backing as? UIView
        guard view?.isShownElsewhere != true else { return [] }
        let motion = view.flatMap { motions[ObjectIdentifier($0)] }
        var children = contents(of: layer, shown, number)
        if let motion, motion.dimming > 0 { children.append(shade(over: shown, number, motion.dimming)) }
        var place = shown.transformToSuperlayer.concatenating(motion?.transform(of: shown) ?? .identity)
        if let transition = view?.shownTransition(at: now) {
            children = mix(children, with: transition)
            place = transition.transform.concatenating(place)
        }
        guard !children.isEmpty else { return [] }
        let group = PictureGroup(
            name: name(of: type(of: view ?? layer)), transform: PictureTransform(place),
            opacity: Double(shown.opacity) * (motion?.opacity ?? 1), clip: clip(of: shown, view),
            mask: layer.mask.map { nodes(of: $0) } ?? [], shadow: PictureShadow(of: shown), children: children
        )
        return [PictureNode(PictureKey(number), .group(group))]
    }

    /// What the layer shows, with what it showed before a transition.
    private mutating func mix(_ new: [PictureNode], with transition: ShownTransition) -> [PictureNode] {
        let old = transition.opacities.old > 0 ? nodes(of: transition.old) : []
        return part(old, transition.opacities.old) + part(new, transition.opacities.new)
    }

    private mutating func part(_ nodes: [PictureNode], _ opacity: Double) -> [PictureNode] {
        guard opacity > 0, !nodes.isEmpty else { return [] }
        lastNumber += 1
        let group = PictureGroup(opacity: opacity, children: nodes)
        return [PictureNode(PictureKey(lastNumber), .group(group))]
    }

    private mutating func name(of type: AnyClass) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// The nodes of what lies within a layer, in its own coordinates.
    mutating func contents(of layer: CALayer) -> [PictureNode] {
        lastNumber += 1
        return contents(of: layer, layer.asShown(at: now), lastNumber)
    }

    private mutating func contents(of layer: CALayer, _ shown: CALayer, _ number: Int) -> [PictureNode] {
        (layer.backing as? UIView)?.prepareForDrawing()
        layer.displayIfNeeded()
        var drawn = DrawingNodes(owner: number, bounds: shown.bounds, firstPart: 1)
        var nodes = drawn.nodes(of: inside(of: layer, shown))
        nodes += sublayerNodes(of: layer)
        if shown.borderWidth > 0 { nodes += drawn.nodes(of: drawing(of: shown, LayerRenderer.drawBorder)) }
        return nodes
    }

    private mutating func sublayerNodes(of layer: CALayer) -> [PictureNode] {
        let sublayers = inOrder(layer.sublayersFromBehind)
        guard !sublayers.isEmpty else { return [] }
        return layer.instances.flatMap { nodes(of: sublayers, in: $0) }
    }

    private mutating func nodes(of layers: [CALayer], in instance: LayerInstance) -> [PictureNode] {
        now -= instance.delay
        defer { now += instance.delay }
        let (place, opacity) = (PictureTransform(instance.transform), Double(instance.opacity))
        guard place != .identity || opacity < 1 else { return layers.flatMap { nodes(of: $0) } }
        lastNumber += 1
        let number = lastNumber
        let group = PictureGroup(
            transform: place, opacity: opacity, children: layers.flatMap { nodes(of: $0) })
        return [PictureNode(PictureKey(number), .group(group))]
    }

    /// The background, and what a layer draws itself. While its size changes it is drawn in its new size and stretched.
    private func inside(of layer: CALayer, _ shown: CALayer) -> Drawing {
        drawing(of: shown) { shown, context in
            LayerRenderer.drawBackground(of: shown, in: context)
            guard layer !== shown else { return LayerRenderer.drawContents(of: layer, in: context) }
            let (size, shownSize) = (layer.bounds.size, shown.bounds.size)
            if size != shownSize, size.width > 0, size.height > 0 {
                context.translateBy(x: shown.bounds.minX, y: shown.bounds.minY)
                context.scaleBy(x: shownSize.width / size.width, y: shownSize.height / size.height)
                context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
                LayerRenderer.drawContents(of: layer, in: context)
            } else {
                LayerRenderer.drawContents(of: shown, in: context)
            }
        }
    }

    private func drawing(of layer: CALayer, _ draw: (CALayer, CGContext) -> Void) -> Drawing {
        let context = CGContext(viewBounds: layer.bounds, scale: layer.contentsScale)
        draw(layer, context)
        return context.drawing
    }

    /// From back to front, as a transition may have them.
    private func inOrder(_ layers: [CALayer]) -> [CALayer] {
        guard !motions.isEmpty else { return layers }
        let isInFront = { (layer: CALayer) in
            (layer.backing as? UIView).flatMap { self.motions[ObjectIdentifier($0)]?.isInFront } ?? false
        }
        return layers.filter { !isInFront($0) } + layers.filter(isInFront)
    }

    private func clip(of layer: CALayer, _ view: UIView?) -> PictureClip? {
        if let path = view?.presentedOutline { return PictureClip(PictureOutline(path.elements)) }
        guard layer.masksToBounds else { return nil }
        let bounds = layer.bounds
        if layer.cornerRadius <= 0, bounds.size.width > 0, bounds.size.height > 0 {
            return PictureClip(.rect(bounds))
        }
        return PictureClip(PictureOutline(LayerRenderer.outline(of: layer)))
    }

    private func shade(over layer: CALayer, _ number: Int, _ darkness: Double) -> PictureNode {
        let black = PictureColor(red: 0, green: 0, blue: 0, alpha: darkness)
        return PictureNode(
            PictureKey(number, part: -1), .shape(PictureShape(.rect(layer.bounds), fill: .color(black))))
    }
}

extension PictureShadow {
    /// The shadow of a layer; `nil` for one without.
    fileprivate init?(of layer: CALayer) {
        guard layer.castsShadow, let color = layer.shadowColor else { return nil }
        self.init(
            color: PictureColor(color).faded(by: Double(layer.shadowOpacity)), offset: layer.shadowOffset,
            radius: layer.shadowRadius * 2)
    }
}

extension ViewMotion {
    /// In the superlayer's coordinates.
    fileprivate func transform(of layer: CALayer) -> CGAffineTransform {
        let middle = layer.position
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: middle.x + offset.x, y: middle.y + offset.y))
    }
}
