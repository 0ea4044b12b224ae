import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct GuideTests {
    private func shownPage(_ device: DeviceSpec = .iPhone16) -> (
        app: ShownApp, page: UIViewController, view: UIView
    ) {
        let app = ShownApp(device: device)
        let page = UIViewController()
        let view = UIView()
        app.show(page)
        page.view.holding(view)
        return (app, page, view)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func `a view at the safe area's edges follows it`() {
        let (app, page, view) = shownPage()
        pin(view, to: page.view.safeAreaLayoutGuide)
        app.settle()
        #expect(view.frame == page.view.bounds.inset(by: page.view.safeAreaInsets))
        #expect(view.frame == page.view.safeAreaLayoutGuide.layoutFrame && view.frame.minY > 0)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        app.settle()
        #expect(view.frame == page.view.bounds.inset(by: page.view.safeAreaInsets))
        #expect(view.frame.minX == 20)
    }

    @Test func `a page's view in a stack keeps clear of the bar`() {
        let app = ShownApp()
        let page = UIViewController()
        let view = UIView()
        page.view.holding(view)
        pin(view, to: page.view.safeAreaLayoutGuide)
        app.show(UINavigationController(rootViewController: page))
        #expect(view.frame == page.view.bounds.inset(by: page.view.safeAreaInsets))
        #expect(page.view.safeAreaInsets.top > 59)
    }

    @Test func `the strips that bars cover are guides too`() {
        let (app, page, view) = shownPage()
        let views: [String: Any] = [
            "top": page.topLayoutGuide, "view": view, "bottom": page.bottomLayoutGuide,
        ]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-4-[view]-6-[bottom]", metrics: nil, views: views))
        app.settle()
        let insets = page.view.safeAreaInsets
        #expect(view.frame.minY == insets.top + 4 && page.topLayoutGuide.length == insets.top)
        #expect(view.frame.maxY == page.view.bounds.maxY - insets.bottom - 6 && insets.bottom > 0)
    }

    @Test func `a view at the margins follows them`() {
        let (app, page, view) = shownPage()
        pin(view, to: page.view.layoutMarginsGuide)
        app.settle()
        #expect(view.frame == page.view.bounds.inset(by: page.view.layoutMargins))
        page.view.layoutMargins = UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 50)
        app.settle()
        #expect(view.frame == page.view.bounds.inset(by: page.view.layoutMargins) && view.frame.minX == 40)
    }

    @Test(arguments: [false, true]) func `readable content is no wider than lines are easy to read`(
        isPad: Bool
    ) {
        let (app, page, view) = shownPage(isPad ? .iPadPro13 : .iPhone16)
        pin(view, to: page.view.readableContentGuide)
        app.settle()
        let margins = page.view.bounds.inset(by: page.view.layoutMargins)
        #expect(view.frame.midX == margins.midX && view.frame.width == (isPad ? 672 : margins.width))
        #expect(isPad == (margins.width > 672))
    }

    @Test func `the keyboard's guide is at the lower edge while the keyboard is hidden`() {
        let (app, page, view) = shownPage()
        let guide = page.view.keyboardLayoutGuide
        view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        let away = view.heightAnchor.constraint(equalToConstant: 10)
        let near = view.widthAnchor.constraint(equalToConstant: 20)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .top)
        app.settle()
        #expect(view.frame.maxY == page.view.bounds.maxY - page.view.safeAreaInsets.bottom)
        #expect(view.frame.size == CGSize(width: 20, height: 10))
        guide.usesBottomSafeArea = false
        app.settle()
        #expect(view.frame.maxY == page.view.bounds.maxY)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && !away.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    }

    @Test func `an app's guide gets its rectangle from constraints`() {
        useFreshRuntime()
        let (a, guide) = (UIView(), UILayoutGuide())
        let top = box().holding(a)
        top.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: top.topAnchor, constant: 20),
            guide.heightAnchor.constraint(equalToConstant: 30),
            a.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            a.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        _ = a.sized(20, 20)
        top.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(10, 20, 150, 30) && a.frame == rect(75, 50, 20, 20))
        #expect(!guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .vertical).count == 2)
        top.removeLayoutGuide(guide)
        #expect(top.constraints.isEmpty && guide.layoutFrame == .zero)
    }

    @Test func `content at a scroll view's edges gives it the size of its content`() {
        let (app, page, scroll) = (ShownApp(), UIViewController(), UIScrollView())
        app.show(page)
        scroll.contentInsetAdjustmentBehavior = .never
        let (content, sticky) = (UIView(), UIView())
        page.view.holding(scroll)
        scroll.pin(to: page.view)
        scroll.holding(content, sticky)
        content.pin(to: scroll)
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalToConstant: 2_000).isActive = true
        sticky.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5).isActive = true
        sticky.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 7).isActive = true
        _ = sticky.sized(10, 10)
        app.settle()
        let width = page.view.bounds.width
        #expect(scroll.contentSize == CGSize(width: width, height: 2_000))
        #expect(content.frame == rect(0, 0, width, 2_000) && sticky.frame == rect(7, 5, 10, 10))
        scroll.contentOffset.y = 300
        app.settle()
        #expect(content.frame.minY == 0 && sticky.frame.minY == 305)
        #expect(messages.isEmpty)
    }

    @Test(arguments: [false, true])
    func `content as wide as a scroll view follows the width that its frame gets`(
        isRoot: Bool
    ) {
        useFreshRuntime()
        let (scroll, content) = (UIScrollView(frame: rect(0, 0, 100, 100)), UIView())
        let top = box()
        if !isRoot { top.addSubview(scroll) }
        scroll.holding(content)
        pin(content, to: scroll.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalToConstant: 50).isActive = true
        for width in [100, 250, 60] as [CGFloat] {
            scroll.frame.size.width = width
            scroll.contentOffset.y = width / 10
            (isRoot ? scroll : top).layoutIfNeeded()
            #expect(content.frame == rect(0, 0, width, 50))
        }
    }

    @Test func `the content guide gives a scroll view the size of its content`() {
        useFreshRuntime()
        let (scroll, content) = (UIScrollView(frame: rect(0, 0, 100, 100)), UIView())
        let top = box()
        top.addSubview(scroll)
        scroll.holding(content)
        pin(content, to: scroll.contentLayoutGuide)
        _ = content.sized(300, 50)
        top.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 50) && content.frame == rect(0, 0, 300, 50))
        #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 300, 50))
    }
}
