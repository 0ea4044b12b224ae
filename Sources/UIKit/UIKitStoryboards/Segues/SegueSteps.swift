/// The steps of each kind of segue: configuring the destination before the source prepares the segue, and performing
/// it.
@MainActor
struct SegueSteps {
    private let kind: SegueKind
    private let template: SegueTemplate
    private let scene: StoryboardScene
    private let sender: Any?

    init(_ performing: SeguePerforming) {
        kind = performing.template.kind
        template = performing.template
        scene = performing.scene
        sender = performing.sender
    }

    /// Sets the segue's presentation values of the destination. The source may still change them.
    func configure(_ destination: UIViewController) {
        switch kind {
        case .presentation(let look):
            if let style = look.presentation { destination.modalPresentationStyle = style }
            if let style = look.transition { destination.modalTransitionStyle = style }
        case .popover(let anchor):
            destination.modalPresentationStyle = .popover
            destination.popoverPresentationController.map { configure($0, anchor) }
        default: break
        }
    }

    /// A popover without a named anchor uses the segue's trigger.
    private func configure(_ popover: UIPopoverPresentationController, _ anchor: SegueAnchor) {
        switch anchor.item.map({ scene.object(id: $0) }) ?? sender {
        case let view as UIView:
            popover.sourceView = view
            popover.sourceRect = view.bounds
        case let item as UIBarButtonItem: popover.barButtonItem = item
        default: break
        }
        popover.permittedArrowDirections = anchor.arrows
        let views = anchor.passthrough.compactMap { scene.object(id: $0) as? UIView }
        if !views.isEmpty { popover.passthroughViews = views }
    }

    /// The action of UIKit's own segue; `nil` for a custom segue.
    var handler: ((UIStoryboardSegue) -> Void)? {
        switch kind {
        case .show: { [sender] in $0.source.show($0.destination, sender: sender) }
        case .showDetail: { [sender] in $0.source.showDetailViewController($0.destination, sender: sender) }
        case .push: SegueSteps.push
        case .presentation, .popover:
            { $0.source.present($0.destination, animated: UIView.areAnimationsEnabled) }
        case .replace(let column): { SegueSteps.replace($0, column) }
        case .embed: { [scene, template] in SegueSteps.embed($0, template.origin.flatMap(scene.object(id:))) }
        case .custom, .unwind: nil
        }
    }

    /// The exception names the segue if it has an identifier. Evidence: msg-24, words-segue-01.
    private static func push(_ segue: UIStoryboardSegue) {
        guard let stack = segue.source.navigationController else {
            let name = segue.identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
            Runtime.current.diagnostics.raise(
                .generic,
                (name ?? "")
                    + "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController.")
            return
        }
        stack.pushViewController(segue.destination, animated: UIView.areAnimationsEnabled)
    }

    private static func replace(_ segue: UIStoryboardSegue, _ column: Int) {
        guard let split = segue.source.splitViewController else {
            Runtime.current.diagnostics.raise(
                .generic,
                "Replace segues can only be used when the source controller is managed by a "
                    + "UISplitViewController.")
            return
        }
        guard split.viewControllers.indices.contains(column) else { return }
        split.viewControllers[column] = segue.destination
    }

    /// Evidence: contain-04, gt2-segue-03.
    private static func embed(_ segue: UIStoryboardSegue, _ object: AnyObject?) {
        guard let container = object as? UIView else { return }
        guard container.subviews.isEmpty else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "There are unexpected subviews in the container view. Perhaps the embed segue has already "
                    + "fired once or a subview was added programmatically?")
            return
        }
        segue.source.addChild(segue.destination)
        let view = segue.destination.loadedView
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = container.bounds
        container.addSubview(view)
        segue.destination.didMove(toParent: segue.source)
    }
}
