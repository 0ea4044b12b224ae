import Simulator

// View animations without changes, and transitions between views.
extension Scenario {
    static let viewAnimations: [Scenario] = [
        .rule(
            EvidenceEntry(
                "log-animation-01",
                "UIView.animate of 10 s sets a value that the view has already",
                source: .claim("https://github.com/flowkey/UIKit-cross-platform/pull/94"),
                notes: "The author says that it behaves exactly like this on iOS."),
            statements: 1
        ) { stage in
            let view = try AnimatedView(stage)
            view.view.frame.origin.x = 100
            let seconds = try view.secondsUntilCompletion(of: 10) { view.view.frame.origin.x = 100 }
            stage.state("the completion is called instantly", seconds == 0, "after \(seconds) s")
        },
        .rule(
            EvidenceEntry(
                "log-animation-02",
                "UIView.animate of 2 s around scrollRectToVisible",
                ios: "2012-08",
                source: .log(
                    "https://blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem/"),
                notes: "If there is nothing to do in the animation block, the completion runs right away."),
            statements: 2
        ) { stage in
            let view = try AnimatedView(stage)
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scrollView.contentSize = CGSize(width: 200, height: 1000)
            scrollView.contentOffset.y = 500
            view.page.view.addSubview(scrollView)
            stage.sim.turn()
            let start = try view.secondsUntilCompletion(of: 2) {
                scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
            }
            stage.state(
                "scrollRectToVisible(animated: true): the completion runs at once", start < 0.1,
                "after \(start) s")
            scrollView.contentOffset.y = 500
            let plain = try view.secondsUntilCompletion(of: 2) {
                scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
            }
            stage.state(
                "scrollRectToVisible(animated: false): it runs at the end of the animation",
                abs(plain - 2) < 0.05, "after \(plain) s")
        },
        .rule(
            EvidenceEntry(
                "log-animation-03",
                "UIView.animate whose block animates no view",
                source: .claim(
                    "https://github.com/material-components/material-components-ios/blob/develop/components/FeatureHighlight/src/private/MDCFeatureHighlightView%2BPrivate.m"
                ),
                notes: "A comment of a shipping library that keeps a view for nothing else."),
            statements: 1
        ) { stage in
            let view = try AnimatedView(stage)
            let seconds = try view.secondsUntilCompletion(of: 3) {}
            stage.state("the completion is called immediately", seconds < 0.1, "after \(seconds) s")
        },
        .rule(
            EvidenceEntry(
                "doc-animation-01",
                "UIView.transition(from:to:)",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h"
                )),
            statements: 2
        ) { stage in
            let view = try AnimatedView(stage)
            let other = UIView(frame: view.view.frame)
            UIView.transition(from: view.view, to: other, duration: 0.5, options: .transitionFlipFromLeft)
            stage.state(
                "the view to is added to the superview of the view from", other.superview === view.page.view,
                "\(String(describing: other.superview))")
            try stage.settle()
            stage.state(
                "the view from is removed from its superview", view.view.superview == nil, "it is still there"
            )
        },
        .rule(
            EvidenceEntry(
                "doc-animation-02",
                "UIView.setAnimationsEnabled(false), then UIView.animate of 2 s",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h"
                )),
            statements: 1
        ) { stage in
            let view = try AnimatedView(stage)
            UIView.setAnimationsEnabled(false)
            let seconds = try view.secondsUntilCompletion(of: 2) { view.view.alpha = 0 }
            UIView.setAnimationsEnabled(true)
            stage.state("attributes change without an animation", seconds < 0.1, "after \(seconds) s")
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
