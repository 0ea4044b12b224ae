/// A finger on the screen, from where it comes down until it goes up.
///
/// The object is the same all the while. Do not keep it longer than the event. Follows Apple's page "UITouch".
@preconcurrency @MainActor
open class UITouch: NSObject {
    var phaseStorage = Phase.began
    var instant: TimeInterval
    var taps = 1
    /// What touches the screen, and how.
    var contact = TouchContact()
    /// Where the finger is and was, in the window's coordinates.
    var point: CGPoint
    var previousPoint: CGPoint
    /// The recognisers that the touch was given to and that have not turned it down.
    var recognizerList: [UIGestureRecognizer] = []
    let windowOfTouch: UIWindow
    package let viewOfTouch: UIView

    init(at point: CGPoint, in window: UIWindow, view: UIView, instant: TimeInterval) {
        self.point = point
        previousPoint = point
        windowOfTouch = window
        viewOfTouch = view
        self.instant = instant
        super.init()
    }

    /// Where the touch stands: begun, moved, at rest, ended, cancelled.
    open var phase: UITouch.Phase { phaseStorage }

    /// When the finger last came down, moved or went up, in seconds since the device was started.
    open var timestamp: TimeInterval { instant }

    /// How often the finger has come down at this place in quick succession, this time included.
    open var tapCount: Int { taps }

    /// What touches the screen: a finger, a pencil, or the pointer of an app that supports indirect input. iOS 9.
    open var type: UITouch.TouchType { contact.type }

    /// The window that the finger came down in.
    open var window: UIWindow? { windowOfTouch }

    /// The view that the finger came down in, wherever it is now.
    open var view: UIView? { viewOfTouch }

    /// The recognisers that get the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizerList }

    /// How hard the pencil is pressed; 0 for a finger, as the screen does not tell. iOS 9.
    open var force: CGFloat { contact.force }

    /// How hard a pencil can be pressed; 0 for a finger, as the screen does not tell. iOS 9.
    open var maximumPossibleForce: CGFloat { contact.maximumForce }

    /// Half the size of the place that is touched, in points: as the simulator says. iOS 8.
    open var majorRadius: CGFloat { contact.radius }

    /// By how much ``majorRadius`` may be wrong, in points. iOS 8.
    open var majorRadiusTolerance: CGFloat { contact.radiusTolerance }

    /// How steeply a pencil stands, in radians: 0 if it lies on the screen, a right angle if it is upright, as for a finger. iOS 9.1.
    open var altitudeAngle: CGFloat { contact.altitude }

    /// Where a pencil leans to, in radians clockwise from the x axis of a view, or of the window for `nil`. iOS 9.1.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        UITouch.angle(contact.azimuth, in: view, of: windowOfTouch)
    }

    /// The same as a vector of length 1. iOS 9.1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// What is only guessed so far: nothing, as all is known at once here. iOS 9.1.
    open var estimatedProperties: UITouch.Properties { [] }

    /// What will be known better later: nothing. iOS 9.1.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// Tells which guess an update is for: `nil`, as there are none. iOS 9.1.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Where the finger is, in a view's coordinates; `nil` stands for the window's.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    /// Where the finger was before, in a view's coordinates; `nil` stands for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    /// The same as ``location(in:)``: a finger is no more precise. iOS 9.1.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as ``previousLocation(in:)``: a finger is no more precise. iOS 9.1.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view.map { windowOfTouch.convert(point, to: $0) } ?? point
    }
}

extension UITouch {
    /// The phase of a touch. Follows Apple's page "UITouch.Phase".
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger is where it was at the last event.
        case stationary = 2
        /// The finger went up.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
        /// A pointer came into a window. iOS 13.4.
        case regionEntered = 5
        /// A pointer moved within a window. iOS 13.4.
        case regionMoved = 6
        /// A pointer left a window. iOS 13.4.
        case regionExited = 7
    }

    /// What touches the screen. Follows Apple's page "UITouch.TouchType".
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger elsewhere, as on a remote control.
        case indirect = 1
        /// A pencil. The same as `stylus`.
        case pencil = 2
        /// A mouse or a trackpad. iOS 13.4.
        case indirectPointer = 3

        /// The same as ``pencil``.
        public static var stylus: TouchType { .pencil }
    }
}
