/// Something the user did, as it is handed to views that ask who is at a point and to responders. Follows Apple's
/// page "UIEvent".
@preconcurrency @MainActor
open class UIEvent: NSObject {
    private let kind: EventType
    private let subkind: EventSubtype
    private let instant: TimeInterval

    /// Creates an event of touches that touches nothing.
    public override init() {
        kind = .touches
        subkind = .none
        instant = Runtime.loop.now
        super.init()
    }

    package init(type: EventType, subtype: EventSubtype) {
        kind = type
        subkind = subtype
        instant = Runtime.loop.now
        super.init()
    }

    /// What the user did: touched, shook, pressed. iOS 3.
    open var type: UIEvent.EventType { kind }

    /// What it was in particular; `.none` for touches. iOS 3.
    open var subtype: UIEvent.EventSubtype { subkind }

    /// When it was, in seconds since the device was started: here since the runtime was made.
    open var timestamp: TimeInterval { instant }
}
