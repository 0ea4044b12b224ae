import Simulator

// Tabs.
extension Scenario {
    static let tabs: [Scenario] = [
        launchingTabs("tab-launch-01", ["Message", "Contact", "Find", "Me"]),
        switching("tab-switch-01", "Message", "Contact", remark: inCode),
        switching("tab-switch-02", "A", "B"),
        switching("tab-switch-03", "First", "Second"),
        .order("tab-switch-04") { stage in
            let tabs = try tabs(["First", "Second"], on: stage)
            tabs.selectedIndex = 1
            try stage.settle()
            stage.begin()
            tabs.selectedIndex = 0
            try stage.settle()
            stage.note("no viewDidLoad the second time", !stage.has("First.viewDidLoad"), "\(stage.lines)")
        },
        switching("tab-switch-05", "A", "B"),
        .statements("tab-unload-01") { stage in
            stage.begin()
            _ = try tabs(["0", "1", "2"], on: stage)
            let loaded = stage.lines.filter { $0.hasSuffix(".viewDidLoad") }
            stage.state(0, loaded == ["0.viewDidLoad"], "\(loaded)")
        },
    ]

    private static func tabs(_ names: [String], on stage: Stage) throws -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map(stage.page)
        try stage.launch(tabs)
        return tabs
    }

    private static func launchingTabs(_ id: String, _ names: [String]) -> Scenario {
        .order(id) { stage in
            var text = StoryboardText(initial: "Tabs")
            text.addContainer("tabBarController", "Tabs", nil, "viewControllers", names)
            for name in names { text.addPage(name) }
            stage.begin()
            try stage.launch(text)
            let others = stage.lines.filter { !$0.hasPrefix(names[0]) && $0.hasSuffix(".viewDidLoad") }
            stage.note("the other tabs' views are not loaded", others.isEmpty, "\(others)")
        }
    }

    static func switching(_ id: String, _ from: String, _ to: String, remark: String? = nil)
        -> Scenario
    {
        .order(id, remark: remark) { stage in
            let tabs = try tabs([from, to], on: stage)
            stage.begin()
            tabs.selectedIndex = 1
            try stage.settle()
        }
    }
}
