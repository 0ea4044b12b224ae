import UIKit

/// A step of a plan with the controllers that its places stand for.
@MainActor
enum LiveStep {
    case pop(UINavigationController, to: UIViewController)
    case setStack(UINavigationController, [UIViewController])
    case push(UIViewController, onto: UINavigationController)
    case present(UIViewController, over: UIViewController)
    case dismiss(from: UIViewController)
    case select(UIViewController, in: UITabBarController)
    case setTabs([UIViewController], chosen: UIViewController?, in: UITabBarController)
    case show(UIViewController, in: UIViewController, AnyContainerAdapter)
    case setPages([UIViewController], in: UIViewController, AnyContainerAdapter)
    case embed(UIViewController, in: UIViewController)
    case removePart(UIViewController)
    case setRoot(UIViewController, in: UIWindow)

    /// The controller within which the page is in sight when the step has been made.
    var holder: UIViewController? {
        switch self {
        case .pop(let stack, _), .setStack(let stack, _), .push(_, let stack): stack
        case .present(let page, _), .setRoot(let page, _), .embed(_, let page): page
        case .dismiss(let presenter): presenter
        case .select(_, let tabs), .setTabs(_, _, let tabs): tabs
        case .show(_, let container, _), .setPages(_, let container, _): container
        case .removePart: nil
        }
    }
}

/// Finds the controllers that the places of a plan stand for, before its first step.
@MainActor
struct StepResolver {
    let window: UIWindow
    let root: LivePage
    let newPages: [UIViewController]

    func resolve(_ action: NavigationStep.Action) -> [LiveStep]? {
        switch action {
        case .pop(let stack, let index): resolve(stack) { pop($0, to: index) }
        case .land(let stack, let count): resolve(stack) { land(on: $0, keeping: count) }
        case .edit(let stack, let kept): resolve(stack) { edit($0, keeping: kept) }
        case .select(let tab, let tabs): resolve(tabs) { select(tab, in: $0) }
        case .show(let index, let container): resolve(container) { show(index, in: $0) }
        case .dismiss(let presenter): resolve(presenter) { [.dismiss(from: $0)] }
        case .push(let stack): resolve(stack) { push(onto: $0) }
        case .present(let presenter): resolve(presenter) { present(over: $0) }
        case .embed(let page): resolve(page) { embed(in: $0) }
        case .removePart(let part): resolve(part) { [.removePart($0)] }
        case .removeChild(let page): resolve(page) { exchange($0, for: nil) }
        case .addTab(let tabs): resolve(tabs) { addTab(to: $0) }
        case .replace(let page): resolve(page) { exchange($0, for: newPages.first) }
        }
    }

    private func resolve(_ path: PagePath, _ body: (UIViewController) -> [LiveStep]?) -> [LiveStep]? {
        root.descendant(at: path).flatMap { body($0.controller) }
    }
}

// Pages that are there.
extension StepResolver {
    private func pop(_ controller: UIViewController, to index: Int) -> [LiveStep]? {
        guard let stack = controller as? UINavigationController, index < stack.viewControllers.count else {
            return nil
        }
        return [.pop(stack, to: stack.viewControllers[index])]
    }

    private func edit(_ controller: UIViewController, keeping kept: [Int]) -> [LiveStep]? {
        guard let stack = controller as? UINavigationController else { return nil }
        let pages = stack.viewControllers
        return [.setStack(stack, kept.map { pages[$0] })]
    }

    private func select(_ tab: Int, in controller: UIViewController) -> [LiveStep]? {
        guard let tabs = controller as? UITabBarController, let pages = tabs.viewControllers,
            pages.indices.contains(tab)
        else { return nil }
        return [.select(pages[tab], in: tabs)]
    }

    private func show(_ index: Int, in container: UIViewController) -> [LiveStep]? {
        guard let adapter = ContainerAdapters.adapter(for: container) else { return nil }
        return [.show(adapter.pages(container)[index], in: container, adapter)]
    }
}

// Pages that come.
extension StepResolver {
    private func land(on controller: UIViewController, keeping count: Int) -> [LiveStep]? {
        guard let stack = controller as? UINavigationController else { return nil }
        return [.setStack(stack, stack.viewControllers.prefix(count) + newPages)]
    }

    private func push(onto controller: UIViewController) -> [LiveStep]? {
        guard let stack = controller as? UINavigationController, let page = newPages.first else { return nil }
        return [.push(page, onto: stack)]
    }

    private func present(over controller: UIViewController) -> [LiveStep]? {
        newPages.first.map { [.present($0, over: controller)] }
    }

    private func embed(in controller: UIViewController) -> [LiveStep]? {
        newPages.first.map { [.embed($0, in: controller)] }
    }

    private func addTab(to controller: UIViewController) -> [LiveStep]? {
        guard let tabs = controller as? UITabBarController, let page = newPages.first else { return nil }
        return [.setTabs((tabs.viewControllers ?? []) + [page], chosen: page, in: tabs)]
    }

    /// Takes a page out of its place, and puts another one there if there is one.
    private func exchange(_ old: UIViewController, for new: UIViewController?) -> [LiveStep]? {
        guard let (holder, branch) = old.hold else { return new.map { [.setRoot($0, in: window)] } }
        guard case .child(let index) = branch else {
            return [.dismiss(from: holder)] + (new.map { [.present($0, over: holder)] } ?? [])
        }
        var pages = holder.heldPages
        pages.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
        switch holder {
        case let stack as UINavigationController: return [.setStack(stack, pages)]
        case let tabs as UITabBarController:
            return [.setTabs(pages, chosen: chosen(in: tabs, new, old), in: tabs)]
        default:
            if let adapter = ContainerAdapters.adapter(for: holder) {
                return [.setPages(pages, in: holder, adapter)]
            }
            return [.removePart(old)] + (new.map { [.embed($0, in: holder)] } ?? [])
        }
    }

    private func chosen(
        in tabs: UITabBarController, _ new: UIViewController?, _ old: UIViewController
    ) -> UIViewController? {
        guard tabs.selectedViewController === old else { return tabs.selectedViewController }
        return new ?? tabs.viewControllers?.first { $0 !== old }
    }
}
