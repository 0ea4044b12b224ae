import Simulator

// Properties of scroll views since iOS 17.4: edge effects, bounces, the content's place, and animations.
extension Scenario {
    static let scrollValues: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-lists-04", "The edge effects of a scroll view", ios: "26+",
                source: .documentation(header),
                notes: """
                    UIScrollEdgeEffect.h for the effect itself. Quote: Whether this edge effect is hidden.
                    Default: false
                    """),
            statements: 2
        ) { stage in
            let view = try LongScroll(stage).view
            let effects = [
                view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect,
            ]
            stage.state(
                "each edge has an effect of its own, which isn't hidden",
                Set(effects.map(ObjectIdentifier.init)).count == 4 && effects.allSatisfy { !$0.isHidden },
                "\(effects)")
            view.topEdgeEffect.style = .hard
            stage.state(
                "the style that the app sets is kept, at that edge alone",
                view.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard
                    && effects.dropFirst().allSatisfy { $0.style !== UIScrollEdgeEffect.Style.hard },
                "\(effects.map(\.style))")
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-05", "bounces, bouncesHorizontally and bouncesVertically of a scroll view",
                ios: "18+", source: .documentation(header),
                notes: """
                    Quote: Only returns YES if both `bouncesHorizontally` and `bouncesVertically` are YES.
                    """),
            statements: 3
        ) { stage in
            let view = UIScrollView()
            @MainActor func values() -> [Bool] {
                [view.bounces, view.bouncesHorizontally, view.bouncesVertically]
            }
            stage.state("all are true by default", values() == [true, true, true], "\(values())")
            view.bounces = false
            stage.state("bounces = false sets both axes", values() == [false, false, false], "\(values())")
            view.bouncesVertically = true
            stage.state("one axis alone: bounces is false", values() == [false, false, true], "\(values())")
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-06", "contentAlignmentPoint of a scroll view whose content is smaller",
                ios: "18+",
                source: .documentation(header),
                notes: """
                    Quote: (0, 0) aligns the content to the top left, (0.5, 0.5) centers the content
                    """),
            statements: 3
        ) { stage in
            let bounds = CGRect(x: 0, y: 0, width: 390, height: 800)
            let size = CGSize(width: 200, height: 100)
            let view = try LongScroll(stage, bounds, size).view
            let content = UIView(frame: CGRect(origin: .zero, size: size))
            view.addSubview(content)
            @MainActor func place(at point: CGPoint?) throws -> CGPoint {
                if let point { view.contentAlignmentPoint = point }
                try stage.settle()
                return content.convert(CGPoint.zero, to: view.superview)
            }
            let first = try place(at: nil)
            stage.state(
                "it is zero by default: the content is at the top left",
                view.contentAlignmentPoint == .zero && first == .zero, "\(first)")
            let middle = try place(at: CGPoint(x: 0.5, y: 0.5))
            stage.state(
                "(0.5, 0.5): the content is in the center", middle == CGPoint(x: 95, y: 350), "\(middle)")
            let bottom = try place(at: CGPoint(x: 0.5, y: 1))
            stage.state(
                "(0.5, 1): it is at the bottom, in the middle", bottom == CGPoint(x: 95, y: 700),
                "\(bottom)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-07", "isScrollAnimating of a scroll view", ios: "18+", animated: true,
                source: .documentation(header),
                notes: "Quote: Note that deceleration will *not* cause this property to be YES"),
            statements: 2
        ) { stage in
            let scene = try LongScroll(stage)
            let view = scene.view
            view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
            stage.sim.advance(by: 0.1)
            let during = view.isScrollAnimating
            try stage.settle()
            stage.state(
                "while setContentOffset(_:animated: true) runs it is true, and then false",
                during && !view.isScrollAnimating, "\(during), \(view.isScrollAnimating)")
            try scene.flick { _ in }
            stage.state(
                "while the content decelerates it is false", view.isDecelerating && !view.isScrollAnimating,
                "\(view.isDecelerating), \(view.isScrollAnimating)")
        },
    ]

    private static let header = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIScrollView.h"
}
