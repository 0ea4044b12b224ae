extension UIViewController {
    func setAdditionalSafeArea(_ newValue: UIEdgeInsets) {
        ensureExtras().additionalSafeAreaInsets = newValue
        flags.remove(.safeAreaIsReported)
        viewStorage?.setNeedsLayout()
    }

    /// Notifies the view controller before its layout if its safe area has changed since the last layout.
    func reportSafeArea() {
        guard withView({ $0.windowReference.isEmpty }) == false else { return }
        let known = parentReference.with { $0.knownSafeArea(for: self) } ?? nil
        guard let insets = known ?? viewStorage?.safeAreaInsets, insets != reportedSafeArea else { return }
        let old = reportedSafeArea
        reportedSafeArea = insets
        deliver(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
        viewStorage?.safeAreaMoved(from: old, to: insets, of: self)
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard size != preferredContentSize else { return }
        ensureExtras().preferredContentSize = size
        parentLink?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal?.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UIView {
    /// The part of the superview's safe area that overlaps this view, plus the insets of the containers and of the view controller itself.
    /// Outside of a window it is zero, as Apple's page "safeAreaInsets" says.
    var computedSafeArea: UIEdgeInsets {
        guard !windowReference.isEmpty else { return .zero }
        var insets =
            superviewReference.with { superview in
                // Most views fill their superview.
                fills(superview)
                    ? superview.safeAreaInsets
                    : safeAreaLeft(by: superview.safeAreaInsets, of: superview.bounds)
            } ?? .zero
        if let owner {
            insets = insets.adding(owner.parentLink?.barInsets(for: owner) ?? .zero, owner.ownInsets)
        }
        return insets
    }
}

extension UIView {
    /// Returns the part of a superview's safe area that overlaps this view: never more than the superview has. Evidence:
    /// geo-safe-child-above.
    func safeAreaLeft(by outer: UIEdgeInsets, of bounds: CGRect) -> UIEdgeInsets {
        let left = insetsLeft(by: outer, of: bounds)
        return UIEdgeInsets(
            top: min(left.top, outer.top), left: min(left.left, outer.left),
            bottom: min(left.bottom, outer.bottom), right: min(left.right, outer.right))
    }

    /// Returns a superview's insets that overlap this view at its edges.
    func insetsLeft(by outer: UIEdgeInsets, of bounds: CGRect) -> UIEdgeInsets {
        let frame = frameInSuperview
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)),
            left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }
}

extension UIViewController {
    /// The view controller's additional insets, read without a call that an app could override.
    var ownInsets: UIEdgeInsets { extras?.additionalSafeAreaInsets ?? .zero }
}

extension UIEdgeInsets {
    package func adding(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + one.top + other.top, left: left + one.left + other.left,
            bottom: bottom + one.bottom + other.bottom, right: right + one.right + other.right)
    }
}
