// Actions that are sent when traits change. iOS 17.

extension TraitObservers {
    /// Adds an action. The target isn't retained. The method has no parameter, or takes the object whose traits have changed, or that and
    /// its previous traits.
    func add(_ traits: [UITrait], _ target: Any, _ action: Selector) -> any UITraitChangeRegistration {
        let receiver = WeakReceiver(target as AnyObject)
        return add(
            traits,
            toAll: { environment, old in
                guard let target = receiver.target else { return }
                SelectorMethods.send(action, to: target, sender: environment, event: old)
            })
    }
}

extension UIResponder {
    fileprivate func observe(_ traits: [UITrait], _ target: Any, _ action: Selector)
        -> any UITraitChangeRegistration
    {
        let state = ensureExtraState()
        let observers = state.traitObservers ?? TraitObservers()
        state.traitObservers = observers
        return observers.add(traits, target, action)
    }
}

extension UIPresentationController {
    fileprivate func observe(_ traits: [UITrait], _ target: Any, _ action: Selector)
        -> any UITraitChangeRegistration
    {
        let observers = traitObservers ?? TraitObservers()
        traitObservers = observers
        return observers.add(traits, target, action)
    }
}

@MainActor
private final class WeakReceiver {
    weak var target: AnyObject?

    init(_ target: AnyObject) {
        self.target = target
    }
}

extension UIView {
    /// Sends an action to a target whenever one of the traits of this view has changed. The target isn't retained. iOS 17.
    ///
    /// The method has no parameter, or takes the view, or the view and its previous traits. Follows Apple's page
    /// "registerForTraitChanges(_:target:action:)".
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, target, action) }

    /// Sends an action to this view whenever one of its traits has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, self, action) }
}

extension UIViewController {
    /// Sends an action to a target whenever one of the traits of this controller has changed. The target isn't retained. iOS 17.
    ///
    /// The method has no parameter, or takes the controller, or the controller and its previous traits. Follows Apple's page
    /// "registerForTraitChanges(_:target:action:)".
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, target, action) }

    /// Sends an action to this controller whenever one of its traits has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, self, action) }
}

extension UIPresentationController {
    /// Sends an action to a target whenever one of the traits of the presentation has changed. The target is not retained. iOS 17.
    ///
    /// Follows Apple's page "registerForTraitChanges(_:target:action:)".
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, target, action) }

    /// Sends an action to this presentation controller whenever one of its traits has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, self, action) }
}

extension UIWindowScene {
    /// Sends an action to a target whenever one of the traits of the scene has changed. The target is not retained. iOS 17.
    ///
    /// Follows Apple's page "registerForTraitChanges(_:target:action:)".
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, target, action) }

    /// Sends an action to this scene whenever one of its traits has changed. iOS 17.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    { observe(traits, self, action) }
}
