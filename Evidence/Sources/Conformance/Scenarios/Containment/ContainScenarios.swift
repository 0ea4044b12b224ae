import Simulator

// An app's own containers.
extension Scenario {
    static let containment: [Scenario] = [
        embedding(
            EvidenceEntry(
                "contain-02",
                """
                Parent.viewDidLoad does addChild(child); child.didMove(toParent:); \
                view.addSubview(child.view); parent shown as root (2016-03)
                """,
                ios: "not stated (2016-03, iOS 9 era)",
                source: .log(
                    "https://github.com/phchan9/til/blob/master/ios/note-about-viewController-containment.md"),
                notes: """
                    KEY: with containment the parent is first in BOTH phases (forwarding order). Log is
                    made in overrides that do not call super, so it is UIKit, not super-call order.
                    """,
                events: [
                    "Parent.viewWillAppear",
                    "Child.viewWillAppear",
                    "Parent.viewDidAppear",
                    "Child.viewDidAppear",
                ]), "Parent", ["Child"], tellsMoved: true),
        embedding(
            EvidenceEntry(
                "contain-03",
                """
                Parent.viewDidLoad: addChild(child) then addSubview(child.view), no didMove call; \
                child's callbacks
                """,
                source: .log(
                    "https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/48653763/uipageviewcontroller-s-setviewcontroller-invokes-unexpected-view-lifecycle-in-"
                ),
                notes: """
                    didMove is never called when the code does not call it: addChild alone never sends
                    didMove.
                    """,
                events: [
                    "Child.willMove(toParent:Parent)",
                    "Child.viewDidLoad",
                    "Child.viewWillAppear",
                    "Child.viewWillLayoutSubviews",
                    "Child.viewDidLayoutSubviews",
                    "Child.viewWillLayoutSubviews",
                    "Child.viewDidLayoutSubviews",
                    "Child.viewDidAppear",
                ]), "Parent", ["Child"], tellsMoved: false
        ) { stage in
            let moved = stage.lines.filter { $0.contains(".didMove") }
            stage.note("didMove is not called when the code does not call it", moved.isEmpty, "\(moved)")
        },
        embeddedByStoryboard,
        embedding(
            EvidenceEntry(
                "contain-08",
                "iOS 5 sample: start, addChild x3, only the third's view added",
                ios: "5",
                source: .log(
                    "public-GitHub index, file ids 45896346415 and 798716125; sample: https://github.com/tangqiaoboy/iOS5ViewCtrlerSample"
                ),
                notes: "addChild sends willMove at once and does not load the view.",
                events: [
                    "First.willMove(toParent:P)",
                    "Second.willMove(toParent:P)",
                    "Third.willMove(toParent:P)",
                    "Third.viewDidLoad",
                    "Third.viewWillAppear",
                    "Third.viewDidAppear",
                ]), "P", ["First", "Second", "Third"], tellsMoved: false
        ) { stage in
            stage.note("addChild does not load the view", !stage.has("First.viewDidLoad"), "\(stage.lines)")
        },
        forwardingByHand,
        flipping(
            EvidenceEntry(
                "pub-flip-01",
                "transition(from:to:) from Third to Second in a container (2012, iOS 5)",
                ios: "5", animated: true,
                source: .log(
                    "public-GitHub index, file ids 45896346415 and 798716125; sample: https://github.com/tangqiaoboy/iOS5ViewCtrlerSample"
                ),
                notes: "The log of contain-08 goes on so.",
                events: [
                    "Second.viewDidLoad",
                    "Third.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewDidAppear",
                    "Third.viewDidDisappear",
                ]), "Third", "Second", from: Page("P")),
        flipping(
            EvidenceEntry(
                "pub-flip-02",
                "Child1 is exchanged for Child2 by transition(from:to:)",
                ios: "book example kept current iOS 8-15; version of the transcript not stated",
                animated: true,
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift"
                ),
                notes: """
                    Headed "On flip we expect to see (ignoring parent messages)": the second transcript
                    of contain-04.
                    """,
                events: [
                    "Child2.willMove(toParent:ViewController)",
                    "Child1.willMove(toParent:nil)",
                    "Child1.viewWillDisappear",
                    "Child2.viewWillAppear",
                    "Child2.updateViewConstraints",
                    "Child2.viewWillLayoutSubviews",
                    "Child2.viewDidLayoutSubviews",
                    "Child2.viewDidAppear",
                    "Child1.viewDidDisappear",
                    "Child2.didMove(toParent:ViewController)",
                    "Child1.didMove(toParent:nil)",
                ]), "Child1", "Child2", from: Page("ViewController")),
        flipping(
            EvidenceEntry(
                "pub-flip-03",
                """
                Child1 is exchanged for Child2 by a container that forwards by hand, the coming \
                child ended first
                """,
                ios: "book example kept current iOS 8-15; version of the transcript not stated",
                animated: true,
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift"
                ),
                notes: """
                    The same messages as pub-flip-02: "the messages to the child are the same either
                    way".
                    """,
                events: [
                    "Child2.willMove(toParent:ViewController)",
                    "Child1.willMove(toParent:nil)",
                    "Child1.viewWillDisappear",
                    "Child2.viewWillAppear",
                    "Child2.updateViewConstraints",
                    "Child2.viewWillLayoutSubviews",
                    "Child2.viewDidLayoutSubviews",
                    "Child2.viewDidAppear",
                    "Child1.viewDidDisappear",
                    "Child2.didMove(toParent:ViewController)",
                    "Child1.didMove(toParent:nil)",
                ]), "Child1", "Child2", from: ManualContainer("ViewController")),
    ]

    private static let embeddedByStoryboard = Scenario.order(
        EvidenceEntry(
            "contain-04",
            """
            Storyboard embed; container ViewController with one child at startup (child messages \
            only)
            """,
            ios: "book example kept current iOS 8-15; version of the transcript not stated",
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift"
            ),
            notes: """
                Headed 'On startup we expect to see (ignoring parent messages)'. Same with automatic and
                with correct manual forwarding.
                """,
            events: [
                "Child1.willMove(toParent:P)",
                "Child1.didMove(toParent:P)",
                "Child1.viewWillAppear",
                "Child1.updateViewConstraints",
                "Child1.viewWillLayoutSubviews",
                "Child1.viewDidLayoutSubviews",
                "Child1.viewDidAppear",
            ])
    ) { stage in
        var text = StoryboardText(initial: "P")
        text.addPage("P", containers: [.named("embed", "embed", to: "Child1")])
        text.addPage("Child1")
        stage.begin()
        try stage.launch(text)
        stage.note(
            "the child is there when the parent's view has loaded",
            stage.has("Child1.didMove(toParent:P)", before: "P.viewDidLoad"), "\(stage.lines)")
        stage.note(
            "the parent prepares the segue",
            stage.has("P.prepare(for:sender:)", before: "Child1.viewDidLoad"),
            "\(stage.lines)")
    }

    /// A child replaces another one as in Apple's documentation, by UIKit's method or by the container itself.
    static func flipping(
        _ entry: EvidenceEntry, _ from: String, _ to: String,
        from makeParent: @autoclosure @escaping () -> Page
    ) -> Scenario {
        .order(entry, remark: inCode) { stage in
            let (parent, old, new) = (makeParent(), stage.page(from), stage.page(to))
            try stage.launch(parent)
            parent.addChild(old)
            parent.view.addSubview(old.view)
            old.didMove(toParent: parent)
            if !parent.shouldAutomaticallyForwardAppearanceMethods {
                old.beginAppearanceTransition(true, animated: false)
                old.endAppearanceTransition()
            }
            try stage.settle()
            stage.begin()
            parent.addChild(new)
            old.willMove(toParent: nil)
            flip(old, new, in: parent)
            stage.note("it begins at once", stage.has("\(to).viewWillAppear"), "\(stage.lines)")
            try stage.settle()
        }
    }

    private static func flip(_ old: Page, _ new: Page, in parent: Page) {
        let isManual = !parent.shouldAutomaticallyForwardAppearanceMethods
        @MainActor func finish(_ isFinished: Bool) {
            if isManual { [new, old].forEach { $0.endAppearanceTransition() } }
            new.didMove(toParent: parent)
            old.removeFromParent()
        }
        guard isManual else {
            return parent.transition(
                from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft, animations: nil,
                completion: finish)
        }
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        UIView.transition(
            from: old.view, to: new.view, duration: 0.4, options: .transitionFlipFromLeft, completion: finish)
    }

    /// Adds the children, and the last one's view, in the parent's `viewDidLoad`.
    private static func embedding(
        _ entry: EvidenceEntry, _ parentName: String, _ childNames: [String], tellsMoved: Bool,
        remark: String? = nil,
        then: @escaping Body = { _ in }
    ) -> Scenario {
        .order(entry, remark: remark) { stage in
            stage.begin()
            let parent = stage.page(parentName)
            let children = childNames.map(stage.page)
            parent.on("viewDidLoad") { [unowned parent] in
                for child in children {
                    parent.addChild(child)
                    if tellsMoved { child.didMove(toParent: parent) }
                }
                parent.view.addSubview(children[children.count - 1].view)
            }
            try stage.launch(parent)
            try then(stage)
        }
    }

    private static let forwardingByHand = Scenario.statements(
        EvidenceEntry(
            "contain-11",
            "begin/endAppearanceTransition mapping",
            source: .claim("(blog, address not kept)"),
            notes: """
                Also: after begin(false) and before the matching end, UIKit does not send
                willDisappear/didDisappear to that VC automatically.
                """,
            events: [
                "beginAppearanceTransition(true,animated:false): viewWillAppear(false)",
                "endAppearanceTransition: viewDidAppear(false)",
                "beginAppearanceTransition(false,animated:false): viewWillDisappear(false)",
                "endAppearanceTransition: viewDidDisappear(false)",
            ])
    ) { stage in
        let container = ManualContainer("Container")
        let child = stage.page("Child")
        try stage.launch(container)
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        @MainActor func heard(_ call: () -> Void) throws -> [String] {
            stage.begin()
            call()
            let told = stage.entries.filter { $0.text.hasPrefix("Child.") && $0.animated != nil }
                .filter { !$0.text.hasSuffix("viewIsAppearing") }
                .map { "\($0.text.dropFirst(6))(\($0.animated ?? false))" }
            try stage.settle()
            return told
        }
        let calls = [
            try heard { child.beginAppearanceTransition(true, animated: false) },
            try heard { child.endAppearanceTransition() },
            try heard { child.beginAppearanceTransition(false, animated: false) },
            try heard { child.view.removeFromSuperview() },
            try heard { child.endAppearanceTransition() },
        ]
        for (position, call) in zip([0, 1, 2, 3], [0, 1, 2, 4]) {
            let expected = stage.entry.events[position].components(separatedBy: ": ").dropFirst()
            stage.state(stage.entry.events[position], calls[call] == Array(expected), "\(calls[call])")
        }
        stage.note("UIKit sends nothing between begin(false) and end", calls[3].isEmpty, "\(calls[3])")
    }
}

/// A container that forwards appearance callbacks to its children manually.
final class ManualContainer: Page {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
