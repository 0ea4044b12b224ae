extension UIView {
    /// The space to keep free at the edges, in points. Default 8 all round, and what the safe area takes.
    public var layoutMargins: UIEdgeInsets {
        get {
            let own = ownMargins
            guard insetsLayoutMarginsFromSafeArea else { return own }
            return own.adding(safeAreaInsets, .zero)
        }
        set {
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right,
                bottom: newValue.bottom, trailing: isLeftToRight ? newValue.right : newValue.left)
        }
    }

    /// The same, from the leading edge of the language to the trailing one, without the safe area. iOS 11.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { extras?.layoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            guard newValue != directionalLayoutMargins else { return }
            ensureExtras().layoutMargins = newValue
            layoutMarginsDidChange()
            owner.map { page in
                page.deliver(.viewLayoutMarginsDidChange) { page.viewLayoutMarginsDidChange() }
            }
            setNeedsLayout()
        }
    }

    /// Whether the margins keep clear of the safe area too. Default `true`. iOS 11.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
        set { ensureExtras().insetsLayoutMarginsFromSafeArea = newValue }
    }

    private var ownMargins: UIEdgeInsets {
        let margins = directionalLayoutMargins
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return UIEdgeInsets(
            top: margins.top, left: isLeftToRight ? margins.leading : margins.trailing,
            bottom: margins.bottom,
            right: isLeftToRight ? margins.trailing : margins.leading)
    }
}

/// A name by which tests find an element. Follows Apple's page "UIAccessibilityIdentification".
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The element's name; users never hear it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    /// The view's name for tests; users never hear it.
    public var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    /// The name under which the view's state is saved; `nil` saves nothing. iOS 6.
    public var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }

    /// Makes the first responder let go if it is this view or beneath it. Returns whether it has, or was none.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self)
        else {
            return true
        }
        if responder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
