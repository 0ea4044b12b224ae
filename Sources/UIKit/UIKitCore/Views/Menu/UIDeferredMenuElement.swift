/// A placeholder for menu elements that are created when the menu is shown.
///
/// Until the elements are available, the menu shows a loading entry. iOS 14. Follows Apple's page
/// "UIDeferredMenuElement".
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Creates the elements and passes them to the completion, immediately or later. Only the first call of the
    /// completion counts.
    private typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

    private enum Phase {
        case unasked
        case waiting
        case made([UIMenuElement])
    }

    private let provider: ElementProvider
    private let isCached: Bool
    private var phase = Phase.unasked
    private var listener: (() -> Void)?

    /// Creates an element whose provider is called when the menu is first shown. The provided elements are cached.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping ElementProvider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "Loading…", subtitle: nil, image: nil)
    }

    /// Creates an element from an archive. It never provides elements.
    public required init?(coder: NSCoder) {
        provider = { $0([]) }
        isCached = true
        super.init(coder: coder)
    }

    /// Returns an element whose provider is called each time the menu is shown. iOS 15.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// The provided elements; `nil` before the provider's completion is called.
    var elements: [UIMenuElement]? {
        if case .made(let elements) = phase { elements } else { nil }
    }

    /// Called when the menu is shown again.
    func forgetUncached() {
        if !isCached { phase = .unasked }
    }

    /// Calls the provider, unless it has been called, and calls a closure when the elements are available.
    func load(_ onChange: @escaping () -> Void) {
        switch phase {
        case .made: return
        case .waiting: listener = onChange
        case .unasked:
            (phase, listener) = (.waiting, onChange)
            provider { [weak self] in self?.take($0) }
        }
    }

    /// Ignores a second call of the completion.
    private func take(_ elements: [UIMenuElement]) {
        guard case .waiting = phase else { return }
        phase = .made(elements)
        let listener = listener
        self.listener = nil
        listener?()
    }
}

extension UIMenu {
    /// The children, with the provided elements in place of deferred elements.
    var shownChildren: [UIMenuElement] {
        children.flatMap { child in
            (child as? UIDeferredMenuElement)?.elements
                ?? (child as? UIWindowScene.ActivationAction)?.elements ?? [child]
        }
    }

    /// Discards the elements of all uncached deferred elements in this menu and its submenus.
    func forgetUncached() {
        for child in children {
            (child as? UIDeferredMenuElement)?.forgetUncached()
            (child as? UIMenu)?.forgetUncached()
        }
    }

    /// Loads the missing deferred elements among this menu's rows.
    func loadDeferred(_ onChange: @escaping () -> Void) {
        for child in shownChildren {
            (child as? UIDeferredMenuElement)?.load(onChange)
            if let group = child as? UIMenu, group.options.contains(.displayInline) {
                group.loadDeferred(onChange)
            }
        }
    }
}
