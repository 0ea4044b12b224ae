/// The fingers on the screen. Converts their positions to touches and events.
@MainActor
package final class Fingers {
    private var touches: [Int: UITouch] = [:]
    private var lastTap: EndedTap?
    /// The properties of subsequent touches.
    package var contact = TouchContact()
    private unowned let application: UIApplication

    init(of application: UIApplication) {
        self.application = application
    }

    /// The numbers of the fingers on the screen.
    package var down: [Int] { touches.keys.sorted() }

    /// Returns the view in which a finger's touch began.
    package func view(of finger: Int) -> UIView? { touches[finger]?.view }

    /// Returns the position of a finger, in the screen's coordinates.
    package func position(of finger: Int) -> CGPoint? {
        touches[finger].map { $0.windowOfTouch.convert($0.point, to: nil as UIWindow?) }
    }

    /// Begins a finger's touch at a point of the screen. Returns whether a view receives it: not while the app is in
    /// the background or ignores touches, and not at a point without a window. Without a `kind`, the simulator's
    /// touch type is used.
    @discardableResult
    package func comeDown(_ finger: Int, at point: CGPoint, kind: UITouch.TouchType? = nil) -> Bool {
        guard touches[finger] == nil, application.state == .active, !application.isIgnoringInteractionEvents,
            let touch = makeTouch(at: point, kind)
        else { return false }
        touches[finger] = touch
        giveKeys(to: touch.windowOfTouch)
        application.closeEditMenu(besides: touch.viewOfTouch)
        send(touch)
        return true
    }

    /// Since iOS 14.2, a touched window becomes key, if it can. Evidence: hunt3-scenes-08.
    private func giveKeys(to window: UIWindow) {
        guard !window.isKeyWindow, Runtime.current.system >= .iOS(14, 2) else { return }
        window.takeKey()
    }

    /// Moves a finger to a point of the screen. Has no effect if the finger isn't down.
    package func move(_ finger: Int, to point: CGPoint) {
        guard let touch = touches[finger] else { return }
        let place = touch.windowOfTouch.convert(point, from: nil as UIWindow?)
        guard place != touch.point else { return }
        step(touch, .moved, at: place)
        send(touch)
    }

    /// Lifts a finger off the screen.
    package func goUp(_ finger: Int) {
        guard let touch = touches[finger] else { return }
        step(touch, .ended, at: touch.point)
        lastTap = EndedTap(touch)
        send(touch)
        touches[finger] = nil
    }

    /// Cancels all touches, as the system does.
    package func cancelAll(in window: UIWindow? = nil) {
        for (finger, touch) in touches where window == nil || touch.windowOfTouch === window {
            guard touch.isDown else { continue }
            step(touch, .cancelled, at: touch.point)
            send(touch)
            touches[finger] = nil
        }
    }

    private func makeTouch(at point: CGPoint, _ kind: UITouch.TouchType?) -> UITouch? {
        guard let (window, view, place) = target(at: point) else { return nil }
        let touch = UITouch(at: place, in: window, view: view, instant: Runtime.loop.now)
        touch.contact = contact
        if let kind { touch.contact.type = kind }
        if let lastTap, lastTap.isFollowed(by: touch) { touch.taps = lastTap.taps + 1 }
        return touch
    }

    /// Returns the view that would receive a touch at a point of the screen.
    package func view(at point: CGPoint) -> UIView? { target(at: point)?.1 }

    /// Returns the frontmost window and view at a point of the screen that receive touches.
    private func target(at point: CGPoint) -> (UIWindow, UIView, CGPoint)? {
        let event = UIEvent()
        for window in application.windowsFromTheFront {
            window.showBars()
            let place = window.convert(point, from: nil as UIWindow?)
            if let view = window.hitTest(place, with: event) { return (window, view, place) }
        }
        return nil
    }

    private func step(_ touch: UITouch, _ phase: UITouch.Phase, at place: CGPoint) {
        touch.previousPoint = touch.point
        touch.point = place
        touch.phaseStorage = phase
        if touch.contact.type == contact.type { touch.contact = contact }
        touch.instant = Runtime.loop.now
    }

    private func send(_ touch: UITouch) {
        let others = touches.values.filter { $0 !== touch }
        for other in others where other.isDown { other.phaseStorage = .stationary }
        Runtime.loop.noteEvent()
        UpdateLinks.startUpdate()
        application.sendEvent(UIEvent(touches: Set(others + [touch])))
    }
}

/// A tap whose finger has lifted. Doesn't store the touch, which would retain its view.
private struct EndedTap {
    let taps: Int
    private let window: ObjectIdentifier
    private let point: CGPoint
    private let instant: TimeInterval

    @MainActor
    init(_ touch: UITouch) {
        taps = touch.taps
        window = ObjectIdentifier(touch.windowOfTouch)
        point = touch.point
        instant = touch.instant
    }

    /// Returns whether a new touch is another tap at the same position.
    @MainActor
    func isFollowed(by touch: UITouch) -> Bool {
        touch.instant - instant <= TapTiming.interval && window == ObjectIdentifier(touch.windowOfTouch)
            && point.distance(to: touch.point) <= TapTiming.movement
    }
}

/// The thresholds of taps. Apple doesn't document them; these are approximately those of a device.
enum TapTiming {
    /// The seconds between one tap's end and the next one's beginning.
    static let interval: TimeInterval = 0.35
    /// The maximum movement of a finger, and the maximum distance of the next tap, in points.
    static let movement: CGFloat = 45
    /// The maximum duration of a tap, in seconds.
    static let duration: TimeInterval = 0.75
}
