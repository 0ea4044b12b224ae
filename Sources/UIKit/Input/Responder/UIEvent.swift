/// Something the user did, as it is handed to views that ask who is at a point and to responders. Follows Apple's
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

    private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }
}
