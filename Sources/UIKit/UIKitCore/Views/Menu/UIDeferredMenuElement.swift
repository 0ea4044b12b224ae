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

    private enum Source {
        case provider(ElementProvider)
        case responders
    }

    private let source: Source
    private let isCached: Bool
    private var identifierStorage: Identifier?
    private var phase = Phase.unasked
    private var listener: (() -> Void)?

    /// Creates an element whose provider is called when the menu is first shown. The provided elements are cached.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private convenience init(_ provider: @escaping ElementProvider, isCached: Bool) {
        self.init(.provider(provider), isCached)
    }

    private init(_ source: Source, _ isCached: Bool) {
        self.source = source
        self.isCached = isCached
        super.init(title: "Loading…", subtitle: nil, image: nil)
    }

    /// Creates an element from an archive. It never provides elements.
    public required init?(coder: NSCoder) {
        source = .provider { $0([]) }
        isCached = true
        super.init(coder: coder)
    }

    /// Returns an element whose provider is called each time the menu is shown. iOS 15.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// Returns an element whose elements a responder provides: the first one in the responder chain, from the first responder on, that
    /// returns a provider for it. Without one it has no elements. iOS 26.
    ///
    /// Cached elements are provided once, others each time the menu is shown. Follows Apple's header UIDeferredMenuElement.h.
    open class func usingFocus(
        identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool
    ) -> Self {
        let element = UIDeferredMenuElement(.responders, shouldCacheItems)
        element.identifierStorage = identifier
        return element as! Self
    }

    /// The identifier by which a responder recognizes the element; a unique one if the element has a provider. iOS 26.
    open var identifier: UIDeferredMenuElement.Identifier {
        if let identifierStorage { return identifierStorage }
        let made = Identifier("com.apple.menu.deferred.\(UUID().uuidString)")
        identifierStorage = made
        return made
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
            provide { [weak self] in self?.take($0) }
        }
    }

    private func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if case .provider(let provider) = source { return provider(completion) }
        var responder: UIResponder? =
            UIApplication.shared.keyWindowStorage?.keyResponder ?? UIApplication.shared
        while let asked = responder {
            if let provider = asked.provider(for: self) { return provider.elements(completion) }
            responder = asked.next
        }
        completion([])
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

extension UIDeferredMenuElement {
    /// The identifier of a deferred element. iOS 26. Follows Apple's page "UIDeferredMenuElement.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public var rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Provides the elements of a deferred element for a responder. iOS 26. Follows Apple's page "UIDeferredMenuElement.Provider".
    @preconcurrency @MainActor
    open class Provider: NSObject {
        let elements: (@escaping ([UIMenuElement]) -> Void) -> Void

        /// Creates a provider. It creates the elements and passes them to the completion, immediately or later.
        public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
            self.init(elements: elementProvider)
        }

        private init(elements: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
            self.elements = elements
            super.init()
        }
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
