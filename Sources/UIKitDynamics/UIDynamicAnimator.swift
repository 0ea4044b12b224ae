/// Moves items by rules of motion: gravity, collisions, springs, pushes. iOS 7.
///
/// It works on the app's one clock, sixty steps a second, while something moves, and pauses when everything has come to rest. What
/// falls for ever keeps the app from being at rest. The laws are those of rigid bodies; with Apple's a motion agrees in its
/// rules and its end, not in each number. Follows Apple's page "UIDynamicAnimator".
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    private weak var view: UIView?
    private var added: [UIDynamicBehavior] = []
    private let world = DynamicWorld()
    private var timer: MainLoop.Timer?
    private var restingSteps = 0
    private var elapsed = 0.0
    private static let step = 1.0 / 60
    /// The bounds that behaviors use where there is no view.
    package var boundsWithoutView: (() -> CGRect)?
    /// Called when items have been moved.
    package var onStep: (() -> Void)?

    /// Creates an animator for views in a view, whose coordinates behaviors use.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates an animator for objects of the app.
    public override init() {
        super.init()
    }

    /// The view whose coordinates behaviors use; `nil` without one.
    open var referenceView: UIView? { view }

    /// Is notified when the animator pauses and resumes. Not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Adds a rule.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        added.append(behavior)
        behavior.join(self)
        wake()
    }

    /// Takes a rule away.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = added.firstIndex(where: { $0 === behavior }) else { return }
        added.remove(at: place)
        behavior.join(nil)
        wake()
    }

    /// Takes all rules away.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// The rules that were added, in that order.
    open var behaviors: [UIDynamicBehavior] { added }

    /// The items of the rules whose place meets a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.keep(all.flatMap(\.itemsInvolved))
        return world.all.map(\.item).filter { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height
            ).intersects(rect)
        }
    }

    /// Takes an item's place and turn as they are now, where the app has changed them.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(of: item)?.readItem()
        wake()
    }

    /// Whether something moves.
    open var isRunning: Bool { timer != nil }

    /// The seconds that the animator has run, without pauses.
    open var elapsedTime: TimeInterval { elapsed }

    /// Goes on moving: something has changed.
    func wake() {
        restingSteps = 0
        guard timer == nil else { return }
        world.keep(all.flatMap(\.itemsInvolved))
        guard !world.all.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        waitForStep()
    }

    func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

    /// The items of all rules.
    package var allItems: [any UIDynamicItem] { all.flatMap(\.itemsInvolved) }

    var referenceBounds: CGRect? { view?.bounds ?? boundsWithoutView?() }

    private var all: [UIDynamicBehavior] { added.flatMap(\.withChildren) }

    private func waitForStep() {
        timer = Runtime.loop.schedule(after: Self.step, "a dynamic animator") { [weak self] in self?.doStep()
        }
    }

    private func doStep() {
        let behaviors = all
        world.keep(behaviors.flatMap(\.itemsInvolved))
        world.step(Self.step, by: behaviors)
        elapsed += Self.step
        for behavior in behaviors { behavior.action?() }
        onStep?()
        let isAtRest = world.all.allSatisfy(\.isSlow) && !all.contains(where: \.keepsMoving)
        restingSteps = isAtRest ? restingSteps + 1 : 0
        if restingSteps < 15, !world.all.isEmpty { return waitForStep() }
        timer = nil
        delegate?.dynamicAnimatorDidPause(self)
    }
}

extension UIDynamicBehavior {
    fileprivate var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
}

/// Is notified when an animator pauses and resumes. Every method is optional. iOS 7.
///
/// Follows Apple's page "UIDynamicAnimatorDelegate".
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator moves something after a pause.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called when everything has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// Apple's members are optional.
extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
