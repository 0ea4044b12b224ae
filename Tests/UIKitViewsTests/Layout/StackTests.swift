import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct StackTests {
    /// A stack of views of 30, 50 and 40 points by 10, 20 and 30, in a box of 300 by 100.
    private func stack(
        _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 10, width: CGFloat? = 300, height: CGFloat? = 100
    ) -> (top: UIView, stack: UIStackView) {
        useFreshRuntime()
        let views = [ContentView(30, 10), ContentView(50, 20), ContentView(40, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        let top = box().holding(stack)
        stack.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        top.layoutIfNeeded()
        return (top, stack)
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    private func crossSpans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
    }

    @Test(
        arguments: [
            // 160 points are left: of equal views, the first one takes them.
            (UIStackView.Distribution.fill, 300.0, [[0, 190], [200, 50], [260, 40]]),
            (.fillEqually, 320, [[0, 100], [110, 100], [220, 100]]),
            // 240 points in proportions of 3, 5 and 4.
            (.fillProportionally, 260, [[0, 60], [70, 100], [180, 80]]),
            // 180 points in two spaces.
            (.equalSpacing, 300, [[0, 30], [120, 50], [260, 40]]),
            // Centers at 15, 147.5 and 280.
            (.equalCentering, 300, [[0, 30], [122.5, 50], [260, 40]]),
            // 20 points are missing: of equal views, the last one shrinks.
            (.fill, 120, [[0, 30], [40, 50], [100, 20]]),
            (.equalSpacing, 120, [[0, 30], [40, 50], [100, 20]]),
            (.equalCentering, 120, [[0, 30], [40, 50], [100, 20]]),
        ] as [(UIStackView.Distribution, CGFloat, [[CGFloat]])])
    func `a distribution shares the room along the axis`(
        distribution: UIStackView.Distribution, width: CGFloat, expected: [[CGFloat]]
    ) {
        let (_, stack) = stack(distribution, width: width)
        for (span, wanted) in zip(spans(stack), expected) {
            for (one, other) in zip(span, wanted) { #expect(abs(one - other) <= 0.34, "\(spans(stack))") }
        }
        #expect(messages.isEmpty)
    }

    @Test func `priorities come before the order of the views`() {
        let (top, stack) = stack()
        stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        top.layoutIfNeeded()
        #expect(spans(stack) == [[0, 30], [40, 210], [260, 40]])
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        top.layoutIfNeeded()
        #expect(spans(stack) == [[0, 30], [40, 50], [100, 200]])
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, [[0, 100], [0, 100], [0, 100]]),
            (.top, [[0, 10], [0, 20], [0, 30]]),
            (.center, [[45, 10], [40, 20], [35, 30]]), (.bottom, [[90, 10], [80, 20], [70, 30]]),
        ] as [(UIStackView.Alignment, [[CGFloat]])])
    func `an alignment places the views across the axis`(
        alignment: UIStackView.Alignment, expected: [[CGFloat]]
    ) {
        let (_, stack) = stack(.fill, alignment)
        #expect(crossSpans(stack) == expected)
        #expect(messages.isEmpty)
    }

    @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
    func `a stack without a size is as large as its views`(alignment: UIStackView.Alignment) {
        let (_, stack) = stack(.fill, alignment, width: nil, height: nil)
        #expect(stack.frame == rect(0, 0, 140, 30))
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 140, height: 30))
    }

    @Test func `baselines are one line, as near to the edge as they can be`() {
        useFreshRuntime()
        let stack = UIStackView(arrangedSubviews: [TextView(height: 20), TextView(height: 40)])
        stack.alignment = .firstBaseline
        let top = box().holding(stack)
        stack.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
        top.layoutIfNeeded()
        #expect(crossSpans(stack) == [[20, 20], [0, 40]])
        #expect(stack.frame.size == CGSize(width: 80, height: 40))
        stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
        stack.alignment = .lastBaseline
        top.layoutIfNeeded()
        #expect(crossSpans(stack) == [[80, 20], [60, 40]])
    }

    @Test func `a column, its spaces, margins and baselines`() {
        useFreshRuntime()
        let views = [TextView(height: 20), TextView(height: 30), TextView(height: 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 5
        stack.setCustomSpacing(12, after: views[0])
        let top = box().holding(stack)
        stack.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
        top.layoutIfNeeded()
        #expect(crossSpans(stack) == [[0, 20], [32, 30], [67, 20]])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        top.layoutIfNeeded()
        #expect(
            stack.frame.size == CGSize(width: 46, height: 91) && views[0].frame.origin == CGPoint(x: 2, y: 1))
        stack.isLayoutMarginsRelativeArrangement = false
        stack.isBaselineRelativeArrangement = true
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.spacing = 40
        top.layoutIfNeeded()
        // From a line 17 points from the top to one 40 points below it, which is 27 points from the top of the second view.
        #expect(crossSpans(stack) == [[0, 20], [30, 30], [80, 20]])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test func `hidden views take no room, and come back`() {
        let (top, stack) = stack(.fill, .top)
        let middle = stack.arrangedSubviews[1]
        middle.isHidden = true
        top.layoutIfNeeded()
        #expect(spans(stack)[0] == [0, 250] && spans(stack)[2] == [260, 40] && middle.frame.width == 0)
        stack.arrangedSubviews[2].isHidden = true
        top.layoutIfNeeded()
        #expect(spans(stack)[0] == [0, 300])
        for view in stack.arrangedSubviews { view.isHidden = false }
        top.layoutIfNeeded()
        #expect(spans(stack) == [[0, 190], [200, 50], [260, 40]])
        #expect(messages.isEmpty)
    }

    @Test func `from right to left the first view is on the right`() {
        let (top, stack) = stack(.equalSpacing)
        stack.semanticContentAttribute = .forceRightToLeft
        top.layoutIfNeeded()
        #expect(spans(stack) == [[270, 30], [130, 50], [0, 40]])
    }

    @Test func `views are inserted, moved and taken out`() {
        let (top, stack) = stack(.fillEqually, spacing: 0)
        let views = stack.arrangedSubviews
        let new = UIView()
        stack.insertArrangedSubview(new, at: 1)
        #expect(stack.arrangedSubviews == [views[0], new, views[1], views[2]] && stack.subviews.last === new)
        stack.addArrangedSubview(views[0])
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [new, views[2], views[0]] && views[1].superview === stack)
        views[2].removeFromSuperview()
        #expect(stack.arrangedSubviews == [new, views[0]])
        top.layoutIfNeeded()
        #expect(new.frame == rect(0, 0, 150, 100) && views[0].frame == rect(150, 0, 150, 100))
        Runtime.current.diagnostics.recordsExceptions = true
        stack.insertArrangedSubview(UIView(), at: 5)
        #expect(messages.count == 1 && stack.arrangedSubviews.count == 2)
    }

    @Test func `hiding within an animation is animated`() throws {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let views = [ContentView(30, 10), ContentView(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        page.view.holding(stack)
        stack.pin(to: page.view)
        app.settle()
        let width = page.view.bounds.width
        #expect(views[0].frame.width == width - 50)
        let start = Runtime.current.loop.instant
        var end: TimeInterval?
        UIView.animate(withDuration: 0.5) {
            views[1].isHidden = true
            #expect(views[0].frame.width == width)
        } completion: { _ in
            end = Runtime.current.loop.instant
        }
        app.settle()
        let ended = try #require(end)
        #expect(ended == start + 0.5)
    }

    @Test func `the system's space counts as that of the whole stack, too`() {
        useFreshRuntime()
        let stack = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(50, 20)])
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 88)
    }

    @Test func `a stack within a stack has its share by what its views need`() {
        useFreshRuntime()
        let inner = [
            UIStackView(arrangedSubviews: [ContentView(30, 10)]),
            UIStackView(arrangedSubviews: [ContentView(60, 10)]),
        ]
        let stack = UIStackView(arrangedSubviews: inner)
        stack.distribution = .fillProportionally
        stack.frame = rect(0, 0, 300, 20)
        stack.layoutIfNeeded()
        #expect(inner.map(\.frame.width) == [100, 200])
    }
}
