/// A rule that an animator moves items by; also a group of such rules. iOS 7. Follows Apple's page "UIDynamicBehavior".
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private weak var animatorStorage: UIDynamicAnimator?

    /// Creates a behavior without rules.
    public override init() {
        super.init()
    }

    /// The rules of a group, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Adds a rule to the group.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let animatorStorage { behavior.join(animatorStorage) }
        animatorStorage?.wake()
    }

    /// Takes a rule out of the group.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: place)
        if animatorStorage != nil { behavior.join(nil) }
        animatorStorage?.wake()
    }

    /// Called at each step of the animation. Default `nil`.
    open var action: (() -> Void)?

    /// Called before the behavior comes to an animator, and with `nil` before it leaves. The base class does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator that the behavior, or the group that it is in, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { animatorStorage }

    func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        animatorStorage = animator
        for child in childBehaviors { child.join(animator) }
    }

    /// The items that the rule is about.
    var itemsInvolved: [any UIDynamicItem] { [] }

    /// Says what the rule has to say of the bodies as they are, before a step.
    func prepare(_ world: DynamicWorld) {}

    /// Changes velocities for a part of a step.
    func act(on world: DynamicWorld, for seconds: Double) {}

    /// Whether the rule moves things by itself, however slow they are.
    var keepsMoving: Bool { false }

    /// Tells the animator that something has changed.
    func changed() { animatorStorage?.wake() }
}
