/// A change of traits. Every object whose traits have changed is notified, from the outside in.
@MainActor
struct TraitChange {
    private var audience: [(listener: any UITraitEnvironment, old: UITraitCollection)] = []
    private var known: Set<ObjectIdentifier> = []
    /// The window that calls the handlers in its next update pass; `nil` if they are called immediately.
    private var window: UIWindow?

    /// Makes a change and notifies a view or controller and its descendants if their traits have changed.
    static func perform(beneath root: UIResponder & UITraitEnvironment, _ change: () -> Void) {
        perform(beneath: [root], change)
    }

    /// Makes a change whose registered handlers are called in the next update pass of a visible window. Evidence: hunt26-updates-08.
    static func perform(
        beneath root: UIResponder & UITraitEnvironment, in window: UIWindow?, _ change: () -> Void
    ) {
        var traitChange = TraitChange()
        if window?.isShown == true { traitChange.window = window }
        traitChange.collect(root)
        change()
        traitChange.tell()
    }

    /// Makes a change and notifies several views or controllers and their descendants if their traits have changed.
    static func perform(beneath roots: [UIResponder & UITraitEnvironment], _ change: () -> Void) {
        var traitChange = TraitChange()
        for root in roots { traitChange.collect(root) }
        change()
        traitChange.tell()
    }

    private mutating func collect(_ root: UIResponder & UITraitEnvironment) {
        if let controller = root as? UIViewController {
            collect(controller: controller)
        } else if let view = root as? UIView {
            collect(view: view)
        } else if let scene = root as? UIWindowScene {
            remember(scene)
            for window in scene.windows { collect(view: window) }
        } else {
            remember(root)
        }
    }

    private mutating func collect(controller: UIViewController) {
        if let presentation = controller.modal?.presentationController, presentation.containerStorage != nil {
            remember(presentation)
        }
        guard remember(controller) else { return }
        if let view = controller.viewIfLoaded { collect(view: view) }
        for child in controller.childList { collect(controller: child) }
    }

    private mutating func collect(view: UIView) {
        guard remember(view) else { return }
        for subview in view.subviews {
            // A view controller is notified before its view, which inherits the controller's traits.
            if let owner = subview.owner { collect(controller: owner) }
            collect(view: subview)
        }
    }

    @discardableResult
    private mutating func remember(_ listener: any UITraitEnvironment) -> Bool {
        guard known.insert(ObjectIdentifier(listener)).inserted else { return false }
        audience.append((listener, listener.traitCollection))
        return true
    }

    private func tell() {
        for (listener, old) in audience {
            let new = listener.traitCollection
            guard new != old else { continue }
            if new.layoutDirection != old.layoutDirection { (listener as? UIView)?.directionMayHaveChanged() }
            if let controller = listener as? UIViewController {
                controller.deliver(.traitCollectionDidChange) { controller.traitCollectionDidChange(old) }
                controller.flags.remove(.contentUnavailableIsCurrent)
            } else {
                listener.traitCollectionDidChange(old)
            }
            tellObservers(of: listener, from: old, to: new)
            if ReadTracking.isOn { ReadTracking.tellReaders(of: listener, from: old, to: new) }
        }
    }

    private func tellObservers(
        of listener: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection
    ) {
        guard let observers = TraitObservers.of(listener) else { return }
        if let window {
            window.pendingTraits.add(listener, old)
            window.asksForLayout()
        } else {
            observers.tell(listener, from: UIWindow.takePendingTraits(of: listener) ?? old, to: new)
        }
    }
}

extension TraitObservers {
    static func of(_ listener: any UITraitEnvironment) -> TraitObservers? {
        (listener as? UIResponder)?.extraState?.traitObservers
            ?? (listener as? UIPresentationController)?.traitObservers
    }
}
