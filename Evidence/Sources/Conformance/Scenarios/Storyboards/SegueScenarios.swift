import Simulator

// The calls of a storyboard's segues, and their order.
extension Scenario {
    static let segues: [Scenario] = [
        tappedSegue, customSegue, destinationLater("segue-03", "source", "destination"), awakeDestination,
        namedSegue, brokenWay, animatesBox, embedTwice, pushWithoutStack,
    ]

    /// A page with a button, and a custom segue that the page performs by name.
    private static func pair(
        _ source: String, _ destination: String, _ destinationClass: String = "SeguePage"
    ) -> StoryboardText {
        var text = StoryboardText(initial: "Nav")
        text.addContainer("navigationController", "Nav", nil, "rootViewController", source)
        text.addPage(
            source, "SeguePage", [.custom("custom", to: destination, "LoggedSegue")],
            buttons: [.named("named", to: destination)])
        text.addPage(destination, destinationClass)
        return text
    }

    private static func launch(_ text: StoryboardText, on stage: Stage) throws -> SeguePage {
        let stack = try stage.launch(text) as? UINavigationController
        return try require(stack?.topViewController as? SeguePage)
    }

    private static let tappedSegue = Scenario.order(
        "segue-01", leavingOut: [0],
        remark:
            "A finger performs the segue: performSegue is not called. Where an app calls it the page is not asked: "
            + "gt2-segue-01."
    ) { stage in
        let page = try launch(pair("source", "dest", "MarkedPage"), on: stage)
        page.words["shouldPerformSegue"] = "shouldPerformSegue(withIdentifier:)"
        MarkedPage.onInit = { stage.remark("dest.init(coder:)") }
        defer { MarkedPage.onInit = nil }
        stage.begin()
        try stage.tapButton(of: page)
        stage.note("it performs", page.navigationController?.viewControllers.count == 2, "\(stage.lines)")
        stage.remark("segue performs")
    }

    private static let customSegue = Scenario.order("segue-02") { stage in
        let page = try launch(pair("source", "destination", "PlainPage"), on: stage)
        stage.begin()
        page.performSegue(withIdentifier: "custom", sender: nil)
        try stage.settle()
    }

    private static func destinationLater(
        _ id: String, _ source: String, _ destination: String
    ) -> Scenario {
        .order(id) { stage in
            let page = try launch(pair(source, destination), on: stage)
            stage.begin()
            try stage.tapButton(of: page)
        }
    }

    private static let awakeDestination = destinationLater("gt2-segue-11", "source", "dest")

    private static let namedSegue = Scenario.statements("gt2-segue-01") { stage in
        let page = try launch(pair("source", "dest"), on: stage)
        stage.begin()
        page.performSegue(withIdentifier: "named", sender: nil)
        try stage.settle()
        stage.state(0, stage.has("source.prepare(for:sender:)"), "\(stage.lines)")
        stage.state(1, !stage.has("source.shouldPerformSegue"), "\(stage.lines)")
    }

    private static let brokenWay = Scenario.order("gt2-segue-05", isMisuse: true) { stage in
        var text = pair("source", "dest", "MarkedPage")
        text.addPage("broken", "SeguePage", [.named("nowhere", to: "missing")])
        let page = try launch(text, on: stage)
        page.words["performSegue"] = "performSegue(withIdentifier:sender:)"
        MarkedPage.onInit = {
            stage.remark("segue template performs")
            stage.remark("instantiated or found")
        }
        page.on("prepare(for:sender:)") { MarkedPage.onInit = nil }
        stage.begin()
        page.performSegue(withIdentifier: "named", sender: nil)
        try stage.settle()
        let broken = try require(page.storyboard).instantiateViewController(withIdentifier: "broken")
        broken.performSegue(withIdentifier: "nowhere", sender: nil)
        stage.note(
            "a missing scene is an exception of performSegue itself",
            stage.sim.diagnostics.count == 1 && !stage.has("broken.prepare(for:sender:)"),
            "\(stage.sim.diagnostics)")
    }

    private static let animatesBox = Scenario.statements("gt2-segue-08") { stage in
        var text = StoryboardText(initial: "source")
        var still = StoryboardText.Segue.custom("still", to: "dest", "LoggedSegue")
        still.attributes["animates"] = "NO"
        text.addPage("source", "SeguePage", [still, .custom("custom", to: "dest", "LoggedSegue")])
        text.addPage("dest")
        let page = try stage.launch(text)
        var boxes: [Bool] = []
        LoggedSegue.onPerform = { boxes.append(UIView.areAnimationsEnabled) }
        defer { LoggedSegue.onPerform = nil }
        stage.begin()
        for name in ["still", "custom"] { page.performSegue(withIdentifier: name, sender: nil) }
        stage.state(0, boxes == [false, true] && UIView.areAnimationsEnabled, "\(boxes)")
    }

    private static let embedTwice = Scenario.messages("gt2-segue-03") { stage in
        var text = StoryboardText(initial: "parent")
        text.addPage("parent", containers: [.named("embed", "embed", to: "child")])
        text.addPage("child")
        let page = try stage.launch(text)
        stage.note("the child is embedded", page.children.count == 1, "\(page.children)")
        page.performSegue(withIdentifier: "embed", sender: nil)
        stage.note("the refused segue changes nothing", page.children.count == 1, "\(page.children)")
    }

    private static let pushWithoutStack = Scenario.messages("msg-24") { stage in
        try push(.init(kind: "push", destination: "B"), withoutStackOn: stage)
    }

    static let namedPushWithoutStack = Scenario.messages("words-segue-01") { stage in
        try push(.named("Square", "push", to: "B"), withoutStackOn: stage)
    }

    private static func push(_ segue: StoryboardText.Segue, withoutStackOn stage: Stage) throws {
        var text = StoryboardText(initial: "A")
        text.addPage("A", buttons: [segue])
        text.addPage("B")
        try stage.tapButton(of: try stage.launch(text))
    }
}

/// A page that records its creation.
final class MarkedPage: SeguePage {
    static var onInit: (() -> Void)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.onInit?()
    }
}

/// A page whose initializer is recorded without its label.
final class PlainPage: SeguePage {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log("init")
    }
}
