import PageFlowTesting
import Testing

@testable import Simulator
@testable import UIKitCore

/// A page that zooms out of a view or a bar button item, and back into it.
@MainActor
@Suite(.onStage) struct ZoomTransitionTests {
    typealias Options = UIViewController.Transition.ZoomOptions

    // The course.

    @Test func `the page grows from its source to its place, and fades in over the first 55 percent`() throws
    {
        let app = try ZoomApp()
        app.push()
        app.sim.advance(by: 0)
        #expect(app.shownRect.isNear(app.card.frame) && app.motion?.opacity == 0)
        app.sim.advance(by: 0.09)
        let part = app.part(at: 0.09)
        #expect(part > 0.49 && part < 0.53)
        #expect(try abs(#require(app.motion).opacity - part / 0.55) < 0.001)
        #expect(app.shownRect.isNear(app.card.frame.moved(part, to: app.page.view.frame)))
        app.sim.advance(by: 0.4)
        #expect(app.motion?.opacity == 1 && app.shownRect.isNear(app.page.view.frame, by: 1))
    }

    @Test func `the covered page shrinks to 0_914 under 15 percent of black, by a spring of 19 per second`()
        throws
    {
        let app = try ZoomApp()
        app.push()
        app.sim.advance(by: 0.1)
        #expect(abs(app.part(at: 0.1) - 0.567) < 0.001)
        #expect(try abs(#require(app.coveredMotion).scale - (1 - 0.086 * app.part(at: 0.1))) < 0.001)
        app.sim.advance(by: 0.399)
        let last = try #require(app.coveredMotion)
        #expect(abs(last.scale - 0.914) < 0.001 && abs(last.dimming - 0.15) < 0.001)
    }

    @Test func `on the way back the page shrinks into its source`() throws {
        let app = try ZoomApp()
        try app.pushAndWait()
        app.stack.popViewController(animated: true)
        app.sim.advance(by: 0)
        #expect(app.shownRect.isNear(app.page.view.frame))
        app.sim.advance(by: 0.499)
        #expect(app.shownRect.isNear(app.card.frame, by: 1))
        #expect(app.asked == 2)
    }

    @Test func `a zoom stands still where the clock is held, and is drawn clipped`() throws {
        let app = try ZoomApp()
        app.page.view.backgroundColor = .red
        app.card.layer.cornerRadius = 12
        app.push()
        app.sim.advance(by: 0.1)
        let (picture, motion) = (app.sim.picture(), try #require(app.motion))
        #expect(picture == app.sim.picture())
        let rect = app.page.view.bounds.inset(by: motion.insets)
        #expect(
            picture.nodes.clips.contains {
                if case .roundedRect(rect, radius: _) = $0.outline { true } else { false }
            })
    }

    @Test func `without a source the stack slides`() throws {
        let app = try ZoomApp()
        app.page.preferredTransition = .zoom { _ -> UIView? in nil }
        app.push()
        app.sim.advance(by: 0.1)
        #expect(try #require(app.motion).offset.x > 1 && app.motion?.isClipped == false)
    }

    @Test func `on other devices and before iOS 18 the stack slides`() throws {
        let app = try ZoomApp()
        app.page.traitOverrides.userInterfaceIdiom = .tv
        app.push()
        app.sim.advance(by: 0.1)
        #expect(try #require(app.motion).offset.x > 1 && app.motion?.isClipped == false)
        let old = try ZoomApp(system: .iOS(17))
        old.push()
        old.sim.advance(by: 0.1)
        #expect(old.asked == 0 && old.motion?.isClipped == false)
    }

    @Test func `the alignment rectangle is over the source at the beginning`() throws {
        let options = Options()
        let rect = CGRect(x: 40, y: 200, width: 200, height: 240)
        options.alignmentRectProvider = { _ in rect }
        let app = try ZoomApp(options: options)
        app.push()
        app.sim.advance(by: 0)
        let motion = try #require(app.motion)
        let (frame, bounds) = (app.page.view.frame, app.page.view.bounds)
        let middle = frame.midX + motion.offset.x + motion.scale * (rect.midX - bounds.midX)
        #expect(abs(motion.scale - 0.5) < 0.001 && abs(middle - app.card.frame.midX) < 0.001)
        #expect(app.shownRect.isNear(app.card.frame))
    }

    @Test func `a dimming color and an effect replace the black`() throws {
        let options = Options()
        #expect(options.alignmentRectProvider == nil && options.dimmingColor == nil)
        #expect(options.dimmingVisualEffect == nil && options.interactiveDismissShouldBegin == nil)
        options.dimmingColor = .red
        options.dimmingVisualEffect = UIBlurEffect(style: .dark)
        let app = try ZoomApp(options: options)
        app.push()
        app.sim.advance(by: 0.499)
        let motion = try #require(app.coveredMotion)
        #expect(motion.shades.count == 2 && motion.shades.last == UIColor.red.cgColor)
        #expect(motion.dimming > 0.99)
    }

    @Test func `a sheet that zooms out of a bar button item stays a sheet`() throws {
        let app = try ZoomApp(system: .iOS(26))
        let item = UIBarButtonItem(systemItem: .add)
        app.home.navigationItem.rightBarButtonItem = item
        try app.sim.settle()
        app.page.preferredTransition = .zoom { _ -> UIBarButtonItem? in item }
        app.page.modalPresentationStyle = .formSheet
        app.home.present(app.page, animated: true)
        app.sim.advance(by: 0)
        let source = try #require(item.frame(in: app.stack.view))
        #expect(app.shownRect.isNear(source))
        try app.sim.settle()
        #expect(app.page.view.frame.minY > 0 && app.home.view.window != nil)
    }

    @Test func `a push zooms out of a bar button item, although the bar shows other items at once`() throws {
        let app = try ZoomApp(system: .iOS(26))
        let item = UIBarButtonItem(systemItem: .add)
        app.home.navigationItem.rightBarButtonItem = item
        app.page.preferredTransition = .zoom { _ -> UIBarButtonItem? in item }
        try app.sim.settle()
        let source = try #require(item.frame(in: app.stack.view))
        app.push()
        app.sim.advance(by: 0)
        #expect(app.shownRect.isNear(source))
        try app.sim.settle()
        app.stack.popViewController(animated: true)
        app.sim.advance(by: 0.499)
        #expect(app.shownRect.isNear(source, by: 1))
    }

    @Test(arguments: [(System.iOS(18), false), (.iOS(26), true)])
    func `a popover grows out of its bar button item since iOS 26`(system: System, grows: Bool) throws {
        let app = try ZoomApp(system: system)
        let (item, delegate) = (UIBarButtonItem(systemItem: .add), PopoverDelegate())
        app.home.navigationItem.rightBarButtonItem = item
        app.page.modalPresentationStyle = .popover
        app.page.popoverPresentationController?.barButtonItem = item
        app.page.popoverPresentationController?.delegate = delegate
        app.home.present(app.page, animated: true)
        app.sim.advance(by: 0)
        let container = try #require(app.page.presentationController?.containerView)
        let motion = try #require(app.motions.first { $0.view === container })
        let source = try #require(item.frame(in: container))
        let (body, middle) = (app.page.view.frame, container.center)
        let x = middle.x + motion.offset.x + motion.scale * (body.midX - middle.x)
        #expect((abs(x - source.midX) < 0.01) == grows && (motion.scale < 0.5) == grows)
        app.sim.advance(by: 0.499)
        #expect(try abs(#require(app.motions.first { $0.view === container }).scale - 1) < 0.01)
        withExtendedLifetime(delegate) {}
    }

    @Test func `other preferred transitions are those of the modal styles`() {
        for (transition, style) in [
            (UIViewController.Transition.crossDissolve, UIModalTransitionStyle.crossDissolve),
            (.flipHorizontal, .flipHorizontal), (.coverVertical, .coverVertical),
            (.partialCurl, .partialCurl),
        ] {
            let page = UIViewController()
            page.modalTransitionStyle = style == .coverVertical ? .crossDissolve : .coverVertical
            page.preferredTransition = transition
            #expect(page.shownTransitionStyle == style)
        }
    }

    // Interruptions.

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `a tap on Back during a zoom pops in the same turn`(system: System) throws {
        let app = try ZoomApp(system: system)
        app.push()
        app.sim.advance(by: 0.1)
        app.sim.clearTrace()
        app.sim.tapBack(in: app.stack)
        app.sim.advance(by: 0)
        let lines = ["A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear"]
        #expect(app.appearance == lines)
        let turns = app.sim.trace.filter { lines.contains($0.description) }.map(\.turn)
        #expect(Set(turns).count == 1)
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 1)
    }

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `a pop during a zoom in begins where the page is`(system: System) throws {
        let app = try ZoomApp(system: system)
        app.push()
        app.sim.advance(by: 0.1)
        let before = app.shownRect
        app.stack.popViewController(animated: true)
        #expect(app.stack.viewControllers.count == 1)
        app.sim.advance(by: 0)
        #expect(app.shownRect.isNear(before))
        try app.sim.settle()
        #expect(app.home.view.window != nil && app.page.view.window == nil)
    }

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `a push during a zoom in begins where the page is`(system: System) throws {
        let app = try ZoomApp(system: system)
        app.push()
        app.sim.advance(by: 0.1)
        let before = app.shownRect
        app.stack.pushViewController(ZoomApp.C(), animated: true)
        #expect(app.stack.viewControllers.count == 3)
        app.sim.advance(by: 0)
        #expect(app.shownRect.isNear(before))
        try app.sim.settle()
        #expect(app.stack.topViewController?.view.window != nil && app.page.view.window == nil)
    }

    @Test func `a touch belongs to the turn that its action interrupts in`() throws {
        let app = try ZoomApp(system: .iOS(26))
        let button = UIButton(frame: app.page.view.bounds)
        button.addAction(
            UIAction { [stack = app.stack] _ in stack.popViewController(animated: true) }, for: .touchUpInside
        )
        app.page.view.addSubview(button)
        app.push()
        app.sim.advance(by: 0.1)
        app.sim.tap(at: CGPoint(x: 200, y: 400))
        let turns = ["B.viewDidAppear", "B.viewWillDisappear"].map { line in
            app.sim.trace.last { $0.description == line }?.turn
        }
        #expect(turns[0] != nil && turns[0] == turns[1])
    }

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `a dismissal during a zoom in completes the presentation first`(system: System) throws {
        let app = try ZoomApp(system: system)
        app.page.modalPresentationStyle = .fullScreen
        var ended = 0
        app.home.present(app.page, animated: true) { ended += 1 }
        app.sim.advance(by: 0.1)
        let before = app.shownRect
        app.sim.clearTrace()
        app.page.dismiss(animated: true)
        #expect(ended == 1 && app.appearance.first == "B.viewDidAppear")
        #expect(!app.page.isBeingPresented && app.page.isBeingDismissed)
        app.sim.advance(by: 0)
        #expect(app.appearance.contains("B.viewWillDisappear") && app.shownRect.isNear(before, by: 1))
        try app.sim.settle()
        #expect(app.home.presentedViewController == nil && app.home.view.window != nil)
    }

    @Test func `a presentation during a zoom out completes the dismissal first`() throws {
        let app = try ZoomApp()
        app.page.modalPresentationStyle = .fullScreen
        app.home.present(app.page, animated: false)
        try app.sim.settle()
        var ended = 0
        app.home.dismiss(animated: true) { ended += 1 }
        app.sim.advance(by: 0.1)
        app.home.present(app.page, animated: true)
        #expect(ended == 1 && app.page.isBeingPresented)
        try app.sim.settle()
        #expect(app.home.presentedViewController === app.page && app.page.view.window != nil)
    }

    @Test func `another presentation isn't interrupted`() throws {
        let app = try ZoomApp(system: .iOS(26))
        app.page.preferredTransition = nil
        var ended = 0
        app.home.present(app.page, animated: true) { ended += 1 }
        app.sim.advance(by: 0.1)
        app.page.dismiss(animated: true)
        #expect(ended == 0)
        try app.sim.settle()
        #expect(ended == 1 && app.home.presentedViewController == nil)
    }

    @Test func `a bar's titles continue where an interruption found them`() throws {
        let app = try ZoomApp(system: .iOS(26))
        app.page.preferredTransition = nil
        app.push()
        app.sim.advance(by: 0.05)
        func title() -> BarTransition.Title? {
            app.stack.barTransition?.titles.first { $0.item === app.page.navigationItem }
        }
        let before = try #require(title())
        #expect(before.opacity > 0.3 && before.opacity < 0.9)
        app.stack.pushViewController(ZoomApp.C(), animated: true)
        app.sim.advance(by: 0)
        let after = try #require(title())
        #expect(abs(after.opacity - before.opacity) < 0.01 && abs(after.shift - before.shift) < 0.01)
    }
}

extension ZoomTransitionTests {
    // Gestures.

    @Test func `a drag downward takes the page back to its source`() throws {
        let app = try ZoomApp()
        try app.pushAndWait()
        app.sim.clearTrace()
        app.sim.touchDown(at: CGPoint(x: 200, y: 300))
        app.sim.touchMove(to: CGPoint(x: 200, y: 300 + 0.6 * app.height), over: 0.3)
        #expect(app.appearance == ["B.viewWillDisappear", "A.viewWillAppear"])
        #expect(app.shownRect.isNear(app.page.view.frame.moved(0.6, to: app.card.frame), by: 1))
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.stack.viewControllers == [app.home] && app.card.window != nil)
    }

    @Test func `a short drag is a canceled pop`() throws {
        let app = try ZoomApp()
        try app.pushAndWait()
        app.sim.clearTrace()
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        try app.sim.settle()
        #expect(
            app.appearance == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(app.stack.topViewController === app.page && app.page.view.window != nil)
    }

    @Test func `a pinch takes the page back`() throws {
        let app = try ZoomApp()
        try app.pushAndWait()
        app.sim.touchDown(at: CGPoint(x: 50, y: 400), finger: 0)
        app.sim.touchDown(at: CGPoint(x: 350, y: 400), finger: 1)
        app.sim.touchMove([0: CGPoint(x: 155, y: 400), 1: CGPoint(x: 245, y: 400)], over: 0.3)
        #expect(app.shownRect.isNear(app.page.view.frame.moved(0.7, to: app.card.frame), by: 1))
        app.sim.touchUp(finger: 0)
        app.sim.touchUp(finger: 1)
        try app.sim.settle()
        #expect(app.stack.viewControllers == [app.home])
    }

    @Test func `the edge swipe drives the zoom too`() throws {
        let app = try ZoomApp()
        try app.pushAndWait()
        app.sim.edgeSwipe(to: 0.4)
        #expect(app.shownRect.isNear(app.page.view.frame.moved(0.4, to: app.card.frame), by: 1))
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.stack.viewControllers == [app.home])
    }

    @Test(arguments: [true, false])
    func `the app decides whether a gesture begins`(allows: Bool) throws {
        let options = Options()
        var contexts: [Options.InteractionContext] = []
        options.interactiveDismissShouldBegin = { context in
            contexts.append(context)
            return allows && context.willBegin
        }
        let app = try ZoomApp(options: options)
        try app.pushAndWait()
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + 0.6 * app.height))
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == (allows ? 1 : 2))
        let context = try #require(contexts.first)
        #expect(contexts.count == 1 && context.willBegin)
        #expect(abs(context.location.x - 200) < 1 && context.location.y > 300 && context.velocity.dy > 0)
    }

    @Test func `a swipe from the edge asks the app too`() throws {
        let options = Options()
        options.interactiveDismissShouldBegin = { _ in false }
        let app = try ZoomApp(options: options)
        try app.pushAndWait()
        app.sim.edgeSwipe(to: 0.6)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 2)
    }

    @Test func `a drag on a page above a zoomed one dismisses both`() throws {
        let app = try ZoomApp()
        try app.pushAndWait()
        app.stack.pushViewController(ZoomApp.C(), animated: false)
        try app.sim.settle()
        app.sim.clearTrace()
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + 0.6 * app.height))
        try app.sim.settle()
        #expect(app.stack.viewControllers == [app.home])
        #expect(
            app.appearance == [
                "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear", "A.viewDidAppear",
            ])
        #expect(app.page.parent == nil && app.asked == 2)
    }

    @Test func `a scrolled page scrolls, and is dragged away from its top`() throws {
        let app = try ZoomApp()
        let scroller = UIScrollView(frame: app.page.view.bounds)
        scroller.contentSize = CGSize(width: 300, height: 5000)
        app.page.view.addSubview(scroller)
        try app.pushAndWait()
        scroller.contentOffset.y = 2000
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + 0.6 * app.height))
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 2 && scroller.contentOffset.y < 1900)
        scroller.contentOffset.y = -scroller.adjustedContentInset.top
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + 0.6 * app.height))
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 1)
    }

    @Test(arguments: [true, false])
    func `a drag dismisses a full-screen presentation, unless it is modal`(isModal: Bool) throws {
        let app = try ZoomApp()
        app.page.modalPresentationStyle = .fullScreen
        app.page.isModalInPresentation = isModal
        app.home.present(app.page, animated: true)
        try app.sim.settle()
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + 0.6 * app.height))
        try app.sim.settle()
        #expect((app.home.presentedViewController == nil) == !isModal)
        #expect((app.home.view.window == nil) == isModal)
    }

    @Test func `a short drag leaves a full-screen presentation in place`() throws {
        let app = try ZoomApp()
        app.page.modalPresentationStyle = .fullScreen
        app.home.present(app.page, animated: true)
        try app.sim.settle()
        app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        try app.sim.settle()
        #expect(app.home.presentedViewController === app.page && app.page.view.window != nil)
        #expect(app.home.view.window == nil)
    }

    @Test func `a drag takes over a zoom in of a presentation`() throws {
        let app = try ZoomApp()
        app.page.modalPresentationStyle = .fullScreen
        app.home.present(app.page, animated: true)
        app.sim.advance(by: 0.15)
        app.sim.clearTrace()
        app.sim.touchDown(at: CGPoint(x: 200, y: 300))
        app.sim.touchMove(to: CGPoint(x: 200, y: 300 + 0.5 * app.height), over: 0.1)
        #expect(app.appearance.first == "B.viewDidAppear" && app.appearance.contains("B.viewWillDisappear"))
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.home.presentedViewController == nil)
    }

    @Test func `a drag takes over a zoom in of a sheet, and asks the app`() throws {
        let options = Options()
        var asked = 0
        options.interactiveDismissShouldBegin = { context in
            asked += 1
            return context.willBegin
        }
        let app = try ZoomApp(options: options)
        app.page.modalPresentationStyle = .pageSheet
        app.home.present(app.page, animated: true)
        app.sim.advance(by: 0.15)
        app.sim.clearTrace()
        let frame = app.page.view.frame
        app.sim.touchDown(at: CGPoint(x: 200, y: frame.minY + 20))
        app.sim.touchMove(to: CGPoint(x: 200, y: frame.minY + 20 + 0.7 * frame.height), over: 0.2)
        #expect(app.appearance == ["B.viewDidAppear", "B.viewWillDisappear"] && asked == 1)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.home.presentedViewController == nil)
    }

    // iOS 26, in any stack.

    @Test(arguments: [(System.iOS(18), false), (.iOS(26), true)])
    func `a view that a leaving page has replaced is inserted again since iOS 26`(system: System, stays: Bool)
        throws
    {
        let app = try ZoomApp(system: system)
        try app.pushAndWait()
        app.page.preferredTransition = nil
        app.stack.popViewController(animated: true)
        app.sim.advance(by: 0.1)
        let old = try #require(app.page.view)
        app.page.view = UIView()
        old.removeFromSuperview()
        try app.sim.settle()
        #expect((old.window != nil) == stays)
    }

    @Test func `the content swipe's class is that of the edge swipe`() throws {
        let app = try ZoomApp(system: .iOS(26))
        let (edge, content) = (
            app.stack.interactivePopGestureRecognizer, app.stack.interactiveContentPopGestureRecognizer
        )
        #expect(edge is UIScreenEdgePanGestureRecognizer && content is UIScreenEdgePanGestureRecognizer)
        #expect(edge !== content)
    }
}

private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// A page with a card, and another page that zooms out of it.
@MainActor
private final class ZoomApp {
    final class A: UIViewController {}
    final class B: UIViewController {}
    final class C: UIViewController {}

    let sim: Simulator
    let home = A()
    let page = B()
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 120))
    let stack: UINavigationController
    private(set) var asked = 0

    init(
        system: System = .iOS(18), options: UIViewController.Transition.ZoomOptions? = nil
    ) throws {
        sim = Simulator(system: system)
        stack = UINavigationController(rootViewController: home)
        home.loadViewIfNeeded()
        home.view.addSubview(card)
        sim.launch(stack)
        page.preferredTransition = .zoom(options: options) { [weak self] _ -> UIView? in
            self?.asked += 1
            return self?.card
        }
        try sim.settle()
        sim.clearTrace()
    }

    func push() { stack.pushViewController(page, animated: true) }

    func pushAndWait() throws {
        push()
        try sim.settle()
    }

    var height: CGFloat { sim.window.bounds.height }

    var appearance: [String] {
        sim.trace.lines.filter { $0.contains("ppear") && !$0.contains("viewIsAppearing") }
    }

    var motions: [ViewMotion] { sim.runtime.engine.motions(at: sim.runtime.loop.now) }

    var motion: ViewMotion? { motions.first { $0.view === page.view } }

    var coveredMotion: ViewMotion? { motions.first { $0.view === home.view } }

    /// The part of the screen that shows the page.
    var shownRect: CGRect {
        guard let motion else { return .null }
        let (frame, bounds) = (page.view.frame, page.view.bounds)
        let rest = bounds.inset(by: motion.insets)
        let x = frame.midX + motion.offset.x + motion.scale * (rest.minX - bounds.midX)
        let y = frame.midY + motion.offset.y + motion.scale * (rest.minY - bounds.midY)
        return CGRect(x: x, y: y, width: rest.width * motion.scale, height: rest.height * motion.scale)
    }

    /// The progress of a zoom by the clock.
    func part(at time: CGFloat) -> CGFloat { rest(at: time) / rest(at: 0.5) }

    private func rest(at time: CGFloat) -> CGFloat { 1 - (1 + 19 * time) * exp(-19 * time) }
}

extension [PictureNode] {
    /// The clips of all groups.
    fileprivate var clips: [PictureClip] {
        flatMap { node -> [PictureClip] in
            guard case .group(let group) = node.content else { return [] }
            return (group.clip.map { [$0] } ?? []) + group.children.clips
        }
    }
}

extension CGRect {
    fileprivate func moved(_ part: CGFloat, to end: CGRect) -> CGRect {
        CGRect(
            x: minX + part * (end.minX - minX), y: minY + part * (end.minY - minY),
            width: width + part * (end.width - width), height: height + part * (end.height - height))
    }

    fileprivate func isNear(_ other: CGRect, by distance: CGFloat = 0.01) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
            <= distance
    }
}
