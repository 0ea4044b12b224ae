import FlowPlan
import Foundation
import ScreenTree
import Simulator

// Taps.
extension FlowRunner {
    /// Seconds of a long press, as Maestro documents them.
    private static let longPress = 3.0

    func touch(_ tap: FlowTap) async throws(FlowFailure) {
        if session.showsHomeScreen, touchesIcon(tap) {
            session.enterForeground()
            return await session.rest()
        }
        let simulator = try session.running()
        let element = try await element(of: tap)
        if let element, let action = element.action {
            simulator.perform(action, of: element)
            return await session.rest()
        }
        let point = try place(of: tap, element)
        let before = tap.retriesWithoutChange ? simulator.picture() : nil
        await touch(tap, at: point, simulator)
        if let before, simulator.picture() == before { await touch(tap, at: point, simulator) }
    }

    /// Whether a tap on the Home Screen touches the icon of the app.
    private func touchesIcon(_ tap: FlowTap) -> Bool {
        guard let text = tap.element?.text else { return false }
        return TextPattern(text.string(copied: session.copiedText)).matches(anyOf: [session.app.name])
    }

    private func touch(_ tap: FlowTap, at point: CGPoint, _ simulator: Simulator) async {
        switch tap.touch {
        case .longPress: simulator.longPress(at: point, for: Self.longPress)
        case .doubleTap, .tap: self.tap(point, tap, simulator)
        }
        await session.rest(limit: tap.settleLimit)
    }

    private func tap(_ point: CGPoint, _ tap: FlowTap, _ simulator: Simulator) {
        for number in 0..<tap.count {
            if number > 0 { simulator.advance(by: tap.delay) }
            simulator.tap(at: point)
        }
    }

    private func element(of tap: FlowTap) async throws(FlowFailure) -> ElementSnapshot? {
        guard let selector = tap.element else { return nil }
        return try await element(for: selector)
    }

    /// The point of the screen that a tap touches.
    private func place(of tap: FlowTap, _ element: ElementSnapshot?) throws(FlowFailure) -> CGPoint {
        let simulator = try session.running()
        guard let element else { return (tap.point ?? FlowPoint(50, 50)).place(in: simulator.screenBounds) }
        if let point = tap.point { return point.place(in: element.frame) }
        let visible = try finder.visibleFrame(of: element)
        return element.hitPoint(in: simulator) ?? CGPoint(x: visible.midX, y: visible.midY)
    }

    /// Waits for an element.
    func element(for selector: ElementSelector) async throws(FlowFailure) -> ElementSnapshot {
        let seconds = FlowSession.patience
        let element = try await session.value(within: seconds) { () throws(FlowFailure) -> ElementSnapshot? in
            try finder.element(for: selector)
        }
        if let element { return element }
        throw FlowFailure(try finder.absence(of: selector, "after \(seconds.formatted()) s"))
    }
}

// Swipes.
extension FlowRunner {
    func perform(_ swipe: FlowSwipe) async throws(FlowFailure) {
        // It changes the page of the Home Screen.
        if session.showsHomeScreen { return }
        let simulator = try session.running()
        let (start, end) = try await ends(of: swipe, in: simulator.screenBounds)
        simulator.swipe(from: start, to: end, over: swipe.duration)
        await session.rest(limit: swipe.settleLimit)
    }

    private func ends(of swipe: FlowSwipe, in screen: CGRect) async throws(FlowFailure) -> (CGPoint, CGPoint)
    {
        switch swipe.path {
        case .points(let start, let end): return (start.place(in: screen), end.place(in: screen))
        case .screen(let direction):
            let (start, end) = direction.swipe
            return (start.place(in: screen), end.place(in: screen))
        case .element(let selector, let direction):
            let frame = try await element(for: selector).frame.intersection(screen)
            let end = direction.swipe.end.place(in: screen)
            let isVertical = direction == .up || direction == .down
            let start = CGPoint(x: frame.midX, y: frame.midY)
            return (start, isVertical ? CGPoint(x: start.x, y: end.y) : CGPoint(x: end.x, y: start.y))
        }
    }
}

// Scrolling.
extension FlowRunner {
    /// The number of attempts to move a visible element away from the edge.
    private static let centeringAttempts = 4

    func perform(_ scroll: FlowScroll) async throws(FlowFailure) {
        let simulator = try session.running()
        let end = simulator.now + scroll.timeout
        while try !isReached(scroll) {
            guard simulator.now < end else {
                throw FlowFailure(
                    try finder.absence(
                        of: scroll.element,
                        "after scrolling \(scroll.direction.word) for "
                            + "\(scroll.timeout.formatted()) s"))
            }
            await drag(scroll, simulator)
        }
        guard scroll.centersElement else { return }
        for _ in 0..<Self.centeringAttempts {
            guard try isNearEdge(scroll) else { return }
            await drag(scroll, simulator)
        }
    }

    private func drag(_ scroll: FlowScroll, _ simulator: Simulator) async {
        let (start, end) = scroll.direction.scroll
        let screen = simulator.screenBounds
        // At the usual speed, a finger needs 0.6 s.
        let seconds = max(0.05, (100 - scroll.speed) / 100)
        simulator.pan(from: start.place(in: screen), to: end.place(in: screen), over: seconds)
        await session.rest()
    }

    private func isReached(_ scroll: FlowScroll) throws(FlowFailure) -> Bool {
        let finder = try finder
        guard let element = finder.element(for: scroll.element) else { return false }
        let visible = finder.visibleFrame(of: element)
        let whole = element.frame.width * element.frame.height
        // Frames are rounded to pixels.
        return whole <= 0 || visible.width * visible.height >= whole * scroll.visiblePart - 1
    }

    /// Whether the element is in the outer 30 percent of the screen that scrolling moves it away from.
    private func isNearEdge(_ scroll: FlowScroll) throws(FlowFailure) -> Bool {
        let finder = try finder
        guard let frame = finder.element(for: scroll.element)?.frame else { return false }
        let screen = finder.screen
        return switch scroll.direction {
        case .down: frame.midY > screen.minY + 0.7 * screen.height
        case .up: frame.midY < screen.minY + 0.3 * screen.height
        case .right: frame.midX > screen.minX + 0.7 * screen.width
        case .left: frame.midX < screen.minX + 0.3 * screen.width
        }
    }
}

extension FlowPoint {
    /// The point of a rectangle on the screen.
    fileprivate func place(in frame: CGRect) -> CGPoint {
        switch unit {
        case .points: CGPoint(x: frame.minX + x, y: frame.minY + y)
        case .percent: CGPoint(x: frame.minX + frame.width * x / 100, y: frame.minY + frame.height * y / 100)
        }
    }
}

extension FlowDirection {
    /// The ends of a swipe across the screen, as Maestro documents them.
    fileprivate var swipe: (start: FlowPoint, end: FlowPoint) {
        switch self {
        case .left: (FlowPoint(90, 50), FlowPoint(10, 50))
        case .right: (FlowPoint(10, 50), FlowPoint(90, 50))
        case .down: (FlowPoint(50, 20), FlowPoint(50, 90))
        case .up: (FlowPoint(50, 50), FlowPoint(50, 10))
        }
    }

    /// The ends of a drag from the center that reveals content in this direction.
    fileprivate var scroll: (start: FlowPoint, end: FlowPoint) {
        let center = FlowPoint(50, 50)
        return switch self {
        case .down: (center, FlowPoint(50, 10))
        case .up: (center, FlowPoint(50, 90))
        case .right: (center, FlowPoint(10, 50))
        case .left: (center, FlowPoint(90, 50))
        }
    }
}
