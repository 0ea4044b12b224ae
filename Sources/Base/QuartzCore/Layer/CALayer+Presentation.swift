// The presentation at a moment depends only on the layer's values and its animations.
extension CALayer {
    /// Returns the presentation layer at a time of the animation clock, even if the layer has never been shown.
    package func presentation(at time: CFTimeInterval) -> CALayer {
        if links.model != nil { return self }
        let made = CALayer.make(ofTheClassOf: self)
        made.links.model = self
        made.links.shownTime = time
        backing?.showAnimations(in: made, at: time)
        let ownTime = ownTime(at: time)
        for item in attached {
            guard let moment = item.animation.timing.moment(atParentTime: ownTime) else { continue }
            item.animation.show(moment, in: made)
        }
        return made
    }

    /// Returns the layer to show at a time: the layer itself if nothing is animated.
    package func asShown(at time: CFTimeInterval) -> CALayer {
        attached.isEmpty && backing?.backedAnimationKeys.isEmpty != false ? self : presentation(at: time)
    }

    func presentationForApp() -> CALayer? {
        guard let shown = presentationNow() else { return nil }
        if shown !== self { backing?.showTransition(in: shown) }
        return shown
    }

    func presentationNow() -> CALayer? {
        if links.model != nil { return self }
        return hasBeenShown ? presentation(at: CACurrentMediaTime()) : nil
    }

    /// Whether the layer is in a shown tree, and was at the end of a turn.
    private var hasBeenShown: Bool {
        if let backing { return backing.isBackedInWindow }
        guard !marks.isNew else { return false }
        return superlayer?.hasBeenShown ?? isShownAsRoot
    }

    /// Copies the values of a layer, including those of its view.
    func copyValues(of layer: CALayer) {
        values = layer.values
        timing = layer.timing
        delegate = layer.delegate
        guard layer.backing != nil else { return }
        values.bounds = layer.bounds
        values.position = layer.position
        values.anchorPoint = layer.anchorPoint
        values.transform = layer.transform
        values.isHidden = layer.isHidden
        values.opacity = layer.opacity
        values.backgroundColor = layer.backgroundColor
        values.masksToBounds = layer.masksToBounds
    }
}
