extension CALayer {
    /// Finds the action before the change, because an implicit animation starts at the current value.
    func change(_ key: String, _ body: () -> Void) {
        guard links.model == nil else { return body() }
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        body()
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    func findAction(forKey key: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: key) ?? actions?[key]
            ?? type(of: self).defaultAction(forKey: key) ?? implicitAnimation(forKey: key)
        return found is NSNull ? nil : found
    }

    /// Animates from the current presentation value to the layer's value.
    private func implicitAnimation(forKey key: String) -> CABasicAnimation? {
        let duration = CATransaction.animationDuration()
        guard duration > 0, type(of: self).properties[key]?.isAnimated == true,
            let presentation = presentationNow()
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = presentation.value(forKey: key)
        animation.duration = duration
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
