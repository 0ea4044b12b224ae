import Simulator

// The controllers that show a page, and the presentation contexts.
extension Scenario {
    static let showing: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-vc-06",
                "definesPresentationContext nowhere set, style currentContext",
                ios: "5+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    Quote: If no ancestor view controller has this flag set, then the presenter will be
                    the root view controller.
                    """),
            statements: 1
        ) { stage in
            let (root, middle, inner) = (stage.page("root"), stage.page("middle"), stage.page("inner"))
            try stage.launch(root)
            for (parent, child) in [(root, middle), (middle, inner)] {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let presented = stage.page("presented", .currentContext)
            inner.present(presented, animated: false)
            try stage.settle()
            stage.state(
                "the root view controller is the presenter", presented.presentingViewController === root,
                "\(String(describing: presented.presentingViewController))")
            root.dismiss(animated: false)
            try stage.settle()
            middle.definesPresentationContext = true
            inner.present(presented, animated: false)
            try stage.settle()
            stage.note(
                "an ancestor that has the flag is", presented.presentingViewController === middle,
                "\(String(describing: presented.presentingViewController))")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-07",
                "show(_:sender:) / showDetailViewController(_:sender:)",
                ios: "8+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    Quote: It's implementation calls `[self targetViewControllerForAction:sender:]`
                    first and redirects accordingly if the return value is not `self`, otherwise it will
                    present the vc.
                    """),
            statements: 3
        ) { stage in
            for detail in [false, true] {
                let container = ShowingContainer("other")
                let page = AskingPage("self")
                try stage.launch(container)
                container.addChild(page)
                container.view.addSubview(page.view)
                page.didMove(toParent: container)
                let next = stage.page("next")
                stage.begin()
                detail ? page.showDetailViewController(next, sender: nil) : page.show(next, sender: nil)
                try stage.settle()
                let name = detail ? "showDetailViewController" : "show"
                let asked = "self.targetViewController(forAction:sender:)"
                stage.state(
                    "self.targetViewController(forAction:sender:)", stage.has(asked), "\(stage.lines)")
                stage.state(
                    "[other] other.show(...)", stage.has(asked, before: "other.\(name)(next)"),
                    "\(stage.lines)")
                stage.note(
                    "then nothing is presented", container.presentedViewController == nil, "something is")
                let alone = AskingPage("self")
                try stage.launch(alone)
                stage.begin()
                detail ? alone.showDetailViewController(next, sender: nil) : alone.show(next, sender: nil)
                try stage.settle()
                stage.state(
                    "self.targetViewController(forAction:sender:)", stage.has(asked), "\(stage.lines)")
                stage.state(
                    "[self] present", alone.presentedViewController === next,
                    "\(String(describing: alone.presentedViewController))")
                alone.dismiss(animated: false)
                try stage.settle()
            }
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-08",
                "targetViewController(forAction:sender:)",
                ios: "8+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    Quote: This method returns either itself or the nearest ancestor that can perform
                    the given action and, if applicable, has overridden UIViewController's default
                    implementation of the action method.
                    """),
            statements: 2
        ) { stage in
            let (plain, container, page) = (
                stage.page("plain"), ShowingContainer("container"), stage.page("page")
            )
            try stage.launch(container)
            for (parent, child) in [(container as Page, plain), (plain, page)] {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let show = Selector("showViewController:sender:")
            let found = page.targetViewController(forAction: show, sender: nil)
            let own = container.targetViewController(forAction: show, sender: nil)
            stage.state(
                """
                self or the nearest ancestor that can perform the action AND has overridden \
                UIViewController's default implementation
                """, found === container && own === container,
                "\(String(describing: found)), \(String(describing: own))")
            container.isWilling = false
            let refused = page.targetViewController(forAction: show, sender: nil)
            stage.state("canPerformAction false opts out", refused == nil, "\(String(describing: refused))")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-09",
                "presentationController read before modalPresentationStyle is set",
                ios: "13-26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreen.mm"
                ),
                notes: """
                    Second source, Neuburg's popover example: 'merely examining the presentation
                    controller... freezes it so that it never becomes a popover presentation
                    controller!'. Reading it for a controller that is then pushed makes a retain cycle
                    (same file). Quote: `modalPresentationStyle` must be set before accessing
                    `presentationController` otherwise a default controller will be created and cannot
                    be changed after. Third source, of iOS 11.4.1:
                    https://github.com/lionheart/openradar-mirror/issues/20231: read before the
                    transitioning delegate is set, the presentation controller stays UIKit's own, and
                    the delegate is never asked.
                    """),
            statements: 1
        ) { stage in
            let (presenter, page) = (stage.page("presenter"), stage.page("page"))
            try stage.launch(presenter)
            let made = page.presentationController
            page.modalPresentationStyle = .overFullScreen
            let kept = page.presentationController
            presenter.present(page, animated: false)
            try stage.settle()
            stage.state(
                """
                a default presentation controller is made and stays; the style set later is ignored
                """, made != nil && kept === made && page.presentationController === made,
                "\(String(describing: made)), \(String(describing: kept))")
            presenter.dismiss(animated: false)
            try stage.settle()
            let later = page.presentationController
            let (read, delegate) = (stage.page("read", .custom), OwnPresentations())
            _ = read.presentationController
            read.transitioningDelegate = delegate
            presenter.present(read, animated: false)
            try stage.settle()
            stage.note(
                "a transitioning delegate that is set later is never asked", delegate.count == 0,
                "\(delegate.count)")
            presenter.dismiss(animated: false)
            try stage.settle()
            stage.note(
                "the next presentation is of the style that was set",
                later != nil && !(later is UISheetPresentationController),
                "\(String(describing: later))")
        },
    ]
}

/// A page that records searches for the controller that shows a page.
private final class AskingPage: Page {
    private let journal = Journal.current

    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        journal.log("\(name).targetViewController(forAction:sender:)")
        return super.targetViewController(forAction: action, sender: sender)
    }
}

/// A container that shows pages in its own way, unless it declares that it can't.
private final class ShowingContainer: Page {
    private let journal = Journal.current
    var isWilling = true

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isWilling && super.canPerformAction(action, withSender: sender)
    }

    override func show(_ vc: UIViewController, sender: Any?) {
        journal.log("\(name).show(\((vc as? Page)?.name ?? ""))")
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        journal.log("\(name).showDetailViewController(\((vc as? Page)?.name ?? ""))")
    }
}

/// Counts the requests for a presentation controller.
@MainActor
private final class OwnPresentations: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var count = 0

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        count += 1
        return nil
    }
}
