/// The fingers on the screen: turns where they are into touches and events.
@MainActor
package final class Fingers {
    private var touches: [Int: UITouch] = [:]
    private var lastTap: EndedTap?
    /// What touches the screen from now on.
    package var contact = TouchContact()
    private unowned let application: UIApplication

    init(of application: UIApplication) {
        self.application = application
    }

    /// The numbers of the fingers that are down.
    package var down: [Int] { touches.keys.sorted() }

    /// The view that a finger came down in.
    package func view(of finger: Int) -> UIView? { touches[finger]?.view }

    /// Where a finger is, in the screen's coordinates.
    package func position(of finger: Int) -> CGPoint? {
        touches[finger].map { $0.windowOfTouch.convert($0.point, to: nil as UIWindow?) }
    }

    /// Puts a finger on a point of the screen. Returns whether there is somebody for it: not while the app is in the
    /// background or ignores touches, and not where no window is. Without a `kind` it is what the simulator says.
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

    /// Since iOS 14.2 a window that is touched becomes key, if it can. Evidence: hunt3-scenes-08.
    private func giveKeys(to window: UIWindow) {
        guard !window.isKeyWindow, Runtime.current.system >= .iOS(14, 2) else { return }
        window.takeKey()
    }

    /// Moves a finger to a point of the screen. One that is not down does nothing.
    package func move(_ finger: Int, to point: CGPoint) {
        guard let touch = touches[finger] else { return }
        let place = touch.windowOfTouch.convert(point, from: nil as UIWindow?)
        guard place != touch.point else { return }
        step(touch, .moved, at: place)
        send(touch)
    }

    /// Takes a finger off the screen.
    package func goUp(_ finger: Int) {
        guard let touch = touches[finger] else { return }
        step(touch, .ended, at: touch.point)
        lastTap = EndedTap(touch)
        send(touch)
        touches[finger] = nil
    }

    /// Takes all touches away from the app, as the system does.
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

    /// The view that a finger at a point of the screen would reach.
    package func view(at point: CGPoint) -> UIView? { target(at: point)?.1 }

    /// The frontmost window and view at a point of the screen that take touches.
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
        application.sendEvent(UIEvent(touches: Set(others + [touch])))
    }
}

/// What is remembered of a finger that went up. Not the touch itself: it would keep the view that it was in.
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

    /// Whether a touch that begins is another tap at the same place.
    @MainActor
    func isFollowed(by touch: UITouch) -> Bool {
        touch.instant - instant <= TapTiming.interval && window == ObjectIdentifier(touch.windowOfTouch)
            && point.distance(to: touch.point) <= TapTiming.movement
    }
}

/// What makes taps out of touches. Apple names no figures; these are about what a device does.
enum TapTiming {
    /// The seconds between one tap's end and the next one's beginning.
    static let interval: TimeInterval = 0.35
    /// How far a finger may move, or the next tap be away, in points.
    static let movement: CGFloat = 45
    /// How long a finger may stay down, in seconds.
    static let duration: TimeInterval = 0.75
}
