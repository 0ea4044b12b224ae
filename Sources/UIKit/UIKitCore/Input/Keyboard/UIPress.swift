/// One press of a button or key, from its beginning to its end. iOS 9.
///
/// The ``phase`` of the object changes during the press. Follows Apple's page "UIPress".
@preconcurrency @MainActor
open class UIPress: NSObject {
    private let pressedKey: UIKey?
    private let target: UIResponder
    private var phaseStorage = Phase.began
    private var instant: TimeInterval

    init(key: UIKey?, responder: UIResponder) {
        pressedKey = key
        target = responder
        instant = Runtime.loop.now
        super.init()
    }

    func move(to phase: Phase) {
        phaseStorage = phase
        instant = Runtime.loop.now
    }

    /// The time of the current phase, in seconds since the device was started.
    open var timestamp: TimeInterval { instant }

    /// The phase of the press.
    open var phase: UIPress.Phase { phaseStorage }

    /// The window of the press.
    open var window: UIWindow? { target.firstResponderWindow }

    /// The responder that receives the press.
    open var responder: UIResponder? { target }

    /// The force of the press: 1 while a key is down, 0 afterward.
    open var force: CGFloat { [.ended, .cancelled].contains(phaseStorage) ? 0 : 1 }

    /// The pressed key of a hardware keyboard. iOS 13.4.
    open var key: UIKey? { pressedKey }

    /// The phase of a press. Follows Apple's page "UIPress.Phase".
    public enum Phase: Int, Sendable {
        /// The press has begun.
        case began = 0
        /// The force has changed, which only buttons that measure force report.
        case changed = 1
        /// The press hasn't changed.
        case stationary = 2
        /// The press has ended.
        case ended = 3
        /// The system canceled the press, for example because the app left the foreground.
        case cancelled = 4
    }
}
