/// A place in a menu for elements that are made when the menu is shown.
///
/// Until they are there the menu shows that it waits. iOS 14. Follows Apple's page "UIDeferredMenuElement".
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements and hands them on, at once or later, once.
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

    /// Creates an element whose provider is asked when the menu is shown for the first time; the elements are kept.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping ElementProvider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "Loading…", subtitle: nil, image: nil)
    }

    /// Creates an element from an archive, for which nothing comes.
    public required init?(coder: NSCoder) {
        provider = { $0([]) }
        isCached = true
        super.init(coder: coder)
    }

    /// Creates an element whose provider is asked each time the menu is shown. iOS 15.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// The elements that were made; `nil` before.
    var elements: [UIMenuElement]? {
        if case .made(let elements) = phase { elements } else { nil }
    }

    /// Called when the menu is shown again.
    func forgetUncached() {
        if !isCached { phase = .unasked }
    }

    /// Asks for the elements, unless that was done, and calls a closure when they come.
    func load(_ onChange: @escaping () -> Void) {
        switch phase {
        case .made: return
        case .waiting: listener = onChange
        case .unasked:
            (phase, listener) = (.waiting, onChange)
            provider { [weak self] in self?.take($0) }
        }
    }

    /// What comes a second time is left out of account.
    private func take(_ elements: [UIMenuElement]) {
        guard case .waiting = phase else { return }
        phase = .made(elements)
        let listener = listener
        self.listener = nil
        listener?()
    }
}

extension UIMenu {
    /// The children, with what was made in the places of elements that are made when the menu is shown.
    var shownChildren: [UIMenuElement] {
        children.flatMap { child in
            (child as? UIDeferredMenuElement)?.elements
                ?? (child as? UIWindowScene.ActivationAction)?.elements ?? [child]
        }
    }

    /// All elements in this menu and in those within it that are made when they are shown.
    func forgetUncached() {
        for child in children {
            (child as? UIDeferredMenuElement)?.forgetUncached()
            (child as? UIMenu)?.forgetUncached()
        }
    }

    /// Asks for what is not there yet of the rows of this menu.
    func loadDeferred(_ onChange: @escaping () -> Void) {
        for child in shownChildren {
            (child as? UIDeferredMenuElement)?.load(onChange)
            if let group = child as? UIMenu, group.options.contains(.displayInline) {
                group.loadDeferred(onChange)
            }
        }
    }
}
