// Observing a running app.
extension Simulator {
    /// Called at the end of a turn of the run loop.
    package var afterTurn: (@MainActor () -> Void)? {
        get { runtime.loop.afterTurn }
        set { runtime.loop.afterTurn = newValue }
    }

    /// Called at the end of a turn of the run loop, for observers that only record.
    package var didTurn: (@MainActor () -> Void)? {
        get { runtime.loop.didTurn }
        set { runtime.loop.didTurn = newValue }
    }

    /// The screen's picture, with planned animations described as motions.
    package func picture(by pictures: LivePictures) -> Picture {
        takeOver()
        for window in runtime.visibleWindows { window.showBars() }
        let windows = runtime.visibleWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
        return pictures.picture(of: windows, keyboard: runtime.keyboard, on: UIScreen.main.bounds.size)
    }

    /// Lets another source move the clock from now on.
    package func follow(_ clock: Clock) {
        takeOver()
        runtime.loop.follow(clock.loopClock)
    }

    /// Simulated seconds per real second: 1, less for slow animations, 0 for a stopped clock.
    package func run(atRate rate: Double) {
        takeOver()
        runtime.loop.run(atRate: rate)
    }

    /// Whether a responder accepts typed text.
    package var takesText: Bool { runtime.application.textReceiver != nil }

    /// The frame of the text input on the screen; `nil` if no responder accepts text, or if it isn't a view.
    package var frameOfTypedText: CGRect? {
        guard let view = runtime.application.textReceiver as? UIView, let window = view.window else {
            return nil
        }
        return window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
    }

    /// A running transition.
    package struct RunningTransition {
        /// Identifies the transition.
        package let id: ObjectIdentifier
        /// A description of the transition.
        package let name: String
        /// The time at which the animation started, in seconds of the clock.
        package let start: TimeInterval
        /// The duration that UIKit or an animator gives the transition, in seconds.
        package let seconds: TimeInterval
        /// Whether a finger drives the transition.
        package let isInteractive: Bool
    }

    /// The running transitions.
    package var runningTransitions: [RunningTransition] {
        runtime.engine.transitionsUnderWay.map {
            RunningTransition(
                id: $0.id, name: $0.name, start: $0.start, seconds: $0.seconds,
                isInteractive: $0.isInteractive)
        }
    }

    /// Whether a transition runs, or waits for another transition.
    package var changesPages: Bool {
        !runtime.engine.transitionsUnderWay.isEmpty || runtime.engine.isWaiting
    }

    /// Whether work is pending, now or later.
    package var isBusy: Bool { runtime.loop.isPending || runtime.engine.isWaiting }

    /// Whether no timer and no transition is running. Work for the present instant, such as a layout pass, may still be pending.
    package var isAtRest: Bool { runtime.loop.nextWorkDeadline == nil && !changesPages }

    /// Whether another turn of the run loop is due at this instant.
    package var hasWorkNow: Bool { runtime.loop.hasWorkNow }

    /// The visible windows, the frontmost first.
    package var windowsFromTheFront: [UIWindow] { runtime.application.windowsFromTheFront }
}

extension Simulator {
    /// The name that a test would use for the element at a point of the screen; `nil` if the name resolves to another element, or if the
    /// element has no name.
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

    /// Adds a warning of the observer to ``diagnostics``.
    package func warn(_ message: String) { runtime.diagnostics.warn(message) }
}
