import PageFlowCore
import UIKit

/// A container that an app's adapter describes. If it is a split view, it keeps its columns.
struct AdaptedContainer: PageContainer {
    let controller: UIViewController
    let adapter: AnyContainerAdapter

    var kind: PageNode.Kind { .container(visible: visibleIndices) }
    var controllers: [UIViewController] { adapter.pages(controller) }
    var visibleControllers: [UIViewController] { adapter.visiblePages(controller) }
    var adapterName: String? { adapter.name }
    var split: UISplitViewController? { controller as? UISplitViewController }

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        adapter.replace(controllers, controller)
    }

    func show(
        _ page: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        adapter.show(page, controller, animated, completion)
        return .willEnd
    }
}

/// An adapter with an erased container type.
@MainActor
final class AnyContainerAdapter {
    let name: String
    let fits: (UIViewController) -> Bool
    let pages: (UIViewController) -> [UIViewController]
    let visiblePages: (UIViewController) -> [UIViewController]
    let show: (UIViewController, UIViewController, Bool, @escaping () -> Void) -> Void
    let replace: ([UIViewController], UIViewController) -> Void

    init<Adapter: ContainerAdapter>(_ adapter: Adapter) {
        name = "\(Adapter.self)"
        fits = { $0 is Adapter.Container }
        // `fits` has checked the type.
        pages = { adapter.pages(in: $0 as! Adapter.Container) }
        visiblePages = { adapter.visiblePages(in: $0 as! Adapter.Container) }
        show = { adapter.show($0, in: $1 as! Adapter.Container, animated: $2, completion: $3) }
        replace = { adapter.replace($0, in: $1 as! Adapter.Container) }
    }
}
