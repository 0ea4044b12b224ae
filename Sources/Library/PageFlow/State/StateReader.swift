import UIKit

/// Builds the pages of a saved state without changing the app's pages.
@MainActor
final class StateReader {
    private let table: RouteTable
    private let places: ListPlaces
    private var changes: [LiveChange] = []
    private(set) var newPages: [UIViewController] = []
    private(set) var routes: [ObjectIdentifier: any PageRoute] = [:]
    private var setters: [() -> Void] = []
    private var known: Set<ObjectIdentifier> = []
    private var presentations: [(page: UIViewController, presenter: UIViewController)] = []

    init(_ table: RouteTable, _ places: ListPlaces) {
        self.table = table
        self.places = places
    }

    /// Returns the changes that restore the saved pages.
    func read(_ state: SavedState, into root: UIViewController) throws(NavigationError) -> [LiveChange] {
        do {
            try fill(root, from: state.root)
        } catch {
            throw NavigationError(error, or: .brokenState("\(error)".shortened), at: "The state")
        }
        return changes + presentations.map { .present($0.page, over: $0.presenter) }
    }

    /// Sets the pages' own state, before they appear.
    func setStates() {
        for set in setters { set() }
    }
}

// The app's own controllers, and the saved pages that they receive.
extension StateReader {
    private func fill(_ controller: UIViewController, from saved: SavedPage) throws {
        let container = controller.asContainer
        switch (saved.kind, container?.tabs, container?.split) {
        case (.stack, _, _) where controller.isStack: try fill(stack: controller, from: saved)
        case (.tabs(let selected), let tabs?, _): try fill(tabs, selected, from: saved)
        case (.split(let columns, let visible, let isCollapsed), _, let split?):
            try fill(split, columns, from: saved)
            if isCollapsed == split.isCollapsed { changes.append(.arrange(visible, in: split)) }
        case (.given, _, _), (.routed, _, _): try addState(of: controller, saved)
        default: throw mismatch(controller)
        }
        try addPresented(over: controller, saved)
    }

    private func fill(stack: UIViewController, from saved: SavedPage) throws {
        var pages: [UIViewController] = []
        var kept = 0
        for (index, child) in saved.children.enumerated() {
            if child.kind == .given {
                guard index == 0, let first = stack.heldControllers.first else { throw mismatch(stack) }
                try addState(of: first.page, child)
                kept = 1
            } else {
                pages.append(try build(child))
            }
        }
        changes.append(.land(pages + stack.columnsAbove, on: stack, keeping: kept))
    }

    /// Fills the columns that the app leaves empty at launch.
    private func fill(_ split: UISplitViewController, _ columns: [SplitColumn], from saved: SavedPage) throws
    {
        for (column, child) in zip(columns, saved.children) where split.has(column) {
            if let holder = split.holder(of: column) {
                try fill(holder.page, from: child)
            } else if child.children.first?.kind != .given, child.kind != .given {
                changes.append(.fill(column, with: try build(child), of: split))
            }
        }
    }

    /// Restores the saved tabs. If the number or the order of the app's tabs has changed, a saved tab is restored to the tab whose first
    /// page has its name.
    private func fill(_ tabs: UITabBarController, _ selected: Int, from saved: SavedPage) throws {
        if tabs.hasTabs, saved.children.contains(where: { $0.tab != nil }) {
            return try fillByIdentifier(tabs, selected, from: saved)
        }
        let pages = tabs.heldPages
        let places = SavedTabs.places(
            of: saved.children.map(\.firstPageName), among: pages.map(\.firstPageName))
        if places.allSatisfy({ $0 == nil }) { throw mismatch(tabs) }
        for (place, child) in zip(places, saved.children) {
            if let place { try fill(pages[place], from: child) }
        }
        if places.indices.contains(selected) {
            if let place = places[selected] { changes.append(.select(pages[place], at: place, in: tabs)) }
        } else if pages.count == places.count, let tab = try tab(selected, in: tabs) {
            changes.append(.select(tab, at: selected, in: tabs))
        }
    }

    /// Restores tabs that the app has set, in groups or not. The page of a tab is created if there is something to restore in it.
    private func fillByIdentifier(_ tabs: UITabBarController, _ selected: Int, from saved: SavedPage) throws {
        let known = saved.children.enumerated().filter { $0.element.tab.map(tabs.hasTab(named:)) ?? false }
        if known.isEmpty { throw mismatch(tabs) }
        var front: UIViewController?
        for (index, child) in known where index == selected || !child.isAsCreated {
            guard let held = child.tab.flatMap(tabs.controller(ofTabNamed:)) else { continue }
            try fill(held.page, from: child)
            if index == selected { front = held.page }
        }
        if let front { changes.append(.select(front, at: selected, in: tabs)) }
    }

    /// An index equal to the number of tabs means the list of the More tab, which a wide window may not have.
    private func tab(_ index: Int, in tabs: UITabBarController) throws -> UIViewController? {
        let pages = tabs.tabControllers
        if index == pages.count { return tabs.moreStack }
        guard pages.indices.contains(index) else { throw mismatch(tabs) }
        return pages[index]
    }

    private func mismatch(_ controller: UIViewController) -> NavigationError {
        let detail = "\(controller.nameOfPage) isn't the page that was saved at its position"
        return NavigationError(.brokenState(detail), at: controller.nameOfPage)
    }
}

extension UIViewController {
    fileprivate var firstPageName: String { firstPage?.firstPageName ?? nameOfPage }
}

extension SavedPage {
    fileprivate var firstPageName: String { children.first?.firstPageName ?? name }
}

// New pages.
extension StateReader {
    private func build(_ saved: SavedPage) throws -> UIViewController {
        let place = newPages.count
        let page = try make(saved)
        // A container precedes its pages.
        newPages.insert(page, at: place)
        try addState(of: page, saved)
        try addPresented(over: page, saved)
        return page
    }

    private func make(_ saved: SavedPage) throws -> UIViewController {
        switch saved.kind {
        case .routed(let name, let data):
            let route = try table.route(named: name, from: data)
            let page = try table.page(for: route)
            try page.checkIsUnused()
            guard known.insert(ObjectIdentifier(page)).inserted else {
                throw NavigationError(.twice, at: page.nameOfPage)
            }
            routes[ObjectIdentifier(page)] = route
            return page
        case .stack(let name):
            let stack = try makeStack(name)
            let pages = try saved.children.map { try build($0) }
            if stack.asStackOfContainers == nil { for page in pages { try page.checkCanBePushed() } }
            stack.viewControllers = pages
            return stack
        case .tabs(let selected):
            let tabs = UITabBarController()
            tabs.viewControllers = try saved.children.map { try build($0) }
            if saved.children.indices.contains(selected) { tabs.selectedIndex = selected }
            return tabs
        case .given, .split:
            throw NavigationError(
                .brokenState("\(saved.name) has no route and is above other pages"), at: "The state")
        }
    }

    private func makeStack(_ name: String?) throws -> UINavigationController {
        guard let name else { return UINavigationController() }
        guard let type = NSClassFromString(name) as? any RestorableStack.Type else {
            throw NavigationError(
                .brokenState("the class \(name) doesn't adopt RestorableStack"), at: "The state")
        }
        return type.makeEmpty()
    }

    private func addState(of page: UIViewController, _ saved: SavedPage) throws {
        if let place = saved.place { setters.append { [places] in places.keep(place, of: page) } }
        guard let state = saved.state, let stateful = page as? any StatefulPage else { return }
        setters.append(try stateful.decodedState(state))
    }

    private func addPresented(over presenter: UIViewController, _ saved: SavedPage) throws {
        guard let above = saved.presented.first else { return }
        let slot = presentations.count
        let page = try build(above)
        if let style = above.style.flatMap(UIModalPresentationStyle.init) {
            page.modalPresentationStyle = style
        }
        // Presentations over that page were added while it was built, and follow it.
        presentations.insert((page, presenter), at: slot)
    }
}
