/// One press of a button or key, from its beginning to its end. iOS 9.
///
/// The same object changes its ``phase`` as the press goes on. Follows Apple's page "UIPress".
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

    /// When the phase began, in seconds since the device was started.
    open var timestamp: TimeInterval { instant }

    /// How far the press is.
    open var phase: UIPress.Phase { phaseStorage }

    /// The window that has the press.
    open var window: UIWindow? { target.firstResponderWindow }

    /// The responder that the press was sent to.
    open var responder: UIResponder? { target }

    /// How hard it is pressed: 1 while a key is down, 0 afterwards.
    open var force: CGFloat { [.ended, .cancelled].contains(phaseStorage) ? 0 : 1 }

    /// The key of a hardware keyboard that is pressed. iOS 13.4.
    open var key: UIKey? { pressedKey }

    /// The phase of a press. Follows Apple's page "UIPress.Phase".
    public enum Phase: Int, Sendable {
        /// It has just begun.
        case began = 0
        /// Its force has changed, as only buttons with a measure of force tell.
        case changed = 1
        /// It goes on as it was.
        case stationary = 2
        /// It is over.
        case ended = 3
        /// The system took it away, as when the app leaves the foreground.
        case cancelled = 4
    }
}
