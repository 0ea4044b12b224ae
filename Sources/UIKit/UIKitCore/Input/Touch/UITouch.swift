/// A touch of a finger on the screen, from its beginning to its end.
///
/// The object stays the same during the touch. Don't retain it longer than the event. Follows Apple's page "UITouch".
@preconcurrency @MainActor
open class UITouch: NSObject {
    var phaseStorage = Phase.began
    var instant: TimeInterval
    package var taps = 1
    /// The properties of the touch.
    var contact = TouchContact()
    /// The current and the previous position of the touch, in the window's coordinates.
    var point: CGPoint
    var previousPoint: CGPoint
    /// The recognizers that received the touch and haven't ignored it.
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

    /// The phase of the touch: began, moved, stationary, ended or canceled.
    open var phase: UITouch.Phase { phaseStorage }

    /// The time when the touch last began, moved or ended, in seconds since the device was started.
    open var timestamp: TimeInterval { instant }

    /// The number of taps at this position in quick succession, including this one.
    open var tapCount: Int { taps }

    /// The type of the touch: a finger, a pencil, or the pointer of an app that supports indirect input. iOS 9.
    open var type: UITouch.TouchType { contact.type }

    /// The window in which the touch began.
    open var window: UIWindow? { windowOfTouch }

    /// The view in which the touch began, regardless of its current location.
    open var view: UIView? { viewOfTouch }

    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizerList }

    /// The force of a pencil; 0 for a finger, because the screen doesn't measure it. iOS 9.
    open var force: CGFloat { contact.force }

    /// The maximum force of a pencil; 0 for a finger, because the screen doesn't measure it. iOS 9.
    open var maximumPossibleForce: CGFloat { contact.maximumForce }

    /// The radius of the touch, in points, from the simulator. iOS 8.
    open var majorRadius: CGFloat { contact.radius }

    /// The tolerance of ``majorRadius``, in points. iOS 8.
    open var majorRadiusTolerance: CGFloat { contact.radiusTolerance }

    /// The altitude angle of a pencil, in radians: 0 if it is parallel to the screen, a right angle if it is upright, and for a
    /// finger. iOS 9.1.
    open var altitudeAngle: CGFloat { contact.altitude }

    /// Returns the azimuth of a pencil, in radians clockwise from the x axis of a view, or of the window for `nil`. iOS 9.1.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        UITouch.angle(contact.azimuth, in: view, of: windowOfTouch)
    }

    /// Returns the azimuth as a unit vector. iOS 9.1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// The estimated properties: none, because all values are final here. iOS 9.1.
    open var estimatedProperties: UITouch.Properties { [] }

    /// The properties that will be updated: none. iOS 9.1.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The index that identifies an update of estimated properties: `nil`, because there are none. iOS 9.1.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Returns the location of the touch, in a view's coordinates; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    /// Returns the previous location of the touch, in a view's coordinates; `nil` for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    /// Returns ``location(in:)``, because a finger isn't more precise. iOS 9.1.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns ``previousLocation(in:)``, because a finger isn't more precise. iOS 9.1.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view.map { windowOfTouch.convert(point, to: $0) } ?? point
    }
}

extension UITouch {
    /// The phase of a touch. Follows Apple's page "UITouch.Phase".
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch hasn't moved since the last event.
        case stationary = 2
        /// The touch ended.
        case ended = 3
        /// The system canceled the touch.
        case cancelled = 4
        /// A pointer entered a window. iOS 13.4.
        case regionEntered = 5
        /// A pointer moved within a window. iOS 13.4.
        case regionMoved = 6
        /// A pointer exited a window. iOS 13.4.
        case regionExited = 7
    }

    /// The type of a touch. Follows Apple's page "UITouch.TouchType".
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on another device, such as a remote control.
        case indirect = 1
        /// A pencil. An alias is `stylus`.
        case pencil = 2
        /// The pointer of a mouse or a trackpad. iOS 13.4.
        case indirectPointer = 3

        /// An alias of ``pencil``.
        public static var stylus: TouchType { .pencil }
    }
}
