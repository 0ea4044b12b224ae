/// An object that animates items by physical behaviors: gravity, collisions, springs, pushes. iOS 7.
///
/// It runs on the app's clock, sixty steps a second, while an item moves, and pauses when all items are at rest. An item that falls forever
/// keeps the app busy. The laws are those of rigid bodies: a motion follows Apple's rules and ends as on a device, but not every
/// intermediate value agrees. Follows Apple's page "UIDynamicAnimator".
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    private weak var view: UIView?
    private var added: [UIDynamicBehavior] = []
    private let world = DynamicWorld()
    private var timer: MainLoop.Timer?
    private var restingSteps = 0
    private var elapsed = 0.0
    private static let step = 1.0 / 60
    /// The bounds that behaviors use without a reference view.
    package var boundsWithoutView: (() -> CGRect)?
    /// Called after items have moved.
    package var onStep: (() -> Void)?

    /// Creates an animator for subviews of a view. Behaviors use the view's coordinates.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates an animator without a reference view, for the app's own items.
    public override init() {
        super.init()
    }

    /// The view whose coordinates behaviors use; `nil` without one.
    open var referenceView: UIView? { view }

    /// The object that is notified when the animator pauses and resumes. Not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Adds a behavior.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        added.append(behavior)
        behavior.join(self)
        wake()
    }

    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = added.firstIndex(where: { $0 === behavior }) else { return }
        added.remove(at: place)
        behavior.join(nil)
        wake()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// The behaviors, in the order in which they were added.
    open var behaviors: [UIDynamicBehavior] { added }

    /// The items whose frames intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.keep(all.flatMap(\.itemsInvolved))
        return world.all.map(\.item).filter { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height
            ).intersects(rect)
        }
    }

    /// Reads an item's position and rotation again, after the app has changed them.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(of: item)?.readItem()
        wake()
    }

    /// Whether the animator is running.
    open var isRunning: Bool { timer != nil }

    /// The time that the animator has run, in seconds, without pauses.
    open var elapsedTime: TimeInterval { elapsed }

    /// Resumes the animation after a change.
    func wake() {
        restingSteps = 0
        guard timer == nil else { return }
        world.keep(all.flatMap(\.itemsInvolved))
        guard !world.all.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        waitForStep()
    }

    func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

    /// The items of all behaviors.
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

/// The methods that report pauses of an animator. Every method is optional. iOS 7.
///
/// Follows Apple's page "UIDynamicAnimatorDelegate".
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator resumes after a pause.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called when the animator pauses, because all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// Apple's members are optional.
extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
