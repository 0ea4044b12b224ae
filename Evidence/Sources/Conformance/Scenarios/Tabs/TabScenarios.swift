import Simulator

// Tabs.
extension Scenario {
    static let tabs: [Scenario] = [
        launchingTabs(
            EvidenceEntry(
                "tab-launch-01",
                "UITabBarController root with 4 storyboard VCs; launch",
                source: .log("https://pgzxc.github.io/posts/efa3afd7.html"),
                notes: "Other tabs' views are not loaded.",
                events: [
                    "Message.viewDidLoad",
                    "Message.viewWillAppear",
                    "Message.viewDidAppear",
                ]), ["Message", "Contact", "Find", "Me"]),
        switching(
            EvidenceEntry(
                "tab-switch-01",
                "First switch Message -> Contact (tap)",
                ios: "not stated (before tabs fade, iOS 17 at the latest)",
                source: .log("https://pgzxc.github.io/posts/efa3afd7.html"),
                notes: """
                    KEY: tabs differ from nav: NEW.willAppear precedes OLD.willDisappear; then
                    OLD.didDisappear, NEW.didAppear.
                    """,
                events: [
                    "Contact.viewDidLoad",
                    "Contact.viewWillAppear",
                    "Message.viewWillDisappear",
                    "Message.viewDidDisappear",
                    "Contact.viewDidAppear",
                ]), "Message", "Contact", remark: inCode),
        switching(
            EvidenceEntry(
                "tab-switch-02",
                "Tab A -> B first time (Japanese, Swift)",
                ios: "not stated (before tabs fade, iOS 17 at the latest)",
                source: .log("https://ticklecode.com/uitabbarcontrollerlifecycle/"),
                notes: "At launch only A: viewDidLoad, viewWillAppear, viewDidAppear.",
                events: [
                    "B.viewDidLoad",
                    "B.viewWillAppear",
                    "A.viewWillDisappear",
                    "A.viewDidDisappear",
                    "B.viewDidAppear",
                ]), "A", "B"),
        switching(
            EvidenceEntry(
                "tab-switch-03",
                "Tab First -> Second (first time)",
                ios: "not stated (before tabs fade, iOS 17 at the latest)",
                source: .log("public-GitHub index, file id 24937596740 (index gives no repository path)"),
                notes: "Source does not name the container; order is the tab-bar order of the other sources.",
                events: [
                    "Second.viewDidLoad",
                    "Second.viewWillAppear",
                    "First.viewWillDisappear",
                    "First.viewDidDisappear",
                    "Second.viewDidAppear",
                ]), "First", "Second"),
        .order(
            EvidenceEntry(
                "tab-switch-04",
                "Tab Second -> First (back, already loaded)",
                ios: "not stated (before tabs fade, iOS 17 at the latest)",
                source: .log("public-GitHub index, file id 24937596740 (index gives no repository path)"),
                notes: "No viewDidLoad the second time.",
                events: [
                    "First.viewWillAppear",
                    "Second.viewWillDisappear",
                    "Second.viewDidDisappear",
                    "First.viewDidAppear",
                ])
        ) { stage in
            let tabs = try tabs(["First", "Second"], on: stage)
            tabs.selectedIndex = 1
            try stage.settle()
            stage.begin()
            tabs.selectedIndex = 0
            try stage.settle()
            stage.note("no viewDidLoad the second time", !stage.has("First.viewDidLoad"), "\(stage.lines)")
        },
        switching(
            EvidenceEntry(
                "tab-switch-05",
                "Tab A -> B (2016 diary)",
                ios: "not stated (2016, iOS 9 era)",
                source: .claim("public-GitHub index, file id 12931484925 (index gives no repository path)"),
                events: [
                    "B.viewDidLoad",
                    "B.viewWillAppear",
                    "A.viewWillDisappear",
                    "A.viewDidDisappear",
                    "B.viewDidAppear",
                ]), "A", "B"),
        .rule(
            EvidenceEntry(
                "tab-unload-01",
                "Tab controllers are loaded lazily",
                source: .claim(
                    "https://www.safaribooksonline.com/library/view/ios-programming-the/9780134389400/ch05s04.html"
                )),
            statements: 1
        ) { stage in
            stage.begin()
            _ = try tabs(["0", "1", "2"], on: stage)
            let loaded = stage.lines.filter { $0.hasSuffix(".viewDidLoad") }
            stage.state(
                "[launch] only viewControllers[0].viewDidLoad", loaded == ["0.viewDidLoad"], "\(loaded)")
        },
    ]

    private static func tabs(_ names: [String], on stage: Stage) throws -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map(stage.page)
        try stage.launch(tabs)
        return tabs
    }

    private static func launchingTabs(_ entry: EvidenceEntry, _ names: [String]) -> Scenario {
        .order(entry) { stage in
            var text = StoryboardText(initial: "Tabs")
            text.addContainer("tabBarController", "Tabs", nil, "viewControllers", names)
            for name in names { text.addPage(name) }
            stage.begin()
            try stage.launch(text)
            let others = stage.lines.filter { !$0.hasPrefix(names[0]) && $0.hasSuffix(".viewDidLoad") }
            stage.note("the other tabs' views are not loaded", others.isEmpty, "\(others)")
        }
    }

    static func switching(_ entry: EvidenceEntry, _ from: String, _ to: String, remark: String? = nil)
        -> Scenario
    {
        .order(entry, remark: remark) { stage in
            let tabs = try tabs([from, to], on: stage)
            stage.begin()
            tabs.selectedIndex = 1
            try stage.settle()
        }
    }
}
