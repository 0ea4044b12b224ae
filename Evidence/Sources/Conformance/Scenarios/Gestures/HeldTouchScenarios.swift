import Simulator

// A scroll view according to its header: touches that it delays and cancels, a pinch, a scroll to the top.
extension Scenario {
    static let scrollHeader: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-scroll-01",
                "Touch down in a scroll view's subview",
                ios: "2+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                ),
                notes: """
                    touchesShouldCancel default: true unless the view is a UIControl; not asked if
                    canCancelContentTouches is false. delaysContentTouches false: touchesShouldBegin at
                    once. Quote: on touch down, we start a timer and also look at any movement. if the
                    time elapses without sufficient change in position, we start sending events to the
                    hit view in the content subview. if the user then drags far enough, we switch back
                    to dragging and cancel any tracking in the subview.
                    """),
            statements: 5
        ) { stage in
            let view = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            let content = HeardView(frame: CGRect(x: 50, y: 300, width: 290, height: 300))
            let page = UIViewController()
            try stage.launch(page)
            view.contentSize = CGSize(width: 390, height: 3000)
            view.addSubview(content)
            page.view.addSubview(view)
            stage.sim.turn()
            let middle = CGPoint(x: 190, y: 450)
            stage.begin()
            stage.sim.touchDown(at: middle)
            stage.state("[timer, movement watched]", stage.lines.isEmpty, "\(stage.lines)")
            stage.sim.advance(by: 0.3)
            stage.state(
                "scrollView.touchesShouldBegin(_:with:in:) before touches reach the subview",
                stage.lines == ["scrollView.touchesShouldBegin", "View.touchesBegan"], "\(stage.lines)")
            stage.sim.touchMove(to: CGPoint(x: 190, y: 250), over: 0.3)
            let taken = stage.lines.filter { $0 != "View.touchesMoved" }.dropFirst(2)
            stage.state(
                "[drags far enough] scrollView.touchesShouldCancel(in:)",
                taken.first == "scrollView.touchesShouldCancel", "\(stage.lines)")
            stage.state(
                "subview.touchesCancelled", taken.dropFirst().first == "View.touchesCancelled",
                "\(stage.lines)")
            stage.state("[dragging]", view.isDragging, "it is not dragged")
            stage.sim.touchUp()
            try stage.settle()
            view.contentOffset = .zero
            view.delaysContentTouches = false
            view.canCancelContentTouches = false
            stage.begin()
            stage.sim.touchDown(at: middle)
            stage.note(
                "delaysContentTouches false: touchesShouldBegin at once",
                stage.lines.first == "scrollView.touchesShouldBegin", "\(stage.lines)")
            stage.sim.touchMove(to: CGPoint(x: 190, y: 250), over: 0.3)
            stage.sim.touchUp()
            try stage.settle()
            stage.note(
                "touchesShouldCancel is not asked if canCancelContentTouches is false",
                !stage.has("scrollView.touchesShouldCancel"), "\(stage.lines)")
            stage.note(
                "by default only a control keeps its touches",
                view.touchesShouldCancel(in: content) && !view.touchesShouldCancel(in: UIButton()),
                "it is another one")
        },
        .rule(
            EvidenceEntry(
                "gt2-scroll-02",
                "Zooming",
                ios: "3.2+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                ),
                notes: """
                    Quote: called before the scroll view begins zooming its content ... scale between
                    minimum and maximum. called after any 'bounce' animations
                    """),
            statements: 4
        ) { stage in
            let photo = Photo()
            try stage.launch(photo)
            stage.begin()
            stage.sim.touchDown(at: CGPoint(x: 145, y: 400), finger: 0)
            stage.sim.touchDown(at: CGPoint(x: 245, y: 400), finger: 1)
            stage.sim.touchMove([0: CGPoint(x: 20, y: 400), 1: CGPoint(x: 370, y: 400)], over: 0.25)
            let pinched = stage.lines
            stage.state(
                "scrollViewWillBeginZooming (before the content zooms)",
                pinched.first == "scrollViewWillBeginZooming(1.0)", "\(pinched)")
            stage.state(
                "scrollViewDidZoom ...",
                pinched.dropFirst().first == "scrollViewDidZoom" && photo.scrollView.zoomScale > 3,
                "\(pinched), \(photo.scrollView.zoomScale)")
            stage.begin()
            stage.sim.touchUp(finger: 0)
            stage.sim.touchUp(finger: 1)
            stage.state("[bounce]", photo.scrollView.isZoomBouncing, "\(stage.lines)")
            stage.state(
                "scrollViewDidEndZooming (after the bounce)",
                !stage.lines.contains { $0.contains("DidEndZooming") }, "\(stage.lines)")
            try stage.settle()
            stage.state(
                "scrollViewDidEndZooming (after the bounce)",
                stage.lines.last == "scrollViewDidEndZooming(3.0)", "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-scroll-03",
                "scrollViewDidScrollToTop",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h"
                ),
                notes: """
                    Quote: called when scrolling animation finished. may be called immediately if
                    already at top
                    """),
            statements: 1
        ) { stage in
            let photo = Photo()
            try stage.launch(photo)
            photo.scrollView.contentSize.height = 4000
            photo.scrollView.contentOffset.y = 1000
            stage.begin()
            stage.sim.tapStatusBar()
            stage.state(
                "when the scrolling ends; at once if it is at the top already",
                !stage.has("scrollViewDidScrollToTop"), "\(stage.lines)")
            try stage.settle()
            stage.state(
                "when the scrolling ends; at once if it is at the top already",
                stage.has("scrollViewDidScrollToTop") && photo.scrollView.contentOffset.y == 0,
                "\(stage.lines)")
            stage.begin()
            stage.sim.tapStatusBar()
            stage.state(
                "when the scrolling ends; at once if it is at the top already",
                stage.lines == ["scrollViewDidScrollToTop"], "\(stage.lines)")
        },
    ]
}

/// A scroll view that records the questions about touches.
private final class AskingScrollView: UIScrollView {
    private let journal = Journal.current

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        journal.log("scrollView.touchesShouldBegin")
        return super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        journal.log("scrollView.touchesShouldCancel")
        return super.touchesShouldCancel(in: view)
    }
}

/// An image that can be zoomed to three times its size.
private final class Photo: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    private let image = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    private let journal = Journal.current

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = image.frame.size
        scrollView.maximumZoomScale = 3
        scrollView.delegate = self
        scrollView.addSubview(image)
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        journal.log("scrollViewWillBeginZooming(\(scrollView.zoomScale))")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.log("scrollViewDidZoom") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        journal.log("scrollViewDidEndZooming(\(scale))")
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { journal.log("scrollViewDidScrollToTop") }
}
