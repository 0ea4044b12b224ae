import SeededNumbers
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Random trees of stacks and constrained views: required constraints hold, and the result doesn't depend on the order of the app's calls.
@MainActor @Suite(.inTurn) struct LayoutModelTests {
    // MARK: Trees of stacks

    private func randomView(_ numbers: inout SeededNumbers, depth: Int) -> UIView {
        if depth == 0 || numbers.number(in: 0...2) == 0 {
            return ContentView(numbers.length(), numbers.length())
        }
        let stack = UIStackView()
        stack.axis = numbers.number(in: 0...1) == 0 ? .horizontal : .vertical
        stack.distribution = UIStackView.Distribution(rawValue: numbers.number(in: 0...4)) ?? .fill
        stack.alignment = [.fill, .leading, .center, .trailing][numbers.number(in: 0...3)]
        stack.spacing = CGFloat(numbers.number(in: 0...12))
        for _ in 0..<numbers.number(in: 1...5) {
            stack.addArrangedSubview(randomView(&numbers, depth: depth - 1))
        }
        for view in stack.arrangedSubviews where numbers.number(in: 0...6) == 0 { view.isHidden = true }
        return stack
    }

    private func visit(_ view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for subview in view.subviews { visit(subview, body) }
    }

    private func frames(beneath top: UIView) -> [CGRect] {
        var frames: [CGRect] = []
        visit(top) { frames.append($0.frame) }
        return frames
    }

    @Test(arguments: 0..<60)
    func `stacks in stacks hold what they require, and a second layout changes nothing`(
        seed: Int
    ) {
        useFreshRuntime()
        var numbers = SeededNumbers(seed: UInt64(seed) &* 977 &+ 5)
        let view = randomView(&numbers, depth: 3)
        let top = box(400, 400).holding(view)
        view.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
        if seed.isMultiple(of: 2) {
            view.trailingAnchor.constraint(equalTo: top.trailingAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: top.bottomAnchor).isActive = true
        }
        check(top)
        visit(top) { view in
            if view.superview is UIStackView, numbers.number(in: 0...3) == 0 { view.isHidden.toggle() }
            if let content = view as? ContentView, numbers.number(in: 0...3) == 0 {
                content.contentSize.width = numbers.length()
            }
            if let stack = view as? UIStackView, numbers.number(in: 0...3) == 0 {
                stack.spacing = numbers.length() / 5
            }
        }
        check(top)
    }

    private func check(_ top: UIView) {
        top.layoutIfNeeded()
        var broken: [NSLayoutConstraint] = []
        visit(top) { broken += $0.constraints.filter { !$0.holdsWithinAPixel } }
        if messages.isEmpty { #expect(broken.isEmpty) }
        let before = frames(beneath: top)
        visit(top) { $0.setNeedsLayout() }
        top.layoutIfNeeded()
        #expect(frames(beneath: top) == before)
    }

    // MARK: Chains of constraints

    /// A system with one solution: each view has an edge and a size on each axis, relative to earlier views.
    private func system(_ numbers: inout SeededNumbers, in top: UIView) -> (
        views: [UIView], constraints: [NSLayoutConstraint]
    ) {
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<20 {
            let (parent, view) = (
                views.last.flatMap { numbers.number(in: 0...3) == 0 ? $0 : nil } ?? top, UIView()
            )
            parent.holding(view)
            let other =
                views.isEmpty || numbers.number(in: 0...2) == 0
                ? top : views[numbers.number(in: 0...(views.count - 1))]
            constraints += place(view, by: other, &numbers)
            views.append(view)
        }
        return (views, constraints)
    }

    private func place(_ view: UIView, by other: UIView, _ numbers: inout SeededNumbers)
        -> [NSLayoutConstraint]
    {
        let horizontal = [\UIView.leadingAnchor, \.trailingAnchor, \.centerXAnchor, \.leftAnchor]
        let vertical = [\UIView.topAnchor, \.bottomAnchor, \.centerYAnchor]
        let x = numbers.number(in: 0...2)
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = UILayoutPriority(Float(numbers.number(in: 1...999)))
        return [
            view[keyPath: horizontal[numbers.number(in: 0...2)]].constraint(
                equalTo: other[keyPath: horizontal[x]], constant: numbers.length()),
            view[keyPath: vertical[numbers.number(in: 0...2)]].constraint(
                equalTo: other[keyPath: vertical[numbers.number(in: 0...2)]], constant: numbers.length()),
            view.widthAnchor.constraint(equalToConstant: numbers.length()),
            view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.9, constant: 5), wish,
        ]
    }

    @Test(arguments: 0..<40)
    func `the order of activation does not matter, nor does a removal that is undone`(
        seed: Int
    ) {
        useFreshRuntime()
        var results: [[CGRect]] = []
        for order in 0..<3 {
            var numbers = SeededNumbers(seed: UInt64(seed) &* 31 &+ 7)
            let top = box(400, 400)
            let (views, constraints) = system(&numbers, in: top)
            var shuffle = SeededNumbers(seed: UInt64(order))
            for constraint in order == 0 ? constraints : constraints.shuffled(using: &shuffle) {
                constraint.isActive = true
                if order == 2, shuffle.number(in: 0...9) == 0 { top.layoutIfNeeded() }
            }
            top.layoutIfNeeded()
            if order == 2 {
                let some = constraints.filter { _ in shuffle.number(in: 0...2) == 0 }
                NSLayoutConstraint.deactivate(some)
                top.layoutIfNeeded()
                NSLayoutConstraint.activate(some.reversed())
                top.layoutIfNeeded()
            }
            #expect(constraints.filter { !$0.holdsWithinAPixel }.isEmpty)
            results.append(views.map(\.frame))
        }
        #expect(messages.isEmpty)
        #expect(results[0] == results[1] && results[0] == results[2])
    }
}

extension NSLayoutConstraint {
    /// Whether the frames of the views satisfy a required constraint between edges and sizes, up to rounding to pixels.
    fileprivate var holdsWithinAPixel: Bool {
        guard priority == .required, let one = value(firstItem, firstAttribute) else { return true }
        var other = CGFloat.zero
        if let secondItem {
            guard let value = value(secondItem, secondAttribute) else { return true }
            other = value
        }
        let difference = one - other * multiplier - constant
        // Every frame between the owner and an item is rounded separately.
        let tolerance = (depth(of: firstItem) + depth(of: secondItem)) / 3 + 0.01
        switch relation {
        case .equal: return abs(difference) <= tolerance
        case .lessThanOrEqual: return difference <= tolerance
        case .greaterThanOrEqual: return difference >= -tolerance
        }
    }

    private func depth(of item: AnyObject?) -> CGFloat {
        guard var view = item as? UIView else { return 0 }
        var depth: CGFloat = 1
        while let superview = view.superview, view !== holder { (view, depth) = (superview, depth + 1) }
        return depth
    }

    private func value(_ item: AnyObject?, _ attribute: Attribute) -> CGFloat? {
        guard let view = item as? UIView, let holder else { return nil }
        let frame = view.convert(view.bounds, to: holder)
        switch attribute {
        case .left, .leading: return frame.minX
        case .right, .trailing: return frame.maxX
        case .centerX: return frame.midX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .centerY: return frame.midY
        case .width: return frame.width
        case .height: return frame.height
        default: return nil
        }
    }
}

extension SeededNumbers {
    fileprivate mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }
    fileprivate mutating func length() -> CGFloat { CGFloat(number(in: 1...60)) }
}
