/// A call of `present` during a transition in which its receiver takes part. The presentation is made when the
/// transition has ended. Evidence: defer-02.
final class CoordinatedPresentation: TransitionRequest {
    private let source: UIViewController
    private let presented: UIViewController
    private let isAnimated: Bool
    private let completion: (() -> Void)?

    init(
        of presented: UIViewController, from source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.source = source
        self.presented = presented
        isAnimated = animated
        self.completion = completion
    }

    var requestName: String { "presentation of \(described(presented))" }

    func isBlocked(in engine: TransitionEngine) -> Bool { engine.isCoordinating(source) }

    var startsInCommit: Bool { true }

    func start() {
        source.requestPresentation(of: presented, animated: isAnimated, completion: completion)
    }
}

extension TransitionEngine {
    /// Whether a navigation or tab bar controller is animating a change in which a page or one of its ancestors takes
    /// part.
    func isCoordinating(_ page: UIViewController) -> Bool {
        guard !running.isEmpty else { return false }
        return running.contains { transition in
            transition.isAnimated && transition.policy.coordinatesPresentations
                && page.ancestorsAndSelf.contains { $0 === transition.container || transition.involves($0) }
        }
    }
}
