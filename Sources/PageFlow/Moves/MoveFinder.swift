import PageFlowCore
import UIKit

/// Finds the controllers at the places of a plan, before its first step.
@MainActor
struct MoveFinder {
    let window: UIWindow
    let root: LivePage
    let newPages: [UIViewController]

    func find(_ action: NavigationStep.Action) -> [Move]? {
        switch action {
        case .pop(let stack, let index): find(stack) { pop($0, to: index) }
        case .land(let stack, let count): find(stack) { land(on: $0, keeping: count) }
        case .edit(let stack, let kept): find(stack) { edit($0, keeping: kept) }
        case .select(let tab, let tabs): find(tabs) { select(tab, in: $0) }
        case .show(let index, let container): find(container) { show(index, in: $0) }
        case .dismiss(let presenter): find(presenter) { [.dismiss(from: $0)] }
        case .endSearch(let page): find(page) { page in page.activeSearch.map { [.end($0)] } }
        case .push(let stack): find(stack) { push(onto: $0) }
        case .present(let presenter): find(presenter) { present(over: $0) }
        case .embed(let page): find(page) { embed(in: $0) }
        case .removePart(let part): find(part) { [.removeChild($0.outermostContainer)] }
        case .removeChild(let page): find(page) { exchange($0, for: nil) }
        case .addTab(let tabs): find(tabs) { addTab(to: $0) }
        case .replace(let page): find(page) { exchange($0, for: newPages.first) }
        case .fill(let column, let split): find(split) { fill(column, of: $0) }
        }
    }

    private func find(_ path: PagePath, _ body: (UIViewController) -> [Move]?) -> [Move]? {
        root.descendant(at: path).flatMap { body($0.controller) }
    }
}

// Pages that are there.
extension MoveFinder {
    private func pop(_ controller: UIViewController, to index: Int) -> [Move]? {
        guard let stack = controller as? UINavigationController, index < stack.heldControllers.count else {
            return nil
        }
        return [.pop(stack, to: stack.heldControllers[index])]
    }

    private func edit(_ controller: UIViewController, keeping kept: [Int]) -> [Move]? {
        guard let stack = controller as? UINavigationController else { return nil }
        let pages = stack.heldControllers
        return [.setStack(stack, kept.map { pages[$0] })]
    }

    private func select(_ tab: Int, in controller: UIViewController) -> [Move]? {
        guard let tabs = controller as? UITabBarController, let pages = tabs.viewControllers,
            pages.indices.contains(tab)
        else { return nil }
        return [.select(pages[tab], in: tabs)]
    }

    private func show(_ index: Int, in container: UIViewController) -> [Move]? {
        guard let adapter = ContainerAdapters.adapter(for: container) else { return nil }
        return [.show(adapter.pages(container)[index], in: container, adapter)]
    }
}

// Pages that come.
extension MoveFinder {
    private func land(on controller: UIViewController, keeping count: Int) -> [Move]? {
        guard let stack = controller as? UINavigationController else { return nil }
        return [.setStack(stack, stack.heldControllers.prefix(count) + newPages)]
    }

    private func push(onto controller: UIViewController) -> [Move]? {
        guard let stack = controller as? UINavigationController, let page = newPages.first else { return nil }
        return [.push(page, onto: stack)]
    }

    private func present(over controller: UIViewController) -> [Move]? {
        newPages.first.map { [.present($0, over: controller)] }
    }

    private func embed(in controller: UIViewController) -> [Move]? {
        newPages.first.map { [.embed($0, in: controller)] }
    }

    private func fill(_ column: SplitColumn, of controller: UIViewController) -> [Move]? {
        guard let split = controller as? UISplitViewController, let page = newPages.first else { return nil }
        return [.fill(column, page, in: split)]
    }

    private func addTab(to controller: UIViewController) -> [Move]? {
        guard let tabs = controller as? UITabBarController, let page = newPages.first else { return nil }
        return [.setTabs((tabs.viewControllers ?? []) + [page], selected: page, in: tabs)]
    }

    /// Takes a page out of its place, and puts another one there if there is one.
    private func exchange(_ old: UIViewController, for new: UIViewController?) -> [Move]? {
        guard let (holder, branch) = old.attachment else { return new.map { [.setRoot($0, in: window)] } }
        guard case .child(let index) = branch else {
            return [.dismiss(from: holder)] + (new.map { [.present($0, over: holder)] } ?? [])
        }
        var pages = holder.heldControllers
        pages.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
        switch holder {
        case let stack as UINavigationController: return [.setStack(stack, pages)]
        case let tabs as UITabBarController:
            return [.setTabs(pages, selected: selected(in: tabs, new, old), in: tabs)]
        default:
            if let adapter = ContainerAdapters.adapter(for: holder) {
                return [.setPages(pages, in: holder, adapter)]
            }
            return [.removeChild(old.outermostContainer)] + (new.map { [.embed($0, in: holder)] } ?? [])
        }
    }

    private func selected(
        in tabs: UITabBarController, _ new: UIViewController?, _ old: UIViewController
    ) -> UIViewController? {
        guard tabs.selectedViewController === old else { return tabs.selectedViewController }
        return new ?? tabs.viewControllers?.first { $0 !== old }
    }
}
