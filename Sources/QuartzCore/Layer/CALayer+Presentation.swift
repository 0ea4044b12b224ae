// What is shown at a moment: the layer's values, and what its animations make of them. It depends on nothing else.
extension CALayer {
    /// The layer as it is shown at a time of the animation clock, whether it has been shown or not.
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

    /// What is shown at a time: the layer itself where nothing is animated.
    package func asShown(at time: CFTimeInterval) -> CALayer {
        attached.isEmpty && backing?.backedAnimationKeys.isEmpty != false ? self : presentation(at: time)
    }

    func presentationNow() -> CALayer? {
        if links.model != nil { return self }
        return hasBeenShown ? presentation(at: CACurrentMediaTime()) : nil
    }

    /// Whether the layer lies in a tree that is shown, and did so when a turn ended.
    private var hasBeenShown: Bool {
        if let backing { return backing.isBackedInWindow }
        guard !marks.isNew else { return false }
        return superlayer?.hasBeenShown ?? isShownAsRoot
    }

    /// Takes the values of a layer as they are, a view's among them.
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
