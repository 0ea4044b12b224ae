import UIKit

/// A container that an app's adapter describes. If it is a split view, it keeps its columns.
private struct AdaptedContainer<Adapter: ContainerAdapter>: PageContainer {
    let controller: Adapter.Container
    let adapter: Adapter

    var kind: PageNode.Kind { .container(visible: visibleIndices) }
    var controllers: [UIViewController] { adapter.pages(in: controller) }
    var visibleControllers: [UIViewController] { adapter.visiblePages(in: controller) }
    var adapterName: String? { "\(Adapter.self)" }
    var split: UISplitViewController? { controller as? UISplitViewController }

    func hold(_ pages: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        adapter.replace(pages, in: controller)
    }

    func show(
        _ page: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        adapter.show(page, in: controller, animated: animated, completion: completion)
        return .willEnd
    }
}

extension ContainerAdapter {
    /// A controller as the container that this adapter describes; `nil` for a controller of another class.
    func container(_ controller: UIViewController) -> (any PageContainer)? {
        (controller as? Container).map { AdaptedContainer(controller: $0, adapter: self) }
    }
}
