/// The pointer of a mouse or trackpad: its location and the view under it.
@MainActor
package final class Pointer {
    /// The region and style that currently change the pointer.
    private struct Stay {
        let interaction: UIPointerInteraction
        var region: UIPointerRegion
        var style: UIPointerStyle?
    }

    /// In the screen's coordinates; `nil` while there is no pointer.
    package private(set) var location: CGPoint?
    /// Whether the app's Info.plist declares support for indirect input events.
    package var supportsIndirectInput = false
    private var stay: Stay?
    /// The innermost view under the pointer with a hover style.
    private(set) weak var hovered: UIView?
    /// The view under the pointer.
    package private(set) weak var view: UIView?

    /// Moves the pointer, or removes it from the screen for `nil`.
    package func move(to point: CGPoint?) {
        location = point
        refresh()
        let recognition = Runtime.current.application.hoverRecognition
        if let point { recognition.move(to: HoverPlace(point)) } else { recognition.leave() }
    }

    /// The style of the pointer; `nil` for the system's pointer.
    package var style: UIPointerStyle? { stay?.style }

    /// The hover style of the view under the pointer, if it has one.
    package var hoverStyle: UIHoverStyle? { stay?.style ?? hovered?.hoverStyle }

    package var region: UIPointerRegion? { stay?.region }
    package var interaction: UIPointerInteraction? { stay?.interaction }

    /// Updates the view under the pointer.
    func refresh() {
        guard !isLatched else { return }
        let old = view
        view = location.flatMap { Runtime.current.application.fingers.view(at: $0) }
        if view !== old { for view in [old, view] { view?.enclosingButton?.setNeedsUpdateConfiguration() } }
        hovered = sequence(first: view) { $0?.superview }.lazy.compactMap { $0 }.first {
            $0.hoverStyle != nil
        }
        follow(view.flatMap(found))
    }

    /// Asks an interaction under the pointer again.
    func refresh(_ interaction: UIPointerInteraction) {
        guard stay?.interaction === interaction, let (_, region) = answer(of: interaction) else {
            return refresh()
        }
        if isSame(region, stay?.region) {
            stay?.style = interaction.delegate?.pointerInteraction(interaction, styleFor: region)
        } else {
            refresh()
        }
    }

    /// Called when an interaction is removed from its view.
    func leave(_ interaction: UIPointerInteraction) {
        if stay?.interaction === interaction { follow(nil) }
    }

    /// Whether a pressed pointer stays in a region that it has left along one of the region's latching axes.
    private var isLatched: Bool {
        guard Runtime.current.pointerPress.isPressed, let stay, stay.region.latchingAxes != [], let location,
            let place = stay.interaction.view?.convertFromScreen(location)
        else { return false }
        let (rect, axes) = (stay.region.rect, stay.region.latchingAxes)
        let isInside =
            (axes.contains(.horizontal) || (rect.minX...rect.maxX).contains(place.x))
            && (axes.contains(.vertical) || (rect.minY...rect.maxY).contains(place.y))
        return isInside
    }

    /// Returns the innermost interaction with a region under the pointer.
    private func found(from view: UIView) -> (UIPointerInteraction, UIPointerRegion)? {
        for present in sequence(first: view, next: \.superview) {
            for interaction in present.interactions.reversed() {
                if let pointer = interaction as? UIPointerInteraction, let found = answer(of: pointer) {
                    return found
                }
            }
        }
        return nil
    }

    private func answer(of interaction: UIPointerInteraction) -> (UIPointerInteraction, UIPointerRegion)? {
        guard interaction.isEnabled, let view = interaction.view, let delegate = interaction.delegate,
            let place = location.map({ view.convertFromScreen($0) }), view.point(inside: place, with: nil)
        else { return nil }
        return delegate.pointerInteraction(
            interaction,
            regionFor: UIPointerRegionRequest(at: place, with: Runtime.current.pointerPress.modifiers),
            defaultRegion: UIPointerRegion(rect: view.bounds)
        ).map { (interaction, $0) }
    }

    private func follow(_ next: (UIPointerInteraction, UIPointerRegion)?) {
        let isSameStay = next?.0 === stay?.interaction && isSame(next?.1, stay?.region)
        guard !isSameStay else {
            if let region = next?.1 { stay?.region = region }
            return
        }
        exit()
        if let next { enter(next.0, next.1) }
    }

    private func exit() {
        guard let old = stay else { return }
        stay = nil
        let animator = PointerAnimator()
        old.interaction.delegate?.pointerInteraction(
            old.interaction, willExit: old.region, animator: animator)
        animator.run()
    }

    private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        guard let delegate = interaction.delegate else { return }
        stay = Stay(interaction: interaction, region: region)
        stay?.style = delegate.pointerInteraction(interaction, styleFor: region)
        let animator = PointerAnimator()
        delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
        animator.run()
    }

    private func isSame(_ one: UIPointerRegion?, _ other: UIPointerRegion?) -> Bool {
        one?.rect == other?.rect && one?.identifier == other?.identifier
    }
}

extension Runtime {
    package var pointer: Pointer { state(Pointer.init) }
}

extension UIView {
    fileprivate var enclosingButton: (any PushButton)? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any PushButton }.first
    }

    fileprivate func convertFromScreen(_ point: CGPoint) -> CGPoint {
        guard let window else { return convert(point, from: nil as UIView?) }
        return convert(window.convert(point, from: nil as UIWindow?), from: nil as UIView?)
    }
}
