/// `transition(from:to:…)` of a custom container.
final class ChildExchange: TransitionRequest {
    private let container: UIViewController
    private let leaving: UIViewController
    private let coming: UIViewController
    private let duration: TimeInterval
    private let animations: (() -> Void)?
    private let completion: ((Bool) -> Void)?

    init(
        in container: UIViewController, from leaving: UIViewController, to coming: UIViewController,
        duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        self.container = container
        self.leaving = leaving
        self.coming = coming
        self.duration = duration
        self.animations = animations
        self.completion = completion
    }

    var requestName: String { "transition from \(described(leaving)) to \(described(coming))" }

    func isBlocked(in engine: TransitionEngine) -> Bool { engine.isBusy(container) }

    var startsInCommit: Bool { true }

    var mayAnimate: Bool { duration > 0 }

    func start() {
        let isShown = container.appearance == .appeared
        let transition = PageTransition(
            in: container, policy: self, family: .modal, from: leaving, to: coming,
            animated: duration > 0 && isShown,
            duration: duration)
        if isShown {
            Runtime.engine.begin(transition)
        } else {
            exchangeUnseen(transition)
        }
    }

    private func exchangeUnseen(_ transition: PageTransition) {
        leaving.flags.insert(.movedByTransition)
        coming.flags.insert(.movedByTransition)
        placeViews(transition)
        removeViews(transition)
        leaving.flags.remove(.movedByTransition)
        coming.flags.remove(.movedByTransition)
        complete(transition)
    }
}

extension ChildExchange: TransitionPolicy {
    func name(of transition: PageTransition) -> String { requestName }

    func placeViews(_ transition: PageTransition) {
        leaving.viewIfLoaded?.superview?.addSubview(coming.loadedView)
        animations?()
    }

    func removeViews(_ transition: PageTransition) {
        leaving.viewIfLoaded?.removeFromSuperview()
    }

    func didEnd(_ transition: PageTransition) {}

    func complete(_ transition: PageTransition) {
        completion?(true)
    }
}

extension UIViewController {
    func exchange(
        _ leaving: UIViewController, for coming: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard mayExchange(leaving, for: coming) else { return }
        let exchange = ChildExchange(
            in: self, from: leaving, to: coming, duration: duration, animations: animations,
            completion: completion)
        if OpenTransactions.isWaitedFor { Runtime.engine.join(exchange) }
        Runtime.engine.startOrWait(exchange)
    }

    /// Evidence: contain-17.
    private func mayExchange(_ leaving: UIViewController, for coming: UIViewController) -> Bool {
        guard leaving.parentLink === self, coming.parentLink === self else {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "Children view controllers \(described(leaving)) and \(described(coming)) must have a common "
                    + "parent view controller when calling -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
            )
            return false
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "\(described(self)) forwards appearance methods by hand and must not call -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
            )
            return false
        }
        return true
    }
}
