import CoreGraphics
import QuartzCore
import UIKit

extension UIView {
    /// The view's current appearance at the time of the runtime's clock, including its subviews, in its own coordinates.
    ///
    /// The view doesn't need to be in a window. Pending layout is performed first.
    public var picture: Picture {
        layoutIfNeeded()
        var maker = LayerNodes()
        return Picture(size: bounds.size, nodes: maker.contents(of: layer))
    }
}

/// Creates the nodes of layers, as their animations and UIKit's transitions currently show them.
@MainActor
struct LayerNodes {
    /// The purpose of the picture.
    enum Purpose {
        /// A picture of one moment.
        case moment
        /// A live picture: motions describe planned animations.
        case live(FutureMotions)
    }

    /// The number of each layer.
    private(set) var numbers: LayerNumbers
    /// Whether the next frame will differ in a way that no motion describes.
    private(set) var isRedrawn = false
    /// Whether a motion describes the animation of a layer.
    private(set) var tellsMotions = false
    private let purpose: Purpose
    /// The names of the encountered classes.
    private var names: [ObjectIdentifier: String] = [:]
    private var now: TimeInterval
    /// The positions of views in transitions.
    private let motions: [ObjectIdentifier: ViewMotion]

    init(_ purpose: Purpose = .moment, numbers: LayerNumbers = LayerNumbers()) {
        let runtime = Runtime.current
        now = runtime.loop.now
        self.purpose = purpose
        self.numbers = numbers
        let running = runtime.engine.motions(at: now).map { (ObjectIdentifier($0.view), $0) }
        motions = Dictionary(running) { _, last in last }
    }

    /// The nodes of a layer in its superlayer's coordinates; empty if the layer isn't visible.
    mutating func nodes(of layer: CALayer) -> [PictureNode] {
        switch course(of: layer) {
        case .moving(let motion):
            tellsMotions = true
            return nodes(of: layer, motion)
        case .redrawn: isRedrawn = true
        case .still: break
        }
        let shown = layer.asShown(at: now)
        guard !shown.isHidden, shown.opacity > 0, let (view, number) = numbered(layer) else { return [] }
        let motion = view.flatMap { motions[ObjectIdentifier($0)] }
        var children = contents(of: layer, shown, number)
        if let motion, motion.dimming > 0 { children.append(shade(over: shown, number, motion)) }
        var place = shown.transformToSuperlayer.concatenating(motion?.transform(of: shown) ?? .identity)
        if let transition = view?.shownTransition(at: now) {
            children = mix(children, with: transition, number)
            place = transition.transform.concatenating(place)
        }
        guard !children.isEmpty else { return [] }
        var group = group(of: layer, shown, children)
        if let motion, motion.isClipped { group.clip = clip(of: shown, motion) }
        group.transform = PictureTransform(place)
        group.opacity = Double(shown.opacity) * (motion?.opacity ?? 1)
        return [PictureNode(PictureKey(number), .group(group))]
    }

    /// The nodes of a moving layer.
    private mutating func nodes(of layer: CALayer, _ motion: PictureMotion) -> [PictureNode] {
        guard !layer.isHidden, let (view, number) = numbered(layer) else { return [] }
        var children = contents(of: layer, layer, number)
        if let shade = shade(over: layer, number, of: view, during: motion) { children.append(shade) }
        guard !children.isEmpty, let last = motion.moments.last else { return [] }
        var group = group(of: layer, layer, children)
        group.transform = last.transform
        group.opacity = last.opacity
        group.motion = motion.moments.count > 1 ? motion : nil
        guard group.opacity > 0 || group.motion != nil else { return [] }
        return [PictureNode(PictureKey(number), .group(group))]
    }

    private func course(of layer: CALayer) -> LayerCourse {
        guard case .live(let future) = purpose else { return .still }
        return LayerCourse(of: layer, from: now, motions: future)
    }

    private mutating func numbered(_ layer: CALayer) -> (view: UIView?, number: Int)? {
        let number = numbers.number(of: layer)
        let view = layer.backing as? UIView
        return view?.isShownElsewhere == true ? nil : (view, number)
    }

    private mutating func group(of layer: CALayer, _ shown: CALayer, _ children: [PictureNode])
        -> PictureGroup
    {
        let view = layer.backing as? UIView
        return PictureGroup(
            name: name(of: type(of: view ?? layer)), clip: clip(of: shown, view),
            mask: layer.mask.map { nodes(of: $0) } ?? [], shadow: PictureShadow(of: shown), children: children
        )
    }

    /// The layer's appearance, blended with its appearance before a transition.
    private mutating func mix(_ new: [PictureNode], with transition: ShownTransition, _ number: Int)
        -> [PictureNode]
    {
        let old = transition.opacities.old > 0 ? nodes(of: transition.old) : []
        return part(old, transition.opacities.old, PictureKey(number, part: -2))
            + part(new, transition.opacities.new, PictureKey(number, part: -3))
    }

    private func part(_ nodes: [PictureNode], _ opacity: Double, _ key: PictureKey) -> [PictureNode] {
        guard opacity > 0, !nodes.isEmpty else { return [] }
        return [PictureNode(key, .group(PictureGroup(opacity: opacity, children: nodes)))]
    }

    private mutating func name(of type: AnyClass) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// The nodes of a layer's contents, in its own coordinates.
    mutating func contents(of layer: CALayer) -> [PictureNode] {
        contents(of: layer, layer.asShown(at: now), numbers.number(of: layer))
    }

    private mutating func contents(of layer: CALayer, _ shown: CALayer, _ number: Int) -> [PictureNode] {
        (layer.backing as? UIView)?.prepareForDrawing()
        layer.displayIfNeeded()
        var drawn = DrawingNodes(owner: number, bounds: shown.bounds, firstPart: 1)
        var nodes = drawn.nodes(of: inside(of: layer, shown))
        nodes += sublayerNodes(of: layer, number)
        if shown.borderWidth > 0 { nodes += drawn.nodes(of: drawing(of: shown, LayerRenderer.drawBorder)) }
        return nodes
    }

    private mutating func sublayerNodes(of layer: CALayer, _ number: Int) -> [PictureNode] {
        let sublayers = inOrder(layer.sublayersFromBehind)
        guard !sublayers.isEmpty else { return [] }
        return layer.instances.enumerated().flatMap { index, instance in
            nodes(of: sublayers, in: instance, PictureKey(number, part: -4 - index))
        }
    }

    private mutating func nodes(of layers: [CALayer], in instance: LayerInstance, _ key: PictureKey)
        -> [PictureNode]
    {
        now -= instance.delay
        defer { now += instance.delay }
        let (place, opacity) = (PictureTransform(instance.transform), Double(instance.opacity))
        let children = layers.flatMap { nodes(of: $0) }
        guard place != .identity || opacity < 1 else { return children }
        return [
            PictureNode(key, .group(PictureGroup(transform: place, opacity: opacity, children: children)))
        ]
    }

    /// The background and the drawing of a layer. While its size changes, the drawing has its final size and is stretched.
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

    /// From back to front, in the order of a transition.
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
        if !LayerRenderer.isRounded(layer), bounds.size.width > 0, bounds.size.height > 0 {
            return PictureClip(.rect(bounds))
        }
        return PictureClip(PictureOutline(LayerRenderer.outline(of: layer)))
    }

    /// The part of a zoomed view that is visible.
    private func clip(of layer: CALayer, _ motion: ViewMotion) -> PictureClip {
        let rect = layer.bounds.inset(by: motion.insets)
        guard motion.cornerRadius > 0 else { return PictureClip(.rect(rect)) }
        return PictureClip(.roundedRect(rect, radius: Double(motion.cornerRadius)))
    }

    private func shade(over layer: CALayer, _ number: Int, _ motion: ViewMotion) -> PictureNode {
        guard !motion.shades.isEmpty else { return shade(over: layer, number, motion.dimming) }
        let shades = motion.shades.enumerated().map { index, color in
            PictureNode(
                PictureKey(number, part: -1_000 - index),
                .shape(PictureShape(.rect(layer.bounds), fill: .color(PictureColor(color)))))
        }
        return PictureNode(
            PictureKey(number, part: -1),
            .group(PictureGroup(opacity: Double(motion.dimming), children: shades)))
    }

    private func shade(over layer: CALayer, _ number: Int, _ darkness: Double) -> PictureNode {
        let black = PictureColor(red: 0, green: 0, blue: 0, alpha: darkness)
        return PictureNode(
            PictureKey(number, part: -1), .shape(PictureShape(.rect(layer.bounds), fill: .color(black))))
    }

    /// A dimming that fades in or out while the layer moves.
    private func shade(over layer: CALayer, _ number: Int, of view: UIView?, during motion: PictureMotion)
        -> PictureNode?
    {
        guard case .live(let future) = purpose, let view, future.move(view) else { return nil }
        let moments = motion.moments.indices.map { index in
            PictureMotion.Moment(
                transform: .identity,
                opacity: Double(future.of(view, at: motion.first + index)?.dimming ?? 0))
        }
        guard let last = moments.last, moments.contains(where: { $0.opacity > 0 }) else { return nil }
        let group = PictureGroup(
            opacity: last.opacity,
            motion: moments.count > 1 ? PictureMotion(first: motion.first, moments: moments) : nil,
            children: [shade(over: layer, number, 1)])
        return PictureNode(PictureKey(number, part: -2), .group(group))
    }
}

extension PictureShadow {
    /// The shadow of a layer; `nil` if it has none.
    fileprivate init?(of layer: CALayer) {
        guard layer.castsShadow, let color = layer.shadowColor else { return nil }
        self.init(
            color: PictureColor(color).faded(by: Double(layer.shadowOpacity)), offset: layer.shadowOffset,
            radius: layer.shadowRadius * 2)
    }
}

extension ViewMotion {
    /// The transform to the superlayer's coordinates.
    func transform(of layer: CALayer) -> CGAffineTransform {
        let middle = layer.position
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: middle.x + offset.x, y: middle.y + offset.y))
    }
}
