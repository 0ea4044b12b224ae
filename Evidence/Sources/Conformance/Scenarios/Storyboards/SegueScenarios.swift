import Simulator

// The calls of a storyboard's segues, and their order.
extension Scenario {
    static let segues: [Scenario] = [
        tappedSegue, customSegue,
        destinationLater(
            EvidenceEntry(
                "segue-03",
                "prepare(for:) vs destination.viewDidLoad",
                source: .claim("https://velog.io/@kevinkim2586/iOS-Swift-공부-ViewController-Lifecycle-영"),
                notes: """
                    Confirmed by the push-05 device log (prepareForSegue then B viewDidLoad).
                    Destination outlets are nil in prepare.
                    """,
                events: [
                    "source.prepare(for:sender:)",
                    "destination.viewDidLoad",
                ]), "source", "destination"), awakeDestination,
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
        EvidenceEntry(
            "segue-01",
            "performSegue / UI-triggered segue",
            source: .claim(
                "https://qanswer.space/questions/prepareforsegue-and-executeseguewithidentifier-with-the-sender"
            ),
            notes: """
                Source claims shouldPerform is also asked for a programmatic performSegue;
                '(UI-triggered)' is this report's caution, not in the source.
                """,
            events: [
                "source.performSegue",
                "source.shouldPerformSegue(withIdentifier:) (UI-triggered)",
                "[segue object + destination created: dest.init(coder:)]",
                "source.prepare(for:sender:)",
                "[segue performs]",
            ]),
        leavingOut: [0],
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

    private static let customSegue = Scenario.order(
        EvidenceEntry(
            "segue-02",
            "Life cycle of a segue (Apple guide)",
            source: .documentation("https://blog.youkuaiyun.com/Chansonyan2014/article/details/39483197"),
            events: [
                "destination.init",
                "UIStoryboardSegue.init(identifier:source:destination:)",
                "source.prepare(for:sender:)",
                "segue.perform",
                "segue released",
            ])
    ) { stage in
        let page = try launch(pair("source", "destination", "PlainPage"), on: stage)
        stage.begin()
        page.performSegue(withIdentifier: "custom", sender: nil)
        try stage.settle()
    }

    private static func destinationLater(
        _ entry: EvidenceEntry, _ source: String, _ destination: String
    ) -> Scenario {
        .order(entry) { stage in
            let page = try launch(pair(source, destination), on: stage)
            stage.begin()
            try stage.tapButton(of: page)
        }
    }

    private static let awakeDestination = destinationLater(
        EvidenceEntry(
            "gt2-segue-11",
            "awakeFromNib against prepareForSegue against viewDidLoad",
            ios: "7 (2014-03)",
            source: .claim("https://github.com/jivesoftware/PDTSimpleCalendar/pull/11"),
            notes: """
                Quote: `awakeFromNib` is called before `prepareForSegue:` whereas `viewDidLoad` is
                called after.
                """,
            events: [
                "dest.awakeFromNib",
                "source.prepare(for:sender:)",
                "dest.viewDidLoad",
            ]), "source", "dest")

    private static let namedSegue = Scenario.rule(
        EvidenceEntry(
            "gt2-segue-01",
            "performSegue(withIdentifier:sender:) called in code",
            ios: "6.0+",
            source: .documentation(
                "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
            ),
            notes: """
                CONFLICTS with the reading of existing segue-01 (blog claimed shouldPerform is asked for
                a programmatic performSegue too). Quote: Invoked immediately prior to initiating a
                segue. Return NO to prevent the segue from firing. The default implementation returns
                YES. This method is not invoked when -performSegueWithIdentifier:sender: is used.
                """),
        statements: 2
    ) { stage in
        let page = try launch(pair("source", "dest"), on: stage)
        stage.begin()
        page.performSegue(withIdentifier: "named", sender: nil)
        try stage.settle()
        stage.state("source.prepare(for:sender:)", stage.has("source.prepare(for:sender:)"), "\(stage.lines)")
        stage.state(
            "source.shouldPerformSegue(withIdentifier:sender:) is NOT sent",
            !stage.has("source.shouldPerformSegue"), "\(stage.lines)")
    }

    private static let brokenWay = Scenario.order(
        EvidenceEntry(
            "gt2-segue-05",
            "performSegue: stack of calls down to the instantiation of the destination",
            ios: "9 (2016-06)",
            source: .log("https://github.com/couchbaselabs/ToDoLite-iOS/issues/71"),
            notes: """
                Stack trace; the destination is instantiated inside perform, so a missing scene throws
                from performSegue itself. Quote: -[UIStoryboardSegueTemplate
                instantiateOrFindDestinationViewControllerWithSender:] + 90 /
                -[UIStoryboardSegueTemplate _perform:] + 52 / -[UIViewController
                performSegueWithIdentifier:sender:] + 99
                """,
            events: [
                "source.performSegue(withIdentifier:sender:)",
                "[segue template performs]",
                "[destination is instantiated or found, before prepare]",
            ]),
        isMisuse: true
    ) { stage in
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

    private static let animatesBox = Scenario.rule(
        EvidenceEntry(
            "gt2-segue-08",
            "perform of a segue whose Animates box is off",
            ios: "9+",
            source: .documentation(
                "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStoryboardSegue.h"
            ),
            notes: """
                Quote: The segue runtime will call +[UIView setAnimationsAreEnabled:] prior to invoking
                this method, based on the value of the Animates checkbox
                """),
        statements: 1
    ) { stage in
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
        stage.state(
            "UIView.setAnimationsEnabled(box) is called before segue.perform()",
            boxes == [false, true] && UIView.areAnimationsEnabled, "\(boxes)")
    }

    private static let embedTwice = Scenario.messages(
        EvidenceEntry(
            "gt2-segue-03",
            "An embed segue is performed a second time (or the container view already has a subview)",
            ios: "2015-04",
            source: .log("https://github.com/mluton/EmbeddedSwapping/issues/11"),
            notes: """
                performSegueWithIdentifier on the embed segue from viewWillAppear the second time; in
                viewDidLoad it works. Quote: reason: 'There are unexpected subviews in the container
                view. Perhaps the embed segue has already fired once or a subview was added
                programmatically?
                """,
            events: [
                """
                exception NSInternalInconsistencyException: There are unexpected subviews in the \
                container view. Perhaps the embed segue has already fired once or a subview was \
                added programmatically?
                """
            ])
    ) { stage in
        var text = StoryboardText(initial: "parent")
        text.addPage("parent", containers: [.named("embed", "embed", to: "child")])
        text.addPage("child")
        let page = try stage.launch(text)
        stage.note("the child is embedded", page.children.count == 1, "\(page.children)")
        page.performSegue(withIdentifier: "embed", sender: nil)
        stage.note("the refused segue changes nothing", page.children.count == 1, "\(page.children)")
    }

    private static let pushWithoutStack = Scenario.messages(
        EvidenceEntry(
            "msg-24",
            "push segue without a navigation controller",
            ios: "not stated (2016-08)",
            source: .log("https://github.com/ltebean/LTInfiniteScrollView-Swift/issues/3"),
            events: [
                """
                exception NSGenericException: Push segues can only be used when the source \
                controller is managed by an instance of UINavigationController.
                """
            ])
    ) { stage in
        try push(.init(kind: "push", destination: "B"), withoutStackOn: stage)
    }

    static let namedPushWithoutStack = Scenario.messages(
        EvidenceEntry(
            "words-segue-01",
            """
            A push segue with the identifier Square is performed by a page that is in no navigation \
            controller
            """,
            ios: "8 (2015-03)",
            source: .log("https://github.com/Christian1313/iOS_Swift_ColorPicker/issues/1"),
            notes: """
                Also https://github.com/MIT-Mobile/MIT-Mobile-for-iOS/issues/373 (iOS 7, 2014-11). Logs
                of iOS 7, of 2015-07 and of 2016-08 begin at Push (msg-24): both forms are in logs of
                one time, so it is the segue's identifier that decides, not the release.
                """,
            events: [
                """
                exception NSGenericException: Could not find a navigation controller for segue \
                'Square'. Push segues can only be used when the source controller is managed by an \
                instance of UINavigationController.
                """
            ])
    ) { stage in
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
