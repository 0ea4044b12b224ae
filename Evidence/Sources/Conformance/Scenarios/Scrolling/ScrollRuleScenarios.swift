import Simulator

// A scroll view's effects on its subviews and the status bar, according to its header.
extension Scenario {
    static let scrollRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "doc-scroll-01",
                "Two scroll views on a phone's screen and a tap on the status bar",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 2
        ) { stage in
            let scene = try ScrollRule(stage)
            let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
            other.contentSize = CGSize(width: 300, height: 2000)
            scene.page.view.addSubview(other)
            stage.sim.turn()
            (scene.view.contentOffset.y, other.contentOffset.y) = (400, 300)
            stage.sim.tapStatusBar()
            try stage.settle()
            stage.state(
                "both have scrollsToTop: none is scrolled",
                scene.view.contentOffset.y == 400 && other.contentOffset.y == 300,
                "\(scene.view.contentOffset.y), \(other.contentOffset.y)")
            other.scrollsToTop = false
            stage.sim.tapStatusBar()
            try stage.settle()
            stage.state(
                "one of them has: it is scrolled", scene.view.contentOffset.y < 400,
                "\(scene.view.contentOffset.y)")
        },
        .rule(
            EvidenceEntry(
                "doc-scroll-02",
                "The delegate answers false to scrollViewShouldScrollToTop",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 2
        ) { stage in
            let scene = try ScrollRule(stage)
            scene.listener.mayScrollToTop = false
            scene.view.contentOffset.y = 400
            stage.begin()
            stage.sim.tapStatusBar()
            try stage.settle()
            stage.state(
                "the scroll view does not scroll to its top", scene.view.contentOffset.y == 400,
                "\(scene.view.contentOffset.y)")
            stage.state(
                "scrollViewDidScrollToTop is not called", stage.lines == ["Scroll.shouldScrollToTop"],
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-scroll-03",
                "An app scrolls without an animation, or to what is in sight",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 2
        ) { stage in
            let scene = try ScrollRule(stage)
            stage.begin()
            scene.view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
            try stage.settle()
            stage.state(
                """
                setContentOffset(animated: false): scrollViewDidEndScrollingAnimation is not called
                """, !stage.has("Scroll.didEndScrollingAnimation"), "\(stage.lines)")
            stage.begin()
            scene.view.scrollRectToVisible(CGRect(x: 0, y: 220, width: 10, height: 10), animated: true)
            try stage.settle()
            stage.state(
                "scrollRectToVisible for what is completely visible does nothing",
                scene.view.contentOffset.y == 200 && !stage.has("Scroll.didScroll"),
                "\(scene.view.contentOffset.y), \(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-scroll-04",
                "A scroll view answers false to touchesShouldBegin(_:with:in:)",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 1
        ) { stage in
            let scene = try ScrollRule(stage)
            scene.view.beginsContentTouches = false
            try scene.restAndDrag()
            let heard = stage.lines.filter { $0.hasPrefix("View.") }
            stage.state(
                "the touches are not delivered to the subview",
                heard.isEmpty && stage.has("Scroll.touchesShouldBegin"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-scroll-05",
                """
                A scroll view answers false to touchesShouldCancel(in:), and the finger that rested \
                on its content drags
                """,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 3
        ) { stage in
            let scene = try ScrollRule(stage)
            scene.view.cancelsContentTouches = false
            try scene.restAndDrag()
            stage.state(
                "it is asked before scrolling begins", stage.has("Scroll.touchesShouldCancel"),
                "\(stage.lines)")
            stage.state(
                "the touches go on to the subview", stage.lines.last == "View.touchesEnded", "\(stage.lines)")
            stage.state("scrolling does not occur", !stage.has("Scroll.didScroll"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-scroll-06",
                "canCancelContentTouches = false, and the finger that rested on the content drags",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 2
        ) { stage in
            let scene = try ScrollRule(stage)
            scene.view.canCancelContentTouches = false
            try scene.restAndDrag()
            stage.state(
                "touchesShouldCancel(in:) is not called", !stage.has("Scroll.touchesShouldCancel"),
                "\(stage.lines)")
            stage.state(
                "the content is not dragged",
                !stage.has("Scroll.didScroll") && stage.has("View.touchesEnded"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-scroll-07",
                "A scroll view that cannot zoom",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                )),
            statements: 1
        ) { stage in
            let scene = try ScrollRule(stage)
            stage.state(
                "pinchGestureRecognizer is nil", scene.view.pinchGestureRecognizer == nil, "there is one")
            scene.view.maximumZoomScale = 2
            stage.note(
                "there is one with room to zoom", scene.view.pinchGestureRecognizer != nil, "there is none")
        },
    ]
}

/// A page with a scroll view whose content is one view that receives touches.
@MainActor
private final class ScrollRule {
    let page: Page
    let view = AskedScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 420))
    let listener = RuleListener()
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        page = stage.page("Page")
        try stage.launch(page)
        view.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(HeardView(frame: CGRect(x: 0, y: 60, width: 390, height: 2900)))
        view.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(view)
        stage.sim.turn()
        view.delegate = listener
    }

    /// Rests a finger on the content, and then drags it.
    func restAndDrag() throws {
        stage.begin()
        stage.sim.touchDown(at: CGPoint(x: 200, y: 400))
        stage.sim.advance(by: 0.3)
        stage.sim.touchMove(to: CGPoint(x: 200, y: 250), over: 0.2)
        stage.sim.touchUp()
        try stage.settle()
    }
}

/// A scroll view that records the questions about touches, and returns preset answers.
private final class AskedScrollView: UIScrollView {
    private let journal = Journal.current
    var (beginsContentTouches, cancelsContentTouches) = (true, true)

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        journal.log("Scroll.touchesShouldBegin")
        return beginsContentTouches
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        journal.log("Scroll.touchesShouldCancel")
        return cancelsContentTouches
    }
}

/// A scroll view's delegate that records its callbacks.
@MainActor
private final class RuleListener: NSObject, UIScrollViewDelegate {
    private let journal = Journal.current
    var mayScrollToTop = true

    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.log("Scroll.didScroll") }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        journal.log("Scroll.shouldScrollToTop")
        return mayScrollToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { journal.log("Scroll.didScrollToTop") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        journal.log("Scroll.didEndScrollingAnimation")
    }
}
