extension UIViewController {
    /// What the page adds to its view's safe area, in points. iOS 11.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set {
            ensureExtras().additionalSafeAreaInsets = newValue
            flags.remove(.safeAreaIsReported)
            viewStorage?.setNeedsLayout()
        }
    }

    /// Tells the page before its layout when its safe area is another than at the last one.
    func reportSafeArea() {
        guard let view = viewStorage, view.windowLink != nil else { return }
        let insets = view.safeAreaInsets
        guard insets != reportedSafeArea else { return }
        reportedSafeArea = insets
        deliver(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
        view.safeAreaInsetsDidChange()
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard size != preferredContentSize else { return }
        ensureExtras().preferredContentSize = size
        parentLink?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal?.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UIView {
    /// What of the superview's safe area reaches into this view, with what its page's containers and the page add.
    var computedSafeArea: UIEdgeInsets {
        var insets =
            superviewReference.with { insetsLeft(by: $0.safeAreaInsets, of: $0.boundsStorage) } ?? .zero
        if let owner {
            insets.add(owner.parentLink?.barInsets(for: owner) ?? .zero)
            insets.add(owner.additionalSafeAreaInsets)
        }
        return insets
    }
}

extension UIView {
    /// What is left of a superview's insets at this view's edges.
    private func insetsLeft(by outer: UIEdgeInsets, of bounds: CGRect) -> UIEdgeInsets {
        // Most views fill their superview, and every new page asks along all of them.
        if extras == nil, boundsStorage.size == bounds.size,
            centerStorage.x == bounds.origin.x + bounds.size.width / 2,
            centerStorage.y == bounds.origin.y + bounds.size.height / 2
        {
            return outer
        }
        let frame = frameInSuperview
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)),
            left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }
}

extension UIEdgeInsets {
    fileprivate mutating func add(_ other: UIEdgeInsets) {
        top += other.top
        left += other.left
        bottom += other.bottom
        right += other.right
    }
}
