import Simulator

// An app's own containers.
extension Scenario {
    static let containment: [Scenario] = [
        embedding("contain-02", "Parent", ["Child"], tellsMoved: true),
        embedding("contain-03", "Parent", ["Child"], tellsMoved: false) { stage in
            let moved = stage.lines.filter { $0.contains(".didMove") }
            stage.note("didMove is not called when the code does not call it", moved.isEmpty, "\(moved)")
        },
        embeddedByStoryboard,
        embedding("contain-08", "P", ["First", "Second", "Third"], tellsMoved: false) { stage in
            stage.note("addChild does not load the view", !stage.has("First.viewDidLoad"), "\(stage.lines)")
        },
        forwardingByHand,
        flipping("pub-flip-01", "Third", "Second", from: Page("P")),
        flipping("pub-flip-02", "Child1", "Child2", from: Page("ViewController")),
        flipping("pub-flip-03", "Child1", "Child2", from: ManualContainer("ViewController")),
    ]

    private static let embeddedByStoryboard = Scenario.order("contain-04") { stage in
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
        _ id: String, _ from: String, _ to: String, from makeParent: @autoclosure @escaping () -> Page
    ) -> Scenario {
        .order(id, remark: inCode) { stage in
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
        _ id: String, _ parentName: String, _ childNames: [String], tellsMoved: Bool, remark: String? = nil,
        then: @escaping Body = { _ in }
    ) -> Scenario {
        .order(id, remark: remark) { stage in
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

    private static let forwardingByHand = Scenario.statements("contain-11") { stage in
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
            stage.state(position, calls[call] == Array(expected), "\(calls[call])")
        }
        stage.note("UIKit sends nothing between begin(false) and end", calls[3].isEmpty, "\(calls[3])")
    }
}

/// A container that forwards appearance callbacks to its children manually.
final class ManualContainer: Page {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
