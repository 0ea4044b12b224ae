import Simulator

// Recognizers: their views, their touches, and a row below one.
extension Scenario {
    static let recognizerRules: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-gestures-01",
                "A pan's action asks for the place of a touch that it does not have",
                ios: "8/9 (2015-08)",
                source: .log("https://github.com/ChartsOrg/Charts/issues/327"),
                notes: """
                    With a full stop at the end. The method's name is that of the recognizer's class.
                    Quote: *** Terminating app due to uncaught exception 'NSRangeException', reason:
                    '-[UIPanGestureRecognizer locationOfTouch:inView:]: index (0) beyond bounds (0).'
                    """,
                events: [
                    """
                    exception NSRangeException: -[UIPanGestureRecognizer locationOfTouch:inView:]: \
                    index (0) beyond bounds (0).
                    """
                ])
        ) { stage in
            let pan = UIPanGestureRecognizer()
            let asker = TouchAsker()
            pan.addTarget(asker, action: TouchAsker.action)
            try TouchScene(stage, pan).drag()
            withExtendedLifetime(asker) {}
        },
        .rule(
            EvidenceEntry(
                "hunt-gestures-03",
                "One recognizer is added to a navigation bar and then to a view",
                ios: "7 (2013-12)",
                source: .log("https://github.com/John-Lluch/SWRevealViewController/issues/157"),
                notes: """
                    Tried in both orders by the author; the same from others in issues 51 and 146 there,
                    and an answer at https://www.e-learn.cn/qa/answer/28135/119956.html. From iOS 9 on
                    UIKit enforces one view for each recognizer
                    (https://github.com/lionheart/openradar-mirror/issues/17178); for a storyboard with
                    two connections the console says that it will be put in the first view it is loaded
                    into (https://github.com/wryphonedev/DragReaction/issues/1). One library's
                    maintainers say of iOS 9 that adding in code leaves it on the first view
                    (https://github.com/cocos2d/cocos2d-objc/pull/1343). Quote: the following only works
                    for the view (expecting both to work) [navigationBar addGestureRecognizer: ...];
                    [self.view addGestureRecognizer: ...]; the following only works for the nav bar
                    """),
            statements: 3
        ) { stage in
            for isBarLast in [false, true] {
                let page = UIViewController()
                let stack = stage.navigation([page])
                try stage.launch(stack)
                let bar = stack.navigationBar
                let pan = UIPanGestureRecognizer()
                let target = HeardTarget("pan")
                pan.addTarget(target, action: HeardTarget.action)
                let (before, last): (UIView, UIView) = isBarLast ? (page.view, bar) : (bar, page.view)
                before.addGestureRecognizer(pan)
                last.addGestureRecognizer(pan)
                stage.sim.turn()
                let heard = try [before, last].map { try isDragHeard(in: $0, stage) }
                withExtendedLifetime(target) {}
                let isMoved = pan.view === last && before.gestureRecognizers?.contains(pan) != true
                stage.state(
                    "the recognizer's view is the one that it was added to last", isMoved,
                    "it is in \(pan.view.map { "\($0)" } ?? "none")")
                stage.state(
                    "touches in the view of before reach it no longer", !heard[0],
                    "the first view's touches reach it")
                if isBarLast {
                    stage.state(
                        "in the other order the bar has it and the view has not", heard == [false, true],
                        "view and bar: \(heard)")
                }
                stage.note("the view of last has it", heard[1], "before and last: \(heard)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-gestures-05",
                "A tap recognizer on a view that holds a table; a row is tapped",
                source: .claim("https://github.com/CosmicMind/Material/issues/137"),
                notes: """
                    Independent reports and their repair, the second statement, from maintainers:
                    CosmicMind/Material 137 (2016-02), thomsmed/ios-examples 13 (2022-08),
                    nmattisson/DropdownMenu 17 (2014-12), vikmeup/SCLAlertView-Swift 302 (2017-02); a
                    collection view in slackhq/SlackTextViewController 53 (2014-10). Quote:
                    didSelectRowAtIndexPath wasn't being called but once I set cancelsTouchesInView to
                    "false" it all worked properly.
                    """),
            statements: 2
        ) { stage in
            let scene = try TableScene(stage, [10], delegate: HeardSelection()).show()
            let tap = UITapGestureRecognizer()
            let target = HeardTarget("tap")
            tap.addTarget(target, action: HeardTarget.action)
            scene.page.view.addGestureRecognizer(tap)
            stage.sim.turn()
            stage.begin()
            try scene.tap(2)
            stage.state(
                "the recognizer's action is called and tableView(_:didSelectRowAt:) is not",
                stage.has("tap") && !stage.has("Table.didSelectRow(2)"), "\(stage.lines)")
            tap.cancelsTouchesInView = false
            stage.begin()
            try scene.tap(3)
            withExtendedLifetime(target) {}
            stage.state(
                "with cancelsTouchesInView = false both are called",
                stage.has("tap") && stage.has("Table.didSelectRow(3)"), "\(stage.lines)")
        },
    ]

    /// Whether a drag in a view calls a recognizer's target.
    private static func isDragHeard(in view: UIView, _ stage: Stage) throws -> Bool {
        let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.begin()
        stage.sim.pan(from: start, to: CGPoint(x: start.x + 60, y: start.y))
        try stage.settle()
        return stage.has("pan")
    }
}

/// A pan recognizer's target that reads the location of the first touch when the finger is lifted.
@MainActor
private final class TouchAsker: NSObject {
    static let action = Selector("ask:", TouchAsker.ask)

    private func ask(_ pan: UIPanGestureRecognizer) {
        if pan.state == .ended { _ = pan.location(ofTouch: 0, in: pan.view) }
    }
}
