/// Watches the touches of a view and of the views beneath it for one kind of gesture, and tells its targets.
///
/// It sees a touch before the view does. Subclasses override the touch methods and set ``state``; one gesture that is
/// recognised makes the others that watch the same touch fail, unless a delegate lets them go together. Follows
/// Apple's page "UIGestureRecognizer".
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    var stateStorage = State.possible
    /// The touches of the present attempt, those that went up included.
    var attempt: [UITouch] = []
    /// What the recogniser is to become when those it waits for have failed.
    var wanted: State?
    var requirements: [Requirement] = []
    /// Cleared by the view's end: a weak reference would make every use of a window that is watched slower.
    nonisolated(unsafe) var viewReference = UnownedLink<UIView>()
    private var targets: [TargetAction] = []
    private var isEnabledStorage = true

    /// Creates a recogniser with a first target, which is not retained. Both may be `nil`.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recogniser from an archive, such as a storyboard: with what the file says of it.
    public init?(coder: NSCoder) {
        super.init()
        coder.interface.map(readRecognizer)
    }

    /// Called when the object has come from a storyboard or nib, and all that came with it is connected. The base class does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it shows the object in its canvas; never when an app runs. The base class does nothing. iOS 8.
    ///
    /// On Apple's systems it is `NSObject`'s. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    /// Creates a recogniser without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Sends a message to a target, which is not retained, whenever the gesture is recognised or goes on.
    open func addTarget(_ target: Any, action: Selector) {
        targets.removeAll { $0.isFor(target) && $0.action == action }
        targets.append(TargetAction(target, action))
    }

    /// Ceases to send messages. `nil` stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.isFor(target) && (action == nil || $0.action == action) }
    }

    // MARK: State

    /// Where the gesture stands. Subclasses alone set it.
    ///
    /// While a recogniser waits for another one to fail it stays `.possible`.
    open var state: UIGestureRecognizer.State {
        get { stateStorage }
        set { arena.change(self, to: newValue) }
    }

    /// Whether touches reach the recogniser. Setting `false` cancels a gesture that is under way. Default `true`.
    open var isEnabled: Bool {
        get { isEnabledStorage }
        set {
            isEnabledStorage = newValue
            if !newValue { arena.abandon(self) }
        }
    }

    /// The view whose touches are watched.
    open var view: UIView? { viewReference.object }

    /// Asked in many matters. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for the app's own use. Default `nil`. iOS 11.
    open var name: String?

    // MARK: Touches in the view

    /// Whether the view's touches are cancelled when the gesture is recognised. Default `true`.
    open var cancelsTouchesInView = true

    /// Whether the view receives a touch only when the gesture has failed. Default `false`.
    open var delaysTouchesBegan = false

    /// Whether the view receives a touch's end only when the gesture has failed. Default `true`.
    open var delaysTouchesEnded = true

    /// The kinds of touches that the recogniser gets, by number. Default all. iOS 9.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether a touch of another kind than the first is left out. Default `true`. iOS 9.2.
    open var requiresExclusiveTouchType = true

    // MARK: Where

    /// How many fingers take part.
    open var numberOfTouches: Int { fingers.count }

    /// Where the gesture is: usually the middle of its fingers, in a view's coordinates; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint { middle(of: lastFingers, in: view) }

    /// Where one finger is, in a view's coordinates; `nil` for the window's. An index without a finger is an exception.
    ///
    /// A pan, a pinch and a rotation have no finger any more when they end, and ``location(in:)`` tells where the gesture was.
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

    // MARK: Others

    /// Lets this gesture be recognised only when another one has failed; if that is recognised, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.other == nil || $0.other === otherGestureRecognizer }
        requirements.append(Requirement(other: otherGestureRecognizer))
    }

    /// Whether this gesture, when recognised, makes another one fail. The base class says `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture, when recognised, makes this one fail. The base class says `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one waits for another one to fail. The base class says `false`. iOS 7.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another one waits for this one to fail. The base class says `false`. iOS 7.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser gets an event's touches. The base class says `true`. iOS 13.4.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For subclasses

    /// Called when fingers come down in the view or beneath. The base class does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers move. The base class does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers go up. The base class does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system takes touches away. The base class does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when something about touches is known that was guessed before: never for fingers. The base class does nothing. iOS 9.1.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// The keys that are held during the gesture: none, as there are fingers alone. iOS 13.4.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The buttons of a pointing device that are pressed during the gesture: none, as there are fingers alone. iOS 13.4.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Leaves a touch out of the gesture: the recogniser receives no more of it, and does not cancel it in the view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        arena.drop(touch, from: self)
    }

    /// Called when an attempt is over, recognised or not, before the next one. Touches that are still down do not
    /// count any more. The base class does nothing.
    open func reset() {}

    // MARK: For the arena

    /// The fingers that ``location(ofTouch:in:)`` counts: of what is recognised at once also the one that went up last.
    var countedFingers: [UITouch] { lastFingers }

    /// Whether the view that has the recogniser by itself lets the gesture begin.
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
        /// Not recognised, and not failed either.
        case possible = 0
        /// A gesture that goes on has begun.
        case began = 1
        /// It goes on.
        case changed = 2
        /// It is over; or one that happens at once was recognised.
        case ended = 3
        /// It was broken off.
        case cancelled = 4
        /// The touches are not the gesture.
        case failed = 5

        /// The same as ``ended``: a gesture that happens at once was recognised.
        public static var recognized: State { .ended }
    }
}
