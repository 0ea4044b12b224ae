import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct LayoutPassTests {
    private final class Counter: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func `a view's frame and mask are constraints while it says so`() {
        useFreshRuntime()
        let (a, b) = (UIView(frame: rect(10, 10, 40, 40)), UIView())
        let top = box()
        top.addSubview(a)
        top.holding(b)
        NSLayoutConstraint.activate([
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
            b.topAnchor.constraint(equalTo: a.topAnchor),
        ])
        _ = b.sized(20, 20)
        top.layoutIfNeeded()
        #expect(b.frame == rect(55, 10, 20, 20))
        a.frame.origin.x = 100
        a.autoresizingMask = .flexibleLeftMargin
        top.layoutIfNeeded()
        #expect(a.frame == rect(100, 10, 40, 40) && b.frame.minX == 145)
        top.frame.size.width = 320
        top.layoutIfNeeded()
        #expect(a.frame.minX == 120 && b.frame.minX == 165)
        a.translatesAutoresizingMaskIntoConstraints = false
        a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 1).isActive = true
        top.layoutIfNeeded()
        #expect(a.frame.minX == 1 && b.frame.minX == a.frame.maxX + 5)
    }

    @Test func `a mask follows a superview that constraints size`() {
        useFreshRuntime()
        let (outer, inner, beside) = (
            UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(10, 0, 80, 10)), UIView()
        )
        let top = box()
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.holding(beside)
        top.holding(outer)
        outer.pin(to: top)
        beside.trailingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
        beside.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
        _ = beside.sized(5, 5)
        top.layoutIfNeeded()
        #expect(inner.frame == rect(10, 0, 280, 10) && beside.frame == rect(285, 10, 5, 5))
        #expect(messages.isEmpty)
    }

    @Test func `a view without constraints that says nothing of its frame is empty`() {
        useFreshRuntime()
        let (a, label) = (UIView(frame: rect(5, 5, 5, 5)), ContentView(30, 10))
        let top = box().holding(a, label)
        top.layoutIfNeeded()
        #expect(a.frame == .zero && label.frame == rect(0, 0, 30, 10))
    }

    @Test func `only superviews of what moves are laid out`() {
        let app = ShownApp()
        let page = UIViewController()
        let (one, other, inner) = (Counter(), Counter(), Counter())
        app.show(page)
        page.view.holding(one, other)
        one.holding(inner)
        _ = one.sized(100, 100)
        _ = other.sized(100, 100)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        app.settle()
        let views = [one, other, inner]
        let before = views.map(\.layouts)
        width.constant = 20
        app.settle()
        #expect(zip(views, before).map { $0.layouts - $1 } == [1, 0, 1])
        #expect(inner.frame.width == 20)
        app.settle()
        #expect(zip(views, before).map { $0.layouts - $1 } == [1, 0, 1])
    }

    @Test func `a tree without constraints has no engine`() {
        let app = ShownApp()
        let page = UIViewController()
        page.view.addSubview(UIView())
        app.show(UINavigationController(rootViewController: page))
        #expect(app.window.layout == nil && page.view.layout == nil)
    }

    @Test(arguments: [
        (CGSize.zero, CGSize(width: 60, height: 40)),
        (CGSize(width: 100, height: 0), CGSize(width: 100, height: 40)),
        (CGSize(width: 100, height: 200), CGSize(width: 100, height: 200)),
    ])
    func `a fitting size is as near to the wished one as constraints allow`(target: CGSize, expected: CGSize)
    {
        useFreshRuntime()
        let (view, content) = (UIView(frame: rect(3, 4, 500, 500)), ContentView(40, 20))
        view.holding(content)
        content.setContentHuggingPriority(UILayoutPriority(20), for: .horizontal)
        content.setContentHuggingPriority(UILayoutPriority(20), for: .vertical)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[c]-10-|", metrics: nil, views: ["c": content])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-10-[c]-10-|", metrics: nil, views: ["c": content]))
        #expect(view.systemLayoutSizeFitting(target) == expected)
        #expect(view.frame == rect(3, 4, 500, 500) && content.frame == .zero && messages.isEmpty)
    }

    @Test func `a fitting height belongs to a required width`() {
        useFreshRuntime()
        let (view, content) = (UIView(), WrappingView(area: 4_000))
        view.holding(content)
        content.pin(to: view)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 80, height: 50))
    }

    @Test func `a layout that leaves several places is ambiguous`() {
        useFreshRuntime()
        let a = UIView()
        let top = box().holding(a)
        _ = a.sized(10, 10)
        top.layoutIfNeeded()
        #expect(a.hasAmbiguousLayout)
        let x = a.leadingAnchor.constraint(equalTo: top.leadingAnchor)
        NSLayoutConstraint.activate([x, a.topAnchor.constraint(equalTo: top.topAnchor)])
        #expect(!a.hasAmbiguousLayout)
        #expect(a.constraintsAffectingLayout(for: .horizontal).contains(x))
        #expect(a.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test func `a layout within an animation's block is animated`() throws {
        let app = ShownApp()
        let page = UIViewController()
        let a = UIView()
        app.show(page)
        page.view.holding(a)
        _ = a.sized(10, 10)
        let x = a.leadingAnchor.constraint(equalTo: page.view.leadingAnchor)
        x.isActive = true
        app.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            x.constant = 100
            page.view.layoutIfNeeded()
        }
        animator.startAnimation()
        #expect(a.frame.minX == 100)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(a.frame.minX == 50)
        var end: TimeInterval?
        let start = Runtime.current.loop.instant
        x.constant = 200
        UIView.animate(withDuration: 0.25) {
            page.view.layoutIfNeeded()
        } completion: { _ in
            end = Runtime.current.loop.instant
        }
        app.settle()
        #expect(a.frame.minX == 200)
        let ended = try #require(end)
        #expect(ended == start + 0.25)
    }

    @Test func `constraints that are made in updateConstraints count in the same pass`() {
        final class Self_: UIView {
            let inner = UIView()
            override func updateConstraints() {
                if inner.superview == nil {
                    holding(inner)
                    inner.pin(to: self)
                }
                super.updateConstraints()
            }
        }
        let app = ShownApp()
        let page = UIViewController()
        let view = Self_(frame: rect(0, 0, 30, 30))
        app.show(page)
        page.view.addSubview(view)
        view.setNeedsUpdateConstraints()
        app.settle()
        #expect(view.inner.frame == rect(0, 0, 30, 30))
    }
}

@MainActor @Suite(.inTurn) struct LayoutTreeTests {
    @Test func `what leaves before it was ever laid out leaves nothing behind`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let seen = UIView()
        page.view.holding(seen)
        seen.pin(to: page.view)
        app.settle()
        weak var gone: UIView?
        do {
            let (outer, inner) = (UIView(), UIView())
            outer.holding(inner)
            inner.pin(to: outer)
            page.view.addSubview(outer)
            gone = outer
            outer.removeFromSuperview()
        }
        #expect(gone == nil)
        app.settle()
        #expect(messages.isEmpty)
    }

    @Test func `a tree whose topmost view dies gives its views back as they were`() {
        useFreshRuntime()
        let inner = ContentView(10, 10)
        do {
            let top = box().holding(inner)
            inner.centerXAnchor.constraint(equalTo: top.centerXAnchor).isActive = true
            _ = inner.sized(20, 20)
            top.layoutIfNeeded()
            #expect(inner.frame.midX == 150)
        }
        #expect(inner.superview == nil && inner.constraints.count == 2)
        let other = box(100, 100).holding(inner)
        inner.trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(inner.frame == rect(80, 0, 20, 20) && messages.isEmpty)
    }

    @Test func `views that masks size leave with the view that they follow`() {
        useFreshRuntime()
        let (outer, inner, beside) = (
            UIView(frame: rect(0, 0, 50, 50)), UIView(frame: rect(0, 0, 50, 10)), UIView()
        )
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.holding(beside)
        let top = box().holding(outer)
        outer.pin(to: top)
        beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
        _ = beside.sized(5, 5)
        for _ in 0..<3 {
            top.layoutIfNeeded()
            #expect(inner.frame.width == 300 && beside.frame.minX == 300)
            outer.removeFromSuperview()
            top.layoutIfNeeded()
            top.addSubview(outer)
            outer.pin(to: top)
        }
        #expect(messages.isEmpty)
    }

    @Test func `priorities and sizes of content count as soon as they change`() {
        useFreshRuntime()
        let a = ContentView(40)
        let top = box().holding(a)
        let wish = a.widthAnchor.constraint(equalToConstant: 100)
        wish.priority = UILayoutPriority(300)
        NSLayoutConstraint.activate([wish, a.leadingAnchor.constraint(equalTo: top.leadingAnchor)])
        let steps: [(@MainActor () -> Void, CGFloat)] = [
            ({}, 100), ({ a.setContentHuggingPriority(UILayoutPriority(301), for: .horizontal) }, 40),
            ({ a.contentSize.width = 60 }, 60), ({ a.contentSize.width = UIView.noIntrinsicMetric }, 100),
            ({ a.contentSize.width = 120 }, 120),
            ({ a.setContentCompressionResistancePriority(UILayoutPriority(299), for: .horizontal) }, 100),
        ]
        for (step, width) in steps {
            step()
            top.layoutIfNeeded()
            #expect(a.frame.width == width)
        }
    }
}
