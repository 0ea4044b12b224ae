import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A relation of a view `a` to its superview, or to its neighbor `b`, and the resulting frame.
private struct PlaceCase: Sendable, CustomStringConvertible {
    let description: String
    let constraints: @MainActor @Sendable (_ a: UIView, _ b: UIView, _ top: UIView) -> [NSLayoutConstraint]
    let frame: CGRect
}

@MainActor @Suite(.inTurn) struct ConstraintTests {
    private nonisolated static let cases: [PlaceCase] = [
        PlaceCase(
            description: "edges with constants",
            constraints: { a, _, top in
                [
                    a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 20),
                    a.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -30),
                    a.topAnchor.constraint(equalTo: top.topAnchor, constant: 10),
                    a.bottomAnchor.constraint(equalTo: top.bottomAnchor, constant: -40),
                ]
            }, frame: rect(20, 10, 250, 150)),
        PlaceCase(
            description: "the middle and sizes",
            constraints: { a, _, top in
                [
                    a.centerXAnchor.constraint(equalTo: top.centerXAnchor),
                    a.centerYAnchor.constraint(equalTo: top.centerYAnchor, constant: 5),
                    a.widthAnchor.constraint(equalToConstant: 100),
                    a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 10),
                ]
            }, frame: rect(100, 75, 100, 60)),
        PlaceCase(
            description: "a multiple of a place",
            constraints: { a, _, top in
                [
                    NSLayoutConstraint(
                        item: a, attribute: .centerX, relatedBy: .equal, toItem: top, attribute: .trailing,
                        multiplier: 0.25, constant: 0),
                    a.topAnchor.constraint(equalTo: top.topAnchor),
                    a.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: 0.2),
                    a.heightAnchor.constraint(equalToConstant: 50),
                ]
            }, frame: rect(45, 0, 60, 50)),
        PlaceCase(
            description: "after a neighbour by the system's space",
            constraints: { a, b, top in
                [
                    b.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 10),
                    b.topAnchor.constraint(equalTo: top.topAnchor, constant: 10),
                    b.widthAnchor.constraint(equalToConstant: 30),
                    b.heightAnchor.constraint(equalToConstant: 30),
                    a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
                    a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
                    a.widthAnchor.constraint(equalTo: b.widthAnchor),
                    a.heightAnchor.constraint(equalTo: b.heightAnchor),
                ]
            }, frame: rect(56, 48, 30, 30)),
        PlaceCase(
            description: "a distance as a size",
            constraints: { a, b, top in
                [
                    b.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 100),
                    b.topAnchor.constraint(equalTo: top.topAnchor),
                    b.sized(10, 10).widthAnchor
                        .constraint(equalToConstant: 10),
                    top.leftAnchor.anchorWithOffset(to: a.leftAnchor).constraint(
                        equalTo: a.rightAnchor.anchorWithOffset(to: b.leftAnchor)),
                    a.widthAnchor.constraint(equalToConstant: 40),
                    a.topAnchor.constraint(equalTo: b.bottomAnchor),
                    a.heightAnchor.constraint(equalToConstant: 10),
                ]
            }, frame: rect(30, 10, 40, 10)),
        PlaceCase(
            description: "margins",
            constraints: { a, _, top in
                [
                    a.leadingAnchor.constraint(equalTo: top.layoutMarginsGuide.leadingAnchor),
                    a.topAnchor.constraint(equalTo: top.layoutMarginsGuide.topAnchor),
                    NSLayoutConstraint(
                        item: a, attribute: .trailing, relatedBy: .equal, toItem: top,
                        attribute: .trailingMargin, multiplier: 1, constant: 0),
                    NSLayoutConstraint(
                        item: a, attribute: .bottom, relatedBy: .equal, toItem: top, attribute: .bottomMargin,
                        multiplier: 1, constant: 0),
                ]
            }, frame: rect(8, 8, 284, 184)),
        PlaceCase(
            description: "limits and wishes",
            constraints: { a, _, top in
                let wish = a.widthAnchor.constraint(equalTo: top.widthAnchor)
                wish.priority = .defaultHigh
                return [
                    wish, a.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
                    a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                    a.heightAnchor.constraint(lessThanOrEqualTo: top.heightAnchor, multiplier: 0.1),
                    a.leftAnchor.constraint(equalTo: top.leftAnchor),
                    a.topAnchor.constraint(equalTo: top.topAnchor),
                ].filter { $0.firstAttribute != .height } + [a.heightAnchor.constraint(equalToConstant: 44)]
            }, frame: rect(0, 0, 120, 44)),
        PlaceCase(
            description: "edges on pixels",
            constraints: { a, _, top in
                [
                    NSLayoutConstraint(
                        item: a, attribute: .left, relatedBy: .equal, toItem: top, attribute: .right,
                        multiplier: 1.0 / 7, constant: 0),
                    a.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: 1.0 / 7),
                    a.topAnchor.constraint(equalTo: top.topAnchor),
                    a.heightAnchor.constraint(equalToConstant: 10.2),
                ]
            }, frame: rect(129.0 / 3, 0, 128.0 / 3, 31.0 / 3)),
    ]

    @Test(arguments: cases) private func `constraints give a view its frame`(_ example: PlaceCase) {
        useFreshRuntime()
        let (a, b) = (UIView(), UIView())
        let top = box().holding(a, b)
        NSLayoutConstraint.activate(example.constraints(a, b, top))
        top.layoutIfNeeded()
        #expect(
            abs(a.frame.minX - example.frame.minX) < 1e-6 && abs(a.frame.minY - example.frame.minY) < 1e-6)
        #expect(
            abs(a.frame.maxX - example.frame.maxX) < 1e-6 && abs(a.frame.maxY - example.frame.maxY) < 1e-6)
        #expect(messages.isEmpty)
    }

    @Test func `leading and trailing follow the direction of the view that holds the constraint`() {
        useFreshRuntime()
        let (a, b) = (UIView(), UIView())
        let top = box().holding(a, b)
        top.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 20),
            a.widthAnchor.constraint(equalToConstant: 50),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 10),
            NSLayoutConstraint(
                item: b, attribute: .trailing, relatedBy: .equal, toItem: top, attribute: .trailing,
                multiplier: 0.5, constant: 0),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 15),
        ])
        top.layoutIfNeeded()
        #expect(a.frame.minX == 230 && a.frame.width == 50)
        #expect(b.frame.maxX == 215 && b.frame.minX == 150)
        top.semanticContentAttribute = .forceLeftToRight
        top.layoutIfNeeded()
        #expect(a.frame.minX == 20 && b.frame.minX == 85 && b.frame.maxX == 150)
    }

    @Test func `a changed constant and a changed priority move what depends on them`() {
        useFreshRuntime()
        let a = UIView()
        let top = box().holding(a)
        let width = a.widthAnchor.constraint(equalToConstant: 50)
        let other = a.widthAnchor.constraint(equalToConstant: 80)
        width.priority = .defaultHigh
        other.priority = .defaultLow
        NSLayoutConstraint.activate([width, other])
        top.layoutIfNeeded()
        #expect(a.frame.width == 50)
        width.constant = 60
        top.layoutIfNeeded()
        #expect(a.frame.width == 60)
        other.priority = UILayoutPriority(751)
        top.layoutIfNeeded()
        #expect(a.frame.width == 80)
        other.isActive = false
        top.layoutIfNeeded()
        #expect(a.frame.width == 60)
    }

    @Test func `the nearest view above the items holds a constraint, and a removed view takes its own along`()
    {
        useFreshRuntime()
        let (a, b, inner) = (UIView(), UIView(), UIView())
        let top = box().holding(a, b)
        a.holding(inner)
        let size = inner.widthAnchor.constraint(equalToConstant: 10)
        let inside = inner.topAnchor.constraint(equalTo: a.topAnchor)
        let across = inner.leftAnchor.constraint(equalTo: b.leftAnchor)
        NSLayoutConstraint.activate([size, inside, across])
        #expect(inner.constraints == [size] && a.constraints == [inside] && top.constraints == [across])
        inner.removeFromSuperview()
        #expect(size.isActive && !inside.isActive && !across.isActive)
        #expect(a.constraints.isEmpty && top.constraints.isEmpty)
    }

    @Test func `constraints survive a move between windows`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let (a, inner) = (UIView(), UIView())
        a.holding(inner)
        inner.pin(to: a)
        page.view.holding(a)
        a.leadingAnchor.constraint(equalTo: page.view.leadingAnchor).isActive = true
        _ = a.sized(100, 60)
        app.settle()
        #expect(inner.frame == rect(0, 0, 100, 60))
        let other = UIWindow(frame: rect(0, 0, 200, 200))
        other.isHidden = false
        other.addSubview(a)
        a.frame = .zero
        app.settle()
        #expect(a.constraints.count == 6 && page.view.constraints.isEmpty)
        #expect(a.frame.size == CGSize(width: 100, height: 60) && inner.frame == rect(0, 0, 100, 60))
    }

    @Test func `content draws a view to its size by hugging and resistance`() {
        useFreshRuntime()
        let (a, b) = (ContentView(40, 20), ContentView(60, 20))
        let top = box(200, 100).holding(a, b)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a][b]|", metrics: nil, views: ["a": a, "b": b]))
        a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        top.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 40, 20) && b.frame == rect(40, 0, 160, 20))
        a.contentSize.width = 70
        top.layoutIfNeeded()
        #expect(a.frame.width == 70 && b.frame.width == 130)
        a.contentSize.width = 300
        a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        top.layoutIfNeeded()
        #expect(a.frame.width == 140 && b.frame.width == 60)
    }

    @Test func `content that wraps is asked for its height at the width that it gets`() {
        useFreshRuntime()
        let (a, b) = (WrappingView(area: 4000), UIView())
        let top = box(200, 300).holding(a, b)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: top.leftAnchor),
            a.rightAnchor.constraint(equalTo: top.rightAnchor),
            a.topAnchor.constraint(equalTo: top.topAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
            b.bottomAnchor.constraint(equalTo: top.bottomAnchor),
        ])
        top.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 200, 20) && b.frame.minY == 20)
        top.frame.size.width = 100
        top.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 100, 40) && b.frame.minY == 40)
    }

    @Test func `alignment rectangles are what constraints align`() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        useFreshRuntime()
        let (a, inner) = (Shadowed(), UIView())
        let top = box(100, 100).holding(a)
        a.holding(inner)
        a.pin(to: top)
        inner.pin(to: a)
        top.layoutIfNeeded()
        #expect(a.frame == rect(-2, -1, 106, 104))
        #expect(inner.frame == rect(2, 1, 100, 100))
    }

    @Test func `baselines are those of text, and edges where there is none`() {
        useFreshRuntime()
        let (a, b, plain) = (TextView(height: 20), TextView(height: 12), UIView())
        let top = box().holding(a, b, plain)
        _ = plain.sized(10, 10)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: top.topAnchor, constant: 10),
            b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
        ])
        top.layoutIfNeeded()
        #expect(a.frame.minY == 10 && b.frame.minY == 18 && plain.frame.minY == 17)
    }

    @Test func `a constraint outlives its views and knows it`() {
        let held = held(guide: false)
        #expect(held.firstItem == nil && held.secondItem == nil && !held.isActive)
        held.isActive = false
        held.constant = 3
        #expect(held.constant == 3)
    }

    @Test func `a constraint outlives its guide and knows it`() {
        let held = held(guide: true)
        #expect(held.firstItem == nil && !held.isActive)
    }

    @Test func `the baseline of a text field stays in its middle`() {
        useFreshRuntime()
        let (top, field, label) = (box(), UITextField(), UILabel())
        label.text = "Name"
        field.font = label.font
        top.holding(field, label)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: top.topAnchor),
            field.heightAnchor.constraint(equalToConstant: 60),
            field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        top.layoutIfNeeded()
        #expect(abs(label.frame.midY - 30) < 0.5)
    }

    /// A constraint that was laid out, in a released view tree.
    private func held(guide isOfGuide: Bool) -> NSLayoutConstraint {
        let (top, inner, guide) = (UIView(), UIView(), UILayoutGuide())
        top.addSubview(inner)
        top.addLayoutGuide(guide)
        let anchor = isOfGuide ? guide.topAnchor : inner.topAnchor
        let constraint = anchor.constraint(equalTo: top.topAnchor, constant: 2)
        constraint.isActive = true
        top.layoutIfNeeded()
        #expect(constraint.isActive && constraint.secondItem === top)
        return constraint
    }
}
