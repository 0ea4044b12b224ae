/// Recognizes one kind of gesture in the touches of a view and its subviews, and notifies its targets.
///
/// It receives a touch before the view does. Subclasses override the touch methods and set ``state``. A recognized gesture makes the
/// other recognizers of the same touch fail, unless a delegate allows simultaneous recognition. Follows Apple's page
/// "UIGestureRecognizer".
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    var stateStorage = State.possible
    /// The touches of the current gesture, including ended touches.
    package var attempt: [UITouch] = []
    /// The state that the recognizer enters when the recognizers that it waits for have failed.
    var wanted: State?
    var requirements: [Requirement] = []
    /// Cleared when the view is deallocated. A weak reference would slow down every use of the window.
    nonisolated(unsafe) var viewReference = UnownedLink<UIView>()
    private var targets: [TargetAction] = []
    private var isEnabledStorage = true

    /// Creates a recognizer with a first target, which is not retained. Both arguments may be `nil`.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer from an archive, such as a storyboard, with its attributes in the file.
    public init?(coder: NSCoder) {
        super.init()
        coder.interfaceArchive?.read(self)
    }

    /// Called when the object was loaded from a storyboard or nib, and all connections are made. The base class does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it shows the object in its canvas; never in a running app. The base class does nothing. iOS 8.
    ///
    /// On Apple's platforms, it belongs to `NSObject`. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    /// Creates a recognizer without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Sends an action to a target, which is not retained, when the gesture is recognized and when it changes.
    open func addTarget(_ target: Any, action: Selector) {
        targets.removeAll { $0.isFor(target) && $0.action == action }
        targets.append(TargetAction(target, action))
    }

    /// Stops sending actions. `nil` means all targets, or all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.isFor(target) && (action == nil || $0.action == action) }
    }

    // MARK: State

    /// The state of the gesture. Only subclasses set it.
    ///
    /// While a recognizer waits for another one to fail, its state is `.possible`.
    open var state: UIGestureRecognizer.State {
        get { stateStorage }
        set { arena.change(self, to: newValue) }
    }

    /// Whether the recognizer receives touches. Setting `false` cancels a gesture in progress. Default `true`.
    open var isEnabled: Bool {
        get { isEnabledStorage }
        set {
            isEnabledStorage = newValue
            if !newValue { arena.abandon(self) }
        }
    }

    /// The view that the recognizer is attached to.
    open var view: UIView? { viewReference.object }

    /// The delegate. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for the app's own use. Default `nil`. iOS 11.
    open var name: String?

    // MARK: Touches in the view

    /// Whether the view's touches are canceled when the gesture is recognized. Default `true`.
    open var cancelsTouchesInView = true

    /// Whether the view receives a touch only after the gesture has failed. Default `false`.
    open var delaysTouchesBegan = false

    /// Whether the view receives the end of a touch only after the gesture has failed. Default `true`.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer receives, as numbers. Default all. iOS 9.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether touches of another type than the first one are ignored. Default `true`. iOS 9.2.
    open var requiresExclusiveTouchType = true

    // MARK: Location

    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { fingers.count }

    /// Returns the location of the gesture, usually the center of its fingers, in a view's coordinates; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint { middle(of: lastFingers, in: view) }

    /// Returns the location of one finger, in a view's coordinates; `nil` for the window's. An index without a finger is an exception.
    ///
    /// When a pan, a pinch or a rotation ends, it has no fingers, but ``location(in:)`` returns the last location of the gesture.
    /// Evidence: hunt-gestures-01.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let fingers = countedFingers
        guard fingers.indices.contains(touchIndex) else {
            Runtime.current.diagnostics.raise(
                .range,
                "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(fingers.count))."
            )
            return .zero
        }
        return fingers[touchIndex].location(in: view)
    }

    // MARK: Other recognizers

    /// Makes this gesture wait until another one has failed. If the other one is recognized, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.other == nil || $0.other === otherGestureRecognizer }
        requirements.append(Requirement(other: otherGestureRecognizer))
    }

    /// Returns whether this gesture, when recognized, makes another one fail. The base class returns `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another gesture, when recognized, makes this one fail. The base class returns `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer waits for another one to fail. The base class returns `false`. iOS 7.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether another recognizer waits for this one to fail. The base class returns `false`. iOS 7.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer receives an event's touches. The base class returns `true`. iOS 13.4.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For subclasses

    /// Called when touches begin in the view or its subviews. The base class does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move. The base class does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches end. The base class does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancels touches. The base class does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when estimated properties of touches were updated; never for fingers. The base class does nothing. iOS 9.1.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// The modifier keys that are pressed during the gesture: none, because only fingers are simulated. iOS 13.4.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The pressed buttons of a pointing device: none, because only fingers are simulated. iOS 13.4.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Ignores a touch: the recognizer receives no further events for it and doesn't cancel it in the view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        arena.drop(touch, from: self)
    }

    /// Called at the end of a gesture, recognized or not, before the next one begins. Touches that are still down are ignored. The base
    /// class does nothing.
    open func reset() {}

    // MARK: For the arena

    /// The fingers for ``location(ofTouch:in:)``. For a discrete gesture, this includes the last lifted finger.
    var countedFingers: [UITouch] { lastFingers }

    /// Whether the view that owns the recognizer allows the gesture to begin.
    @_spi(UIKitModules) open var ownerLetsBegin: Bool { true }

    @_spi(UIKitModules) open func sendActions() {
        for target in targets {
            guard let object = target.target else { continue }
            _ = UIApplication.shared.sendAction(target.action, to: object, from: self, for: nil)
        }
    }

    private var arena: GestureArena { Runtime.current.application.arena }

    struct Requirement {
        weak var other: UIGestureRecognizer?
    }
}

extension UIGestureRecognizer {
    /// The state of a gesture. Follows Apple's page "UIGestureRecognizer.State".
    public enum State: Int, Sendable {
        /// The gesture is neither recognized nor failed.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// A continuous gesture has ended, or a discrete gesture was recognized.
        case ended = 3
        /// The gesture was canceled.
        case cancelled = 4
        /// The touches don't match the gesture.
        case failed = 5

        /// An alias of ``ended``, for a discrete gesture.
        public static var recognized: State { .ended }
    }
}
