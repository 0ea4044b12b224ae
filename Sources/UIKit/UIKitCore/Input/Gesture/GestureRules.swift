// The relation of two recognizers, as they and their delegates define it.
extension UIGestureRecognizer {
    func waits(for other: UIGestureRecognizer) -> Bool {
        if requirements.contains(where: { $0.other === other }) { return true }
        // Without a common touch, two recognizers with no relation don't affect each other.
        guard sharesTouch(with: other) else { return false }
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
        return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Returns whether another recognizer fails when this one is recognized.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else {
            return false
        }
        return !goesTogether(with: other)
    }

    private func goesTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    /// Returns whether the recognizer receives a touch.
    func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, !isOver, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
            shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
        else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether the touched views, if their touches would be canceled, and the delegate allow the gesture to begin. A
    /// view outside a window can't be touched. Evidence: pub-control-04.
    var mayBegin: Bool {
        guard view?.windowLink != nil else { return false }
        return (!cancelsTouchesInView || touchedViews.allSatisfy { $0.gestureRecognizerShouldBegin(self) })
            && ownerLetsBegin && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private var touchedViews: [UIView] {
        var views: [UIView] = []
        for touch in attempt where !views.holds(touch.viewOfTouch) { views.append(touch.viewOfTouch) }
        return views
    }
}
