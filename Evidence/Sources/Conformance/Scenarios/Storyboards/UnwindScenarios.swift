import Simulator

// The destination and the path of an unwind segue.
extension Scenario {
    static let unwinding: [Scenario] = [
        unwindFromTab,
        unwindFromModalOverStack,
        unwindFromTwoModals,
        unwindFromThreeModals,
        unwindToChild,
        unwindOrder,
    ]

    private static let unwindFromTab = Scenario.order(
        EvidenceEntry(
            "unwind-01",
            """
            Tab controller; tab 1 = nav [First, Pushed]; tab 2 = Second which presents Presented; \
            unwind from Presented to First (iOS 9-11)
            """,
            ios: "9-11",
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p326TabbedUnwind/TabbedUnwind/FirstViewController.swift"
            ),
            notes: """
                Search phase also in the source verbatim; canPerform is asked only of VCs with no
                allowed children. Unwind action runs BEFORE any dismiss/pop.
                """,
            events: [
                "Presented.shouldPerformSegue",
                "Second.allowedChildrenForUnwinding",
                "Second.canPerformUnwindSegueAction",
                "Presented.allowedChildrenForUnwinding",
                "Presented.canPerformUnwindSegueAction",
                "Tab.allowedChildrenForUnwinding",
                "Nav.allowedChildrenForUnwinding",
                "Pushed.allowedChildrenForUnwinding",
                "Pushed.canPerformUnwindSegueAction",
                "First.allowedChildrenForUnwinding",
                "First.canPerformUnwindSegueAction",
                "Presented.prepare(for:sender:)",
                "First.iAmFirst (unwind action)",
                "Tab.dismiss(animated:completion:)",
                "Tab.unwind(for:towards:Nav)",
                "Tab.selectedViewController = Nav",
                "Nav.unwind(for:towards:First)",
                "Nav.popToViewController(First)",
                "Pushed.deinit",
                "Presented.deinit",
            ])
    ) { stage in
        var text = StoryboardText(initial: "Tab")
        text.addContainer("tabBarController", "Tab", "UnwindTabs", "viewControllers", "Nav", "Second")
        text.addContainer("navigationController", "Nav", "UnwindStack", "rootViewController", "First")
        text.addPage("First", "UnwindPage", [.named("next", to: "Pushed")])
        text.addPage("Pushed")
        text.addPage("Second", "SeguePage", [.named("over", "presentation", to: "Presented")])
        text.addPage("Presented", buttons: [.unwind("iAmFirst:", from: "Presented")])
        let tabs = try require(try stage.launch(text) as? UITabBarController)
        let pages = try require(tabs.viewControllers)
        let stack = try require(pages[0] as? UINavigationController)
        stack.topViewController?.performSegue(withIdentifier: "next", sender: nil)
        try stage.settle()
        tabs.selectedIndex = 1
        try stage.settle()
        try stage.tapButton(ofModalOver: pages[1])
        stage.note(
            "the first page is visible", stack.viewControllers.count == 1, "\(stack.viewControllers)")
    }

    private static let unwindFromModalOverStack = Scenario.order(
        EvidenceEntry(
            "unwind-02",
            "Nav [VC1, VC2]; VC2 presents VC3; unwind VC3 -> VC1",
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p327unwind/ch19p645unwind/ViewController.swift"
            ),
            notes: "dismiss is sent to the NAV (the real presenter), not to VC2.",
            events: [
                "VC3.shouldPerformSegue",
                "VC2.allowedChildrenForUnwinding",
                "VC2.canPerformUnwindSegueAction",
                "VC3.allowedChildrenForUnwinding",
                "VC3.canPerformUnwindSegueAction",
                "Nav.allowedChildrenForUnwinding",
                "VC1.allowedChildrenForUnwinding",
                "VC1.canPerformUnwindSegueAction",
                "VC3.prepare(for:sender:)",
                "VC1.unwind (action)",
                "Nav.dismiss(animated:completion:)",
                "Nav.unwind(for:towards:VC1)",
                "Nav.popToViewController(VC1)",
            ])
    ) { stage in
        let (stack, page) = try modals(1, over: 2, unwindingBy: "unwind:", on: stage)
        stage.begin()
        try stage.tapButton(of: page)
        stage.note(
            "the first page is visible",
            stack.viewControllers.count == 1 && stack.presentedViewController == nil,
            "\(stack.viewControllers)")
    }

    private static let unwindFromTwoModals = Scenario.order(
        EvidenceEntry(
            "unwind-03",
            "Nav [VC1,VC2,VC3]; VC3 presents VC4 presents VC5; unwind VC5 -> VC1",
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p327unwind2/SuperTest/ViewController.swift"
            ),
            notes: """
                Header says 'push push present present'; one single dismiss for two modals ('Interesting
                how only one dismiss is needed').
                """,
            events: [
                "VC5.allowedChildrenForUnwinding",
                "VC5.canPerformUnwindSegueAction",
                "VC4.allowedChildrenForUnwinding",
                "VC4.canPerformUnwindSegueAction",
                "VC3.allowedChildrenForUnwinding",
                "VC3.canPerformUnwindSegueAction",
                "Nav.allowedChildrenForUnwinding",
                "VC2.allowedChildrenForUnwinding",
                "VC2.canPerformUnwindSegueAction",
                "VC1.allowedChildrenForUnwinding",
                "VC1.canPerformUnwindSegueAction",
                "Nav.dismiss(animated:completion:)",
                "Nav.unwind(for:towards:VC1)",
                "Nav.popToViewController(VC1)",
            ])
    ) { stage in
        let (_, page) = try modals(2, over: 3, unwindingBy: "returnSilently:", on: stage)
        stage.begin()
        try stage.tapButton(of: page)
    }

    private static let unwindFromThreeModals = Scenario.order(
        EvidenceEntry(
            "unwind-04",
            "VC1 presents VC2 presents VC3 presents VC4; unwind VC4 -> VC1 (iOS 10/11)",
            ios: "10-11",
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p326PresentedCascadeUnwind/PresentedCascadeUnwind/ViewController.swift"
            ),
            events: [
                "VC4.shouldPerformSegue",
                "VC4.allowedChildrenForUnwinding",
                "VC4.canPerformUnwindSegueAction",
                "VC3.allowedChildrenForUnwinding",
                "VC3.canPerformUnwindSegueAction",
                "VC2.allowedChildrenForUnwinding",
                "VC2.canPerformUnwindSegueAction",
                "VC1.allowedChildrenForUnwinding",
                "VC1.canPerformUnwindSegueAction",
                "VC4.prepare(for:sender:)",
                "VC1.unwind (action)",
                "VC1.dismiss(animated:completion:)",
            ])
    ) { stage in
        var text = StoryboardText(initial: "VC1")
        text.addPage("VC1", "UnwindPage", [.named("over", "presentation", to: "VC2")])
        text.addPage("VC2", "SeguePage", [.named("over", "presentation", to: "VC3")])
        text.addPage("VC3", "SeguePage", [.named("over", "presentation", to: "VC4")])
        text.addPage("VC4", buttons: [.unwind("unwind:", from: "VC4")])
        var page = try stage.launch(text)
        for _ in 2...4 { page = try modal(of: page, on: stage) }
        stage.begin()
        try stage.tapButton(of: page)
    }

    private static let unwindToChild = Scenario.order(
        EvidenceEntry(
            "unwind-05",
            """
            ViewController2 (child of custom parent) presents ViewController3; unwind to \
            ViewController2
            """,
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p326unwindWithCustomParent/UnwindWithCustomParent/ViewController.swift"
            ),
            events: [
                "VC3.shouldPerformSegue",
                "VC3.allowedChildrenForUnwinding",
                "VC3.canPerformUnwindSegueAction",
                "VC2.allowedChildrenForUnwinding",
                "VC2.canPerformUnwindSegueAction",
                "VC3.prepare(for:sender:)",
                "VC2.unwind (action)",
                "VC2.dismiss(animated:completion:)",
            ])
    ) { stage in
        var text = StoryboardText(initial: nil)
        text.addPage(
            "VC2", "UnwindPage",
            [
                .init(
                    kind: "presentation", destination: "VC3",
                    attributes: ["identifier": "over", "modalPresentationStyle": "currentContext"])
            ], attributes: "definesPresentationContext=\"YES\"")
        text.addPage("VC3", buttons: [.unwind("unwind:", from: "VC3")])
        let parent = stage.page("P")
        let child = try text.storyboard().instantiateViewController(withIdentifier: "VC2")
        try stage.launch(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        try stage.settle()
        let page = try modal(of: child, on: stage)
        stage.begin()
        try stage.tapButton(of: page)
    }

    private static let unwindOrder = Scenario.order(
        EvidenceEntry(
            "unwind-06",
            "The unwind process (Apple TN2298)",
            source: .documentation("http://www.lxweimin.com/p/e14d5739fe62"),
            events: [
                "[search for destination]",
                "source.prepare(for:sender:)",
                "destination.unwindAction",
                "[segue animates]",
            ])
    ) { stage in
        var text = StoryboardText(initial: "destination")
        text.addPage("destination", "UnwindPage", [.named("over", "presentation", to: "source")])
        var back = StoryboardText.Segue.unwind("unwind:", from: "source")
        back.attributes["customClass"] = "LoggedSegue"
        back.attributes["customModule"] = "Conformance"
        text.addPage("source", buttons: [back])
        let root = try require(try stage.launch(text) as? SeguePage)
        let page = try modal(of: root, on: stage)
        root.words["unwind"] = "unwindAction"
        root.on("canPerformUnwindSegueAction") { stage.remark("search") }
        LoggedSegue.onPerform = { stage.remark("animates") }
        defer { LoggedSegue.onPerform = nil }
        stage.begin()
        try stage.tapButton(of: page)
        stage.note("the source is gone", root.presentedViewController == nil, "\(page)")
    }

    /// A stack of pages VC1 and so on, with modal pages over the last one, and the topmost page.
    private static func modals(
        _ modalCount: Int, over pageCount: Int, unwindingBy action: String, on stage: Stage
    ) throws -> (UINavigationController, UIViewController) {
        let count = pageCount + modalCount
        var text = StoryboardText(initial: "Nav")
        text.addContainer("navigationController", "Nav", "UnwindStack", "rootViewController", "VC1")
        for index in 1..<count {
            let kind = index < pageCount ? "show" : "presentation"
            text.addPage(
                "VC\(index)", index == 1 ? "UnwindPage" : "SeguePage",
                [.named("over", kind, to: "VC\(index + 1)")])
        }
        text.addPage("VC\(count)", buttons: [.unwind(action, from: "VC\(count)")])
        let stack = try require(try stage.launch(text) as? UINavigationController)
        for _ in 1..<pageCount {
            stack.topViewController?.performSegue(withIdentifier: "over", sender: nil)
            try stage.settle()
        }
        var page = try require(stack.topViewController)
        for _ in 0..<modalCount { page = try modal(of: page, on: stage) }
        return (stack, page)
    }
}
