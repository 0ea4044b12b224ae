/// An event from the user, for hit testing and for responders. Follows Apple's
/// page "UIEvent".
@preconcurrency @MainActor
open class UIEvent: NSObject {
    private let kind: EventType
    private let subkind: EventSubtype
    private let instant: TimeInterval
    private let touches: Set<UITouch>

    /// Creates an event of touches that touches nothing.
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

    /// What the user did: touched, shook, pressed. iOS 3.
    open var type: UIEvent.EventType { kind }

    /// What it was in particular; `.none` for touches. iOS 3.
    open var subtype: UIEvent.EventSubtype { subkind }

    /// When it was, in seconds since the device was started: here since the runtime was made.
    open var timestamp: TimeInterval { instant }

    /// All fingers on the screen, moved or not; `nil` for an event of another kind.
    open var allTouches: Set<UITouch>? { kind == .touches ? touches : nil }

    /// The fingers that came down in a window, or `nil` when none did.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        some(touches.filter { $0.window === window })
    }

    /// The fingers that came down in a view, or `nil` when none did.
    open func touches(for view: UIView) -> Set<UITouch>? {
        some(touches.filter { $0.view === view })
    }

    /// The fingers that a recogniser gets, or `nil` when it gets none. iOS 3.2.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some(touches.filter { $0.recognizerList.holds(gesture) })
    }

    /// What a finger did since the last event, moment by moment: the touch alone, as each move is an event here; `nil` for a touch of
    /// another event. iOS 9.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// Where a finger will be soon: nothing, as nobody guesses here; `nil` for a touch of another event. iOS 9.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    /// The keys that are held while the event takes place: none for fingers. iOS 13.4.
    open var modifierFlags: UIKeyModifierFlags { isOfPointer ? Runtime.current.pointer.modifiers : [] }

    /// The buttons of a pointing device that are pressed: none for fingers. iOS 13.4.
    open var buttonMask: UIEvent.ButtonMask {
        isOfPointer && Runtime.current.pointer.isPressed ? .primary : []
    }

    private var isOfPointer: Bool { touches.contains { $0.type == .indirectPointer } }

    private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }
}

extension UIEvent {
    /// The buttons of a pointing device. iOS 13.4. Follows Apple's page "UIEvent.ButtonMask".
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The button for most things.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, from 1 on.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
