import Simulator

// View animations without changes, and transitions between views.
extension Scenario {
    static let viewAnimations: [Scenario] = [
        .statements("log-animation-01") { stage in
            let view = try AnimatedView(stage)
            view.view.frame.origin.x = 100
            let seconds = try view.secondsUntilCompletion(of: 10) { view.view.frame.origin.x = 100 }
            stage.state(0, seconds == 0, "after \(seconds) s")
        },
        .statements("log-animation-02") { stage in
            let view = try AnimatedView(stage)
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scrollView.contentSize = CGSize(width: 200, height: 1000)
            scrollView.contentOffset.y = 500
            view.page.view.addSubview(scrollView)
            stage.sim.turn()
            let start = try view.secondsUntilCompletion(of: 2) {
                scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
            }
            stage.state(0, start < 0.1, "after \(start) s")
            scrollView.contentOffset.y = 500
            let plain = try view.secondsUntilCompletion(of: 2) {
                scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
            }
            stage.state(1, abs(plain - 2) < 0.05, "after \(plain) s")
        },
        .statements("log-animation-03") { stage in
            let view = try AnimatedView(stage)
            let seconds = try view.secondsUntilCompletion(of: 3) {}
            stage.state(0, seconds < 0.1, "after \(seconds) s")
        },
        .statements("doc-animation-01") { stage in
            let view = try AnimatedView(stage)
            let other = UIView(frame: view.view.frame)
            UIView.transition(from: view.view, to: other, duration: 0.5, options: .transitionFlipFromLeft)
            stage.state(0, other.superview === view.page.view, "\(String(describing: other.superview))")
            try stage.settle()
            stage.state(1, view.view.superview == nil, "it is still there")
        },
        .statements("doc-animation-02") { stage in
            let view = try AnimatedView(stage)
            UIView.setAnimationsEnabled(false)
            let seconds = try view.secondsUntilCompletion(of: 2) { view.view.alpha = 0 }
            UIView.setAnimationsEnabled(true)
            stage.state(0, seconds < 0.1, "after \(seconds) s")
        },
    ]
}

/// A view in a window, and the durations of its animations.
@MainActor
private final class AnimatedView {
    let page: Page
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        page = stage.page("Page")
        try stage.launch(page)
        page.view.addSubview(view)
        stage.sim.turn()
    }

    func secondsUntilCompletion(
        of duration: TimeInterval, _ animations: @escaping @MainActor () -> Void
    ) throws -> TimeInterval {
        let start = stage.sim.now
        var end = TimeInterval.infinity
        UIView.animate(withDuration: duration, animations: animations) { [stage] _ in end = stage.sim.now }
        try stage.settle()
        return end - start
    }
}
