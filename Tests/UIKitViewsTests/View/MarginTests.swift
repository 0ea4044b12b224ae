import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private final class MarginView: UIView {
    var changes = 0

    override func layoutMarginsDidChange() { changes += 1 }
}

private final class MarginPage: UIViewController {
    var heard: [String] = []

    override func loadView() { view = MarginView() }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        heard.append("safe area")
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        heard.append("margins")
    }
}

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@MainActor @Suite(.inTurn) struct MarginTests {
    @Test func `a page's view has the system's margins beside its safe area`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        #expect(page.systemMinimumLayoutMargins.leading == 16 && page.systemMinimumLayoutMargins.top == 0)
        #expect(page.view.layoutMargins == insets(59, 16, 34, 16))
        #expect(page.view.directionalLayoutMargins.top == 59)
        #expect(UIView().layoutMargins == insets(8, 8, 8, 8))
    }

    @Test(arguments: [
        // Own margins, whether the minimum and the safe area are respected, and the resulting margins.
        (insets(5, 5, 5, 5), true, true, insets(64, 16, 39, 16)),
        (insets(5, 40, 5, 0), true, false, insets(5, 40, 5, 16)),
        (insets(5, 5, 5, 5), false, true, insets(64, 5, 39, 5)),
        (insets(0, 0, 0, 0), false, false, insets(0, 0, 0, 0)),
    ])
    func `a page's own margins count from the system's on, unless it says otherwise`(
        own: UIEdgeInsets, respects: Bool, clears: Bool, expected: UIEdgeInsets
    ) {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        page.view.layoutMargins = own
        page.viewRespectsSystemMinimumLayoutMargins = respects
        page.view.insetsLayoutMarginsFromSafeArea = clears
        #expect(page.view.layoutMargins == expected)
        #expect(page.view.layoutMarginsGuide.layoutFrame == page.view.bounds.inset(by: expected))
    }

    @Test func `a regular width has wider margins`() {
        let app = ShownApp(device: .iPadPro11)
        let page = UIViewController()
        app.show(page)
        #expect(page.view.layoutMargins.left == 20)
    }

    @Test func `a subview keeps clear of its superview's margins where it reaches into them`() {
        useFreshRuntime()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = insets(40, 40, 40, 40)
        let inner = UIView(frame: CGRect(x: 0, y: 30, width: 200, height: 100))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == insets(8, 8, 8, 8) && !inner.preservesSuperviewLayoutMargins)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(10, 40, 8, 40))
    }

    @Test func `margins change with the app's wish, the safe area and the superview's`() {
        let app = ShownApp()
        let page = MarginPage()
        let (follower, other) = (MarginView(), MarginView())
        // Outside the safe area insets.
        other.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
        follower.preservesSuperviewLayoutMargins = true
        page.view.addSubview(follower)
        page.view.addSubview(other)
        app.show(page)
        #expect(page.heard == ["safe area", "margins"])
        #expect((page.view as? MarginView)?.changes == 1 && follower.changes == 1)
        page.view.layoutMargins = insets(0, 50, 0, 50)
        page.view.layoutMargins = insets(0, 50, 0, 50)
        #expect(page.heard == ["safe area", "margins", "margins"] && follower.changes == 2)
        page.additionalSafeAreaInsets = insets(10, 0, 0, 0)
        app.settle()
        #expect(page.heard.suffix(2) == ["safe area", "margins"] && follower.changes == 3)
        page.view.insetsLayoutMarginsFromSafeArea = false
        #expect(page.heard.count == 6)
        page.additionalSafeAreaInsets = .zero
        app.settle()
        #expect(page.heard.last == "safe area" && other.changes == 0)
    }

    @Test func `margins lead and trail with the language`() {
        useFreshRuntime()
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets(1, 4, 3, 2))
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.directionalLayoutMargins.leading == 4)
    }
}

@MainActor @Suite(.inTurn) struct LayoutGuideTests {
    @Test func `the safe area's guide follows the view's size and insets`() {
        let app = ShownApp()
        let page = UIViewController()
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == page.view.bounds)
        app.show(page)
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
        page.additionalSafeAreaInsets.left = 20
        app.settle()
        #expect(page.view.safeAreaLayoutGuide.layoutFrame.minX == 20)
        let corner = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
        page.view.addSubview(corner)
        #expect(corner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 20, y: 39, width: 80, height: 61))
    }

    @Test func `a view keeps its guides, and each has one view`() {
        useFreshRuntime()
        let (one, other) = (UIView(), UIView())
        let guide = UILayoutGuide()
        guide.identifier = "column"
        #expect(guide.owningView == nil && guide.layoutFrame == .zero)
        one.addLayoutGuide(guide)
        one.addLayoutGuide(guide)
        #expect(guide.owningView === one && one.layoutGuides == [guide])
        other.addLayoutGuide(guide)
        #expect(guide.owningView === other && one.layoutGuides.isEmpty)
        one.removeLayoutGuide(guide)
        #expect(guide.owningView === other)
        other.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && other.layoutGuides.isEmpty)
        #expect(one.layoutMarginsGuide === one.layoutMarginsGuide)
        #expect(one.layoutGuides == [one.layoutMarginsGuide] && one.layoutMarginsGuide.owningView === one)
        #expect(one.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    }
}
