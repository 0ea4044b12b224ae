import PageFlowCore
import UIKit

/// A controller, read as it is at this moment: plans are made on it.
@MainActor
struct LivePage: @MainActor PageShape {
    let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    var kind: PageNode.Kind {
        switch controller {
        case is UINavigationController: .stack
        case let tabs as UITabBarController: .tabs(selected: tabs.selectedTabIndex)
        default: ContainerAdapters.adapter(for: controller).map(containerKind) ?? .page
        }
    }

    var name: String { controller.nameOfPage }

    var childCount: Int { controller.heldControllers.count }

    func child(at index: Int) -> LivePage { LivePage(controller.heldControllers[index].page) }

    var presentation: LivePage? { controller.ownPresented.map { LivePage($0.page) } }

    var search: PageNode.Search? {
        guard let search = controller.activeSearch else { return nil }
        return search.results == nil ? .inPage : .inPart(childCount - 1)
    }

    var isPresentedWithinPage: Bool { controller.isPresentedWithinPage }

    /// The place of a controller beneath this one, searched from here down: a container may list pages that do not name
    /// it as their parent while they are not visible.
    func place(of page: UIViewController) -> PagePath? {
        if controller === page { return .root }
        for index in 0..<childCount {
            if let rest = child(at: index).place(of: page) {
                return PagePath([.child(index)] + rest.branches)
            }
        }
        return presentation?.place(of: page).map { PagePath([.presented] + $0.branches) }
    }

    private func containerKind(_ adapter: AnyContainerAdapter) -> PageNode.Kind {
        let pages = adapter.pages(controller)
        let visible = adapter.visiblePages(controller)
        let indices = visible.compactMap { page in pages.firstIndex { $0 === page } }
        return adapter.hasColumns ? .columns(visible: indices) : .container(visible: indices)
    }
}
