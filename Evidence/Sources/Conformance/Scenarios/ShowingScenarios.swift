import Simulator

// The controllers that show a page, and the presentation contexts.
extension Scenario {
    static let showing: [Scenario] = [
        .statements("gt2-vc-06") { stage in
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
                0, presented.presentingViewController === root,
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
        .statements("gt2-vc-07") { stage in
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
                stage.state(0, stage.has(asked), "\(stage.lines)")
                stage.state(1, stage.has(asked, before: "other.\(name)(next)"), "\(stage.lines)")
                stage.note(
                    "then nothing is presented", container.presentedViewController == nil, "something is")
                let alone = AskingPage("self")
                try stage.launch(alone)
                stage.begin()
                detail ? alone.showDetailViewController(next, sender: nil) : alone.show(next, sender: nil)
                try stage.settle()
                stage.state(0, stage.has(asked), "\(stage.lines)")
                stage.state(
                    2, alone.presentedViewController === next,
                    "\(String(describing: alone.presentedViewController))")
                alone.dismiss(animated: false)
                try stage.settle()
            }
        },
        .statements("gt2-vc-08") { stage in
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
                0, found === container && own === container,
                "\(String(describing: found)), \(String(describing: own))")
            container.isWilling = false
            let refused = page.targetViewController(forAction: show, sender: nil)
            stage.state(1, refused == nil, "\(String(describing: refused))")
        },
        .statements("gt2-vc-09") { stage in
            let (presenter, page) = (stage.page("presenter"), stage.page("page"))
            try stage.launch(presenter)
            let made = page.presentationController
            page.modalPresentationStyle = .overFullScreen
            let kept = page.presentationController
            presenter.present(page, animated: false)
            try stage.settle()
            stage.state(
                0, made != nil && kept === made && page.presentationController === made,
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
