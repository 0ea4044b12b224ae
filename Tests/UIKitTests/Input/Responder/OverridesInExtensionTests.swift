import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

// MARK: Classes whose extensions override, as `pageflow adopt` writes them

private class Loud: UIViewController {
    var heard: [String] = []
}

extension Loud: OverridesViewDidLoad, OverridesViewWillAppear, OverridesViewDidAppear,
    OverridesViewWillDisappear, OverridesViewDidDisappear, OverridesViewWillLayoutSubviews,
    OverridesViewDidLayoutSubviews
{
    func viewDidLoadInExtension() {
        heard.append("didLoad")
        super.viewDidLoad()
    }
    func viewWillAppearInExtension(_ animated: Bool) { heard.append("willAppear \(animated)") }
    func viewDidAppearInExtension(_ animated: Bool) { heard.append("didAppear \(animated)") }
    func viewWillDisappearInExtension(_ animated: Bool) { heard.append("willDisappear \(animated)") }
    func viewDidDisappearInExtension(_ animated: Bool) { heard.append("didDisappear \(animated)") }
    func viewWillLayoutSubviewsInExtension() { heard.append("willLayout") }
    func viewDidLayoutSubviewsInExtension() { heard.append("didLayout") }
}

private final class LoudPage: Loud {
    override func viewDidLoad() {
        heard.append("page's before")
        super.viewDidLoad()
        heard.append("page's after")
    }
}

private final class Decided: UIViewController {
    let child = UIViewController()
    /// Whether the extension's overrides call `super`.
    var asksSuper = false
}

extension Decided: OverridesPreferredStatusBarStyle, OverridesPrefersStatusBarHidden,
    OverridesPreferredStatusBarUpdateAnimation, OverridesChildForStatusBarStyle,
    OverridesChildForStatusBarHidden, OverridesPrefersHomeIndicatorAutoHidden,
    OverridesChildForHomeIndicatorAutoHidden, OverridesShouldAutorotate,
    OverridesSupportedInterfaceOrientations, OverridesPreferredInterfaceOrientationForPresentation
{
    var preferredStatusBarStyleInExtension: UIStatusBarStyle {
        asksSuper ? super.preferredStatusBarStyle : .lightContent
    }
    var prefersStatusBarHiddenInExtension: Bool { asksSuper ? super.prefersStatusBarHidden : true }
    var preferredStatusBarUpdateAnimationInExtension: UIStatusBarAnimation {
        asksSuper ? super.preferredStatusBarUpdateAnimation : .slide
    }
    var childForStatusBarStyleInExtension: UIViewController? {
        asksSuper ? super.childForStatusBarStyle : child
    }
    var childForStatusBarHiddenInExtension: UIViewController? {
        asksSuper ? super.childForStatusBarHidden : child
    }
    var prefersHomeIndicatorAutoHiddenInExtension: Bool {
        asksSuper ? super.prefersHomeIndicatorAutoHidden : true
    }
    var childForHomeIndicatorAutoHiddenInExtension: UIViewController? {
        asksSuper ? super.childForHomeIndicatorAutoHidden : child
    }
    var shouldAutorotateInExtension: Bool { asksSuper ? super.shouldAutorotate : false }
    var supportedInterfaceOrientationsInExtension: UIInterfaceOrientationMask {
        asksSuper ? super.supportedInterfaceOrientations : .landscapeLeft
    }
    var preferredInterfaceOrientationForPresentationInExtension: UIInterfaceOrientation {
        asksSuper ? super.preferredInterfaceOrientationForPresentation : .landscapeLeft
    }
}

private final class DecidedStack: UINavigationController {}
private final class DecidedTabs: UITabBarController {}
private final class DecidedSplit: UISplitViewController {}
private final class DecidedPages: UIPageViewController {}

private protocol Decides: OverridesSupportedInterfaceOrientations,
    OverridesPreferredInterfaceOrientationForPresentation
{}

extension Decides {
    var supportedInterfaceOrientationsInExtension: UIInterfaceOrientationMask { .landscapeRight }
    var preferredInterfaceOrientationForPresentationInExtension: UIInterfaceOrientation { .landscapeRight }
}

extension DecidedStack: Decides, OverridesChildForStatusBarStyle, OverridesChildForStatusBarHidden,
    OverridesChildForHomeIndicatorAutoHidden
{
    var childForStatusBarStyleInExtension: UIViewController? { viewControllers.first }
    var childForStatusBarHiddenInExtension: UIViewController? { nil }
    var childForHomeIndicatorAutoHiddenInExtension: UIViewController? { viewControllers.first }
}

extension DecidedTabs: Decides, OverridesChildForStatusBarStyle, OverridesChildForStatusBarHidden,
    OverridesChildForHomeIndicatorAutoHidden
{
    var childForStatusBarStyleInExtension: UIViewController? { nil }
    var childForStatusBarHiddenInExtension: UIViewController? { viewControllers?.last }
    var childForHomeIndicatorAutoHiddenInExtension: UIViewController? { nil }
}

extension DecidedSplit: Decides {}
extension DecidedPages: Decides {}

private final class Touched: UIView {
    var heard: [String] = []
    var handsOn = true
}

extension Touched: OverridesTouchesBegan, OverridesTouchesMoved, OverridesTouchesEnded,
    OverridesTouchesCancelled, OverridesMotionBegan, OverridesMotionEnded, OverridesMotionCancelled,
    OverridesAwakeFromNib
{
    func touchesBeganInExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
        if handsOn { super.touchesBegan(touches, with: event) }
    }
    func touchesMovedInExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("moved")
        if handsOn { super.touchesMoved(touches, with: event) }
    }
    func touchesEndedInExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
        if handsOn { super.touchesEnded(touches, with: event) }
    }
    func touchesCancelledInExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
        if handsOn { super.touchesCancelled(touches, with: event) }
    }
    func motionBeganInExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("motion began")
        if handsOn { super.motionBegan(motion, with: event) }
    }
    func motionEndedInExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("motion ended")
        if handsOn { super.motionEnded(motion, with: event) }
    }
    func motionCancelledInExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("motion cancelled")
        if handsOn { super.motionCancelled(motion, with: event) }
    }
    func awakeFromNibInExtension() {
        super.awakeFromNib()
        heard.append("awake")
    }
}

/// Overrides of an app in extensions of UIKit's classes are called in place of UIKit's own methods.
@MainActor @Suite(.inTurn) struct OverridesInExtensionTests {
    @Test func `callbacks reach the extension below the page's own, and super ends there`() {
        let app = ShownApp()
        let page = LoudPage()
        app.show(UINavigationController(rootViewController: page))
        #expect(
            page.heard == [
                "page's before", "didLoad", "page's after", "willAppear false", "willLayout", "didLayout",
                "didAppear false",
            ])
        page.heard = []
        page.navigationController?.pushViewController(UIViewController(), animated: true)
        app.settle()
        #expect(page.heard == ["willDisappear true", "didDisappear true"])
    }

    @Test func `the extension decides for a page, and may ask super`() {
        useFreshRuntime()
        let page = Decided()
        #expect(page.preferredStatusBarStyle == .lightContent && page.prefersStatusBarHidden)
        #expect(page.preferredStatusBarUpdateAnimation == .slide && page.prefersHomeIndicatorAutoHidden)
        #expect(page.childForStatusBarStyle === page.child && page.childForStatusBarHidden === page.child)
        #expect(page.childForHomeIndicatorAutoHidden === page.child && !page.shouldAutorotate)
        #expect(page.supportedInterfaceOrientations == .landscapeLeft)
        #expect(page.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        page.asksSuper = true
        let plain = UIViewController()
        #expect(page.preferredStatusBarStyle == plain.preferredStatusBarStyle)
        #expect(!page.prefersStatusBarHidden && !page.prefersHomeIndicatorAutoHidden)
        #expect(page.preferredStatusBarUpdateAnimation == plain.preferredStatusBarUpdateAnimation)
        #expect(page.childForStatusBarStyle == nil && page.childForStatusBarHidden == nil)
        #expect(page.childForHomeIndicatorAutoHidden == nil && page.shouldAutorotate)
        #expect(page.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
        #expect(page.preferredInterfaceOrientationForPresentation == .portrait)
    }

    @Test func `the extension goes before what a container decides itself`() {
        useFreshRuntime()
        let (first, last) = (UIViewController(), UIViewController())
        let (stack, tabs) = (DecidedStack(), DecidedTabs())
        stack.viewControllers = [first, last]
        tabs.viewControllers = [UIViewController(), UIViewController()]
        #expect(stack.childForStatusBarStyle === first && stack.childForStatusBarHidden == nil)
        #expect(stack.childForHomeIndicatorAutoHidden === first)
        #expect(tabs.childForStatusBarStyle == nil && tabs.childForHomeIndicatorAutoHidden == nil)
        #expect(tabs.childForStatusBarHidden === tabs.viewControllers?.last)
        let pages = DecidedPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        for container in [stack, tabs, DecidedSplit(style: .doubleColumn), pages] {
            #expect(container.supportedInterfaceOrientations == .landscapeRight)
            #expect(container.preferredInterfaceOrientationForPresentation == .landscapeRight)
        }
    }

    @Test func `touches, shakes and nibs reach the extension, which hands on or not`() {
        useFreshRuntime()
        let (view, parent) = (Touched(), Touched())
        parent.addSubview(view)
        func send(to view: UIView) {
            view.touchesBegan([], with: nil)
            view.touchesMoved([], with: nil)
            view.touchesEnded([], with: nil)
            view.touchesCancelled([], with: nil)
            view.motionBegan(.motionShake, with: nil)
            view.motionEnded(.motionShake, with: nil)
            view.motionCancelled(.motionShake, with: nil)
        }
        let all = [
            "began", "moved", "ended", "cancelled", "motion began", "motion ended", "motion cancelled",
        ]
        send(to: view)
        #expect(view.heard == all && parent.heard == all)
        view.handsOn = false
        send(to: view)
        #expect(view.heard == all + all && parent.heard == all)
        view.awakeFromNib()
        #expect(view.heard.last == "awake")
    }
}
