/// A behavior of dynamic items, or a group of behaviors. iOS 7. Follows Apple's page "UIDynamicBehavior".
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private weak var animatorStorage: UIDynamicAnimator?

    /// Creates a behavior without child behaviors.
    public override init() {
        super.init()
    }

    /// The child behaviors, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Adds a child behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let animatorStorage { behavior.join(animatorStorage) }
        animatorStorage?.wake()
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: place)
        if animatorStorage != nil { behavior.join(nil) }
        animatorStorage?.wake()
    }

    /// A block that is called at each step of the animation. Default `nil`.
    open var action: (() -> Void)?

    /// Called before the behavior is added to an animator, and with `nil` before it is removed. The base class does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator to which the behavior or its parent was added.
    open var dynamicAnimator: UIDynamicAnimator? { animatorStorage }

    func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        animatorStorage = animator
        for child in childBehaviors { child.join(animator) }
    }

    /// The items that the behavior affects.
    var itemsInvolved: [any UIDynamicItem] { [] }

    /// Applies the behavior's settings to the bodies before a step.
    func prepare(_ world: DynamicWorld) {}

    /// Changes velocities during part of a step.
    func act(on world: DynamicWorld, for seconds: Double) {}

    /// Whether the behavior keeps the animator running, however slow the items are.
    var keepsMoving: Bool { false }

    /// Resumes the animator after a change.
    func changed() { animatorStorage?.wake() }
}
