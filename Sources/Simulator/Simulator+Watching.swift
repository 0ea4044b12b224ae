// For those who show an app while it goes on.
extension Simulator {
    /// Called when a turn of the run loop is over.
    package var afterTurn: (@MainActor () -> Void)? {
        get { runtime.loop.afterTurn }
        set { runtime.loop.afterTurn = newValue }
    }

    /// Called when a turn of the run loop is over, for who writes down what the app does and moves nothing.
    package var didTurn: (@MainActor () -> Void)? {
        get { runtime.loop.didTurn }
        set { runtime.loop.didTurn = newValue }
    }

    /// What the screen shows from now on, with ways ahead told as motions.
    package func picture(by pictures: LivePictures) -> Picture {
        takeOver()
        for window in runtime.visibleWindows { window.showBars() }
        let windows = runtime.visibleWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
        return pictures.picture(of: windows, keyboard: runtime.keyboard, on: UIScreen.main.bounds.size)
    }

    /// Has the clock moved by something else from now on.
    package func follow(_ clock: Clock) {
        takeOver()
        runtime.loop.follow(clock.loopClock)
    }

    /// How many seconds of a wall clock's pass in one second of the wall: 1, less for slow animations, 0 where it stands.
    package func run(atRate rate: Double) {
        takeOver()
        runtime.loop.run(atRate: rate)
    }

    /// Whether text that is typed goes somewhere.
    package var takesText: Bool { runtime.application.textReceiver != nil }

    /// Where on the screen the text lies that is typed into; `nil` where nothing takes text, or it is no view.
    package var frameOfTypedText: CGRect? {
        guard let view = runtime.application.textReceiver as? UIView, let window = view.window else {
            return nil
        }
        return window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
    }

    /// A change of pages that is under way.
    package struct RunningTransition {
        /// Tells it from others.
        package let id: ObjectIdentifier
        /// What it is, in words.
        package let name: String
        /// When time began to move it, in seconds of the clock.
        package let start: TimeInterval
        /// How long UIKit or an animator takes for it.
        package let seconds: TimeInterval
        /// Whether a finger moves it.
        package let isInteractive: Bool
    }

    /// The changes of pages that are under way.
    package var runningTransitions: [RunningTransition] {
        runtime.engine.transitionsUnderWay.map {
            RunningTransition(
                id: $0.id, name: $0.name, start: $0.start, seconds: $0.seconds,
                isInteractive: $0.isInteractive)
        }
    }

    /// Whether a change of pages is under way, or waits for one that is.
    package var changesPages: Bool {
        !runtime.engine.transitionsUnderWay.isEmpty || runtime.engine.isWaiting
    }

    /// Whether something happens by itself, now or later.
    package var isBusy: Bool { runtime.loop.isPending || runtime.engine.isWaiting }

    /// Whether no timer and no transition goes on. What was asked for at this instant, such as a layout, may be still to come.
    package var isAtRest: Bool { runtime.loop.nextWorkDeadline == nil && !changesPages }

    /// Whether another turn comes at this instant.
    package var hasWorkNow: Bool { runtime.loop.hasWorkNow }

    /// The visible windows, the frontmost first.
    package var windowsFromTheFront: [UIWindow] { runtime.application.windowsFromTheFront }
}

extension Simulator {
    /// What a test would call the thing at a point of the screen; `nil` where the name leads to something else, or there is none.
    package func name(at point: CGPoint) -> String? {
        takeOver()
        guard let hit = runtime.application.fingers.view(at: point) else { return nil }
        let reached = Tappable.all(in: runtime.application).filter { $0.isReached(in: runtime.application) }
        for target in reached where target.view.isDescendant(of: hit) || hit.isDescendant(of: target.view) {
            guard let window = target.view.window,
                target.view.bounds.contains(
                    target.view.convert(window.convert(point, from: nil as UIWindow?), from: window))
            else { continue }
            for name in target.names
            where reached.first(where: { $0.names.contains(name) })?.view === target.view {
                return name
            }
        }
        return nil
    }

    /// Writes a line of the watcher's own into ``diagnostics``.
    package func warn(_ message: String) { runtime.diagnostics.warn(message) }
}
