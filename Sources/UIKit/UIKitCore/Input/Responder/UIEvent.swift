/// An event from the user, for hit testing and for responders. Follows Apple's page "UIEvent".
@preconcurrency @MainActor
open class UIEvent: NSObject {
    private let kind: EventType
    private let subkind: EventSubtype
    private let instant: TimeInterval
    private let touches: Set<UITouch>

    /// Creates a touch event without touches.
    public override init() {
        kind = .touches
        subkind = .none
        instant = Runtime.loop.now
        touches = []
        super.init()
    }

    package init(type: EventType, subtype: EventSubtype) {
        kind = type
        subkind = subtype
        instant = Runtime.loop.now
        touches = []
        super.init()
    }

    init(touches: Set<UITouch>) {
        kind = .touches
        subkind = .none
        instant = Runtime.loop.now
        self.touches = touches
        super.init()
    }

    /// The type of the event. iOS 3.
    open var type: UIEvent.EventType { kind }

    /// The subtype of the event; `.none` for touches. iOS 3.
    open var subtype: UIEvent.EventSubtype { subkind }

    /// The time of the event, in seconds since the device was started; here since the runtime was created.
    open var timestamp: TimeInterval { instant }

    /// All touches on the screen, moved or not; `nil` for an event of another type.
    open var allTouches: Set<UITouch>? { kind == .touches ? touches : nil }

    /// Returns the touches that began in a window; `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        some(touches.filter { $0.window === window })
    }

    /// Returns the touches that began in a view; `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        some(touches.filter { $0.view === view })
    }

    /// Returns the touches that a recognizer receives; `nil` if there are none. iOS 3.2.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some(touches.filter { $0.recognizerList.holds(gesture) })
    }

    /// Returns the intermediate touches since the last event. Contains only the touch itself, because each movement is an event here;
    /// `nil` for a touch of another event. iOS 9.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// Returns predicted touches: none, because they aren't simulated; `nil` for a touch of another event. iOS 9.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    /// The modifier keys that are pressed during the event: none for fingers. iOS 13.4.
    open var modifierFlags: UIKeyModifierFlags { isOfPointer ? Runtime.current.pointerPress.modifiers : [] }

    /// The pressed buttons of a pointing device: none for fingers. iOS 13.4.
    open var buttonMask: UIEvent.ButtonMask {
        isOfPointer && Runtime.current.pointerPress.isPressed ? .primary : []
    }

    private var isOfPointer: Bool { touches.contains { $0.type == .indirectPointer } }

    private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }
}

extension UIEvent {
    /// The buttons of a pointing device. iOS 13.4. Follows Apple's page "UIEvent.ButtonMask".
    public struct ButtonMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int

        /// Creates a set from its raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The primary button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the button with a number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
