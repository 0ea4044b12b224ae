import Simulator

// The answers of pages on the path of an unwind segue.
extension Scenario {
    static let unwindAnswers: [Scenario] = [
        unwindFromWebPage,
        answersForItsActions,
        childrenButTheSource,
        olderSearch,
        stackPops,
        .open(
            EvidenceEntry(
                "gt2-unwind-06",
                "Unwind from the master of a UISplitViewController that was presented",
                ios: "8 (2015-02)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/2003"),
                notes: """
                    Radar 19826976; iOS 8 bug, do not copy unless wanted. A bug of one system version,
                    reported as such: not to be built in by default. Quote: Unwind segues called from
                    the master view controller of the standard split view controller arrangement cannot
                    unwind past their own master view controller, even when the same unwind works from a
                    detail VC
                    """,
                events: [
                    """
                    from the detail the unwind reaches the presenter; from the master it does not \
                    get past the master (bug, iOS 8)
                    """
                ]),
            "A bug of iOS 8."
        ),
    ]

    private static let unwindFromWebPage = Scenario.order(
        EvidenceEntry(
            "gt2-unwind-05",
            """
            Unwind segue in iOS 6: who is asked (splash > login root > nav > web controller; a bar \
            button unwinds)
            """,
            ios: "6 (2013)",
            source: .log("https://www.irontop.com/120?category=269447"),
            notes: """
                Log cut off in the store after the second line; the source itself is asked first, then
                outwards. Quote: -[KSBLoginWebViewController
                canPerformUnwindSegueAction:fromViewController:withSender:] has called ...
                superReturnCanPerform = 0; -[KSBLoginRootViewController canPerformUnwindSegueAction:...]
                has called
                """,
            events: [
                "WebVC.canPerformUnwindSegueAction -> false",
                "LoginRootVC.canPerformUnwindSegueAction",
            ])
    ) { stage in
        var text = StoryboardText(initial: "LoginRootVC")
        text.addPage("LoginRootVC", "UnwindPage", [.named("over", "presentation", to: "WebVC")])
        text.addPage("WebVC", buttons: [.unwind("unwind:", from: "WebVC")])
        let page = try modal(of: try stage.launch(text), on: stage)
        (page as? SeguePage)?.words["canPerformUnwindSegueAction"] = "canPerformUnwindSegueAction -> false"
        stage.begin()
        try stage.tapButton(of: page)
    }

    private static let answersForItsActions = Scenario.rule(
        EvidenceEntry(
            "gt2-unwind-01",
            "canPerformUnwindSegueAction default",
            ios: "6+ (13.2 SDK)",
            source: .documentation(
                "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
            ),
            notes: """
                Quote: View controllers will receive this message during segue unwinding. The default
                implementation returns the result of -respondsToSelector:
                """),
        statements: 1
    ) { stage in
        let (page, other) = (UnwindPage("A"), SeguePage("B"))
        let answers = [page, other].map {
            $0.canPerformUnwindSegueAction("unwind:", from: other, sender: nil)
        }
        stage.state("default returns respondsToSelector(action)", answers == [true, false], "\(answers)")
    }

    private static let childrenButTheSource = Scenario.order(
        EvidenceEntry(
            "gt2-unwind-02",
            "allowedChildrenForUnwinding default",
            ios: "9+",
            source: .documentation(
                "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
            ),
            notes: """
                Quote: The default implementation first sends itself
                -childViewControllerContainingSegueSource:, then returns a copy of its
                childViewControllers array excluding that object.
                """,
            events: [
                "self.childContaining(segueSource)",
                "returns children minus that child, in order",
            ])
    ) { stage in
        let parent = try family("AskedParent", ["one", "source", "three"], on: stage)
        (parent as? SeguePage)?.words["childContaining"] = "childContaining(segueSource)"
        stage.begin()
        try stage.tapButton(of: parent.children[1])
        let allowed = (parent as? AskedParent)?.allowed.compactMap(\.title)
        if allowed == ["one", "three"] { stage.log(stage.entry.events[1]) }
    }

    private static let olderSearch = Scenario.rule(
        EvidenceEntry(
            "gt2-unwind-03",
            """
            A controller overrides the deprecated viewControllerForUnwindSegueAction but not \
            allowedChildren...
            """,
            ios: "9+",
            source: .documentation(
                "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
            ),
            notes: """
                And: 'If this method has been overridden, UIViewController's implementation does not
                consult child view controllers at all'. Quote: if a view controller overrides the
                deprecated -viewControllerForUnwindSegueAction:fromViewController:sender: method, but
                does not override this method, it will receive the deprecated method instead
                """),
        statements: 2
    ) { stage in
        let parent = try family("OlderParent", ["source", "child"], on: stage)
        stage.begin()
        try stage.tapButton(of: parent.children[0])
        stage.state(
            "receives the deprecated method instead", stage.has("self.forUnwindSegueAction"), "\(stage.lines)"
        )
        stage.state(
            "UIViewController then does not ask its children at all, only canPerform on self",
            stage.has("self.unwind") && !stage.has("child.canPerformUnwindSegueAction"), "\(stage.lines)")
    }

    private static let stackPops = Scenario.rule(
        EvidenceEntry(
            "gt2-unwind-04",
            "Unwinding through a navigation controller",
            ios: "9+",
            source: .documentation(
                "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
            ),
            notes: """
                Quote: For example, UINavigationController's implementation of this method will pop any
                necessary view controllers to reveal the subsequentVC.
                """),
        statements: 2
    ) { stage in
        let pages = ["A", "B", "C"].map { UnwindPage($0) }
        let stack = stage.navigation(pages)
        try stage.launch(stack)
        let segue = UIStoryboardSegue(identifier: nil, source: pages[2], destination: pages[0])
        stack.unwind(for: segue, towards: pages[0])
        try stage.settle()
        stage.state(
            "nav.unwind(for:towards: subsequentVC) pops what is above subsequentVC",
            stack.viewControllers == [pages[0]], "\(stack.viewControllers)")
        let (container, child) = (SeguePage("Container"), SeguePage("Child"))
        stack.pushViewController(container, animated: false)
        container.addChild(child)
        stage.begin()
        child.segueForUnwinding(to: pages[0], from: child, identifier: nil)?.perform()
        stage.state(
            """
            subsequentVC is the parent, child or presented controller closest in the direction of \
            the destination
            """, stage.has("Container.unwind(for:towards:nav)"), "\(stage.lines)")
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
