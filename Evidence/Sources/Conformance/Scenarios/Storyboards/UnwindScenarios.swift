import Simulator

// The destination and the path of an unwind segue.
extension Scenario {
    static let unwinding: [Scenario] = [
        unwindFromTab, unwindFromModalOverStack, unwindFromTwoModals, unwindFromThreeModals,
        unwindToChild, unwindOrder, unwindFromWebPage,
        answersForItsActions, childrenButTheSource, olderSearch, stackPops,
        .open("gt2-unwind-06", "A bug of iOS 8."),
    ]

    private static let unwindFromTab = Scenario.order("unwind-01") { stage in
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

    private static let unwindFromModalOverStack = Scenario.order("unwind-02") { stage in
        let (stack, page) = try modals(1, over: 2, unwindingBy: "unwind:", on: stage)
        stage.begin()
        try stage.tapButton(of: page)
        stage.note(
            "the first page is visible",
            stack.viewControllers.count == 1 && stack.presentedViewController == nil,
            "\(stack.viewControllers)")
    }

    private static let unwindFromTwoModals = Scenario.order("unwind-03") { stage in
        let (_, page) = try modals(2, over: 3, unwindingBy: "returnSilently:", on: stage)
        stage.begin()
        try stage.tapButton(of: page)
    }

    private static let unwindFromThreeModals = Scenario.order("unwind-04") { stage in
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

    private static let unwindToChild = Scenario.order("unwind-05") { stage in
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

    private static let unwindOrder = Scenario.order("unwind-06") { stage in
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

    private static let unwindFromWebPage = Scenario.order("gt2-unwind-05") { stage in
        var text = StoryboardText(initial: "LoginRootVC")
        text.addPage("LoginRootVC", "UnwindPage", [.named("over", "presentation", to: "WebVC")])
        text.addPage("WebVC", buttons: [.unwind("unwind:", from: "WebVC")])
        let page = try modal(of: try stage.launch(text), on: stage)
        (page as? SeguePage)?.words["canPerformUnwindSegueAction"] = "canPerformUnwindSegueAction -> false"
        stage.begin()
        try stage.tapButton(of: page)
    }

    private static let answersForItsActions = Scenario.statements("gt2-unwind-01") { stage in
        let (page, other) = (UnwindPage("A"), SeguePage("B"))
        let answers = [page, other].map {
            $0.canPerformUnwindSegueAction("unwind:", from: other, sender: nil)
        }
        stage.state(0, answers == [true, false], "\(answers)")
    }

    private static let childrenButTheSource = Scenario.order("gt2-unwind-02") { stage in
        let parent = try family("AskedParent", ["one", "source", "three"], on: stage)
        (parent as? SeguePage)?.words["childContaining"] = "childContaining(segueSource)"
        stage.begin()
        try stage.tapButton(of: parent.children[1])
        let allowed = (parent as? AskedParent)?.allowed.compactMap(\.title)
        if allowed == ["one", "three"] { stage.log(stage.entry.events[1]) }
    }

    private static let olderSearch = Scenario.statements("gt2-unwind-03") { stage in
        let parent = try family("OlderParent", ["source", "child"], on: stage)
        stage.begin()
        try stage.tapButton(of: parent.children[0])
        stage.state(0, stage.has("self.forUnwindSegueAction"), "\(stage.lines)")
        stage.state(
            1, stage.has("self.unwind") && !stage.has("child.canPerformUnwindSegueAction"), "\(stage.lines)")
    }

    private static let stackPops = Scenario.statements("gt2-unwind-04") { stage in
        let pages = ["A", "B", "C"].map { UnwindPage($0) }
        let stack = stage.navigation(pages)
        try stage.launch(stack)
        let segue = UIStoryboardSegue(identifier: nil, source: pages[2], destination: pages[0])
        stack.unwind(for: segue, towards: pages[0])
        try stage.settle()
        stage.state(0, stack.viewControllers == [pages[0]], "\(stack.viewControllers)")
        let (container, child) = (SeguePage("Container"), SeguePage("Child"))
        stack.pushViewController(container, animated: false)
        container.addChild(child)
        stage.begin()
        child.segueForUnwinding(to: pages[0], from: child, identifier: nil)?.perform()
        stage.state(1, stage.has("Container.unwind(for:towards:nav)"), "\(stage.lines)")
        try stage.settle()
    }

    /// A parent with children, of which the one named `source` has a button that unwinds.
    private static func family(
        _ parentClass: String, _ names: [String], on stage: Stage
    ) throws -> UIViewController {
        var text = StoryboardText(initial: "self")
        text.addPage("self", parentClass)
        for name in names where name != "source" { text.addPage(name, "UnwindPage") }
        text.addPage("source", buttons: [.unwind("unwind:", from: "source")])
        let parent = try stage.launch(text)
        for name in names {
            let child = try require(parent.storyboard).instantiateViewController(withIdentifier: name)
            parent.addChild(child)
            if name == "source" { parent.view.addSubview(child.view) }
            child.didMove(toParent: parent)
        }
        try stage.settle()
        return parent
    }
}

// Stacks and presentations over them.
extension Scenario {
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

    /// The page that a page presents with its segue.
    fileprivate static func modal(of page: UIViewController, on stage: Stage) throws -> UIViewController {
        page.performSegue(withIdentifier: "over", sender: nil)
        try stage.settle()
        return try require(page.presentedViewController)
    }
}

extension Stage {
    /// A separate function, so that no reference retains the dismissed modal page.
    fileprivate func tapButton(ofModalOver page: UIViewController) throws {
        let button = try require(
            try Scenario.modal(of: page, on: self).view.subviews.lazy.compactMap { $0 as? UIButton }.first)
        begin()
        sim.tap(button)
        try settle()
    }
}

/// A parent that records which controllers are asked for the child that contains the unwind segue's source.
final class AskedParent: UnwindPage {
    private(set) var allowed: [UIViewController] = []

    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        write("childContaining")
        return super.childContaining(source)
    }

    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        allowed = super.allowedChildrenForUnwinding(from: source)
        return allowed
    }
}

/// A parent with the methods before iOS 9.
final class OlderParent: OlderPage {
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        log("forUnwindSegueAction")
        return nil
    }
}

/// A page that is an unwind destination, and doesn't override the search for destinations.
class OlderPage: Page {
    func unwind(_ segue: UIStoryboardSegue) { log("unwind") }
}

extension OlderPage: InterfaceBuilderConnected {
    static var outlets: Outlets { [.unwind("unwind:", OlderPage.unwind(_:))] }
}
