import Simulator

// The decisions of a recognizer's delegate and view, according to UIKit's headers.
extension Scenario {
    static let gestureDelegates: [Scenario] = [
        .order(
            EvidenceEntry(
                "doc-gesture-01",
                "A view with a tap that has a delegate is touched: who is called first",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                ),
                notes: "That a recognizer sees a touch before its view is in UIGestureRecognizerSubclass.h.",
                events: [
                    "Delegate.shouldReceive",
                    "Tap.touchesBegan",
                    "View.touchesBegan",
                ])
        ) { stage in
            let tap = HeardTap("Tap")
            let delegate = HeardGestureDelegate()
            tap.delegate = delegate
            try TouchScene(stage, tap).tap()
            withExtendedLifetime(delegate) {}
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-02",
                "A recognizer's delegate refuses a touch",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                )),
            statements: 1
        ) { stage in
            let tap = HeardTap("Tap")
            let delegate = HeardGestureDelegate(receives: false)
            tap.delegate = delegate
            try TouchScene(stage, tap).tap()
            withExtendedLifetime(delegate) {}
            let lines = stage.lines
            stage.state(
                "the recognizer does not see this touch",
                !lines.contains { $0.hasPrefix("Tap.") || $0.hasPrefix("Page.") }, "\(lines)")
            stage.note(
                "the view receives it",
                lines.filter { $0.hasPrefix("View.") } == ["View.touchesBegan", "View.touchesEnded"],
                "\(lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-03",
                "A recognizer's delegate answers false to gestureRecognizerShouldBegin",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                )),
            statements: 3
        ) { stage in
            let tap = HeardTap("Tap")
            let delegate = HeardGestureDelegate(begins: false)
            tap.delegate = delegate
            try TouchScene(stage, tap).tap()
            withExtendedLifetime(delegate) {}
            let lines = stage.lines
            stage.state(
                "it is asked when the recognizer attempts to leave the possible state",
                lines.contains("Delegate.shouldBegin"), "\(lines)")
            stage.state(
                "the recognizer fails: its action is not called", !lines.contains("Page.recognized"),
                "\(lines)")
            stage.state(
                "the view's touch ends and is not cancelled", lines.last == "View.touchesEnded", "\(lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-07",
                """
                Two pans, one over the other; one delegate of the two allows both, the other one has \
                none
                """,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                )),
            statements: 1
        ) { stage in
            for asked in 0..<2 {
                let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
                let delegate = HeardGestureDelegate(simultaneous: true)
                (asked == 0 ? outer : inner).delegate = delegate
                let view = UIView()
                let scene = try TouchScene(stage, outer, on: view, isOver: true)
                let target = HeardTarget("inner")
                inner.addTarget(target, action: HeardTarget.action)
                view.addGestureRecognizer(inner)
                try scene.drag()
                withExtendedLifetime((delegate, target)) {}
                let heard = Set(stage.lines.filter { !$0.hasPrefix("Delegate.") })
                stage.state("both are recognized", heard == ["Page.recognized", "inner"], "\(heard)")
            }
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-10",
                "A view answers false to gestureRecognizerShouldBegin",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h"
                )),
            statements: 2
        ) { stage in
            let view = RefusingView()
            try TouchScene(stage, UITapGestureRecognizer(), on: view).tap()
            stage.state(
                "the view is asked when a recognizer attempts to leave the possible state",
                stage.has("View.gestureRecognizerShouldBegin"), "\(stage.lines)")
            stage.state("the recognizer fails", !stage.has("Page.recognized"), "\(stage.lines)")
        },
    ]
}

/// A delegate that records its calls, and returns preset answers.
@MainActor
final class HeardGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private let journal = Journal.current
    private let (receives, begins, simultaneous): (Bool, Bool, Bool)

    init(receives: Bool = true, begins: Bool = true, simultaneous: Bool = false) {
        (self.receives, self.begins, self.simultaneous) = (receives, begins, simultaneous)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        journal.log("Delegate.shouldReceive")
        return receives
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        journal.log("Delegate.shouldBegin")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
}

/// A view that rejects every gesture.
private final class RefusingView: UIView {
    private let journal = Journal.current

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        journal.log("View.gestureRecognizerShouldBegin")
        return false
    }
}
