import UIKit

/// Builds the pages of a saved state beside the app's own, and changes nothing yet.
@MainActor
final class StateReader {
    private let navigator: Navigator
    private var steps: [LiveStep] = []
    private(set) var newPages: [UIViewController] = []
    private(set) var routes: [ObjectIdentifier: any Route] = [:]
    private var setters: [@MainActor () -> Void] = []
    private var presentations: [(page: UIViewController, presenter: UIViewController)] = []

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    /// The steps that bring the saved pages back.
    func read(_ data: Data, into root: UIViewController) throws(NavigationError) -> [LiveStep] {
        do {
            let saved = try JSONDecoder().decode(SavedState.self, from: data)
            guard saved.version == SavedState.currentVersion else {
                throw NavigationError(.brokenState("its version is \(saved.version)"), at: "The state")
            }
            try fill(root, from: saved.root)
        } catch let error as NavigationError {
            throw error
        } catch {
            throw NavigationError(.brokenState("\(error)"), at: "The state")
        }
        return steps + presentations.map { .present($0.page, over: $0.presenter) }
    }

    /// Gives the pages their own state, before they appear.
    func setStates() {
        for set in setters { set() }
    }
}

// The app's own controllers, and what is put into them.
extension StateReader {
    private func fill(_ controller: UIViewController, from saved: SavedPage) throws {
        switch (saved.kind, controller) {
        case (.stack, let stack as UINavigationController),
            (.fullScreenStack, let stack as UINavigationController):
            try fill(stack, from: saved)
        case (.tabs(let selected), let tabs as UITabBarController): try fill(tabs, selected, from: saved)
        case (.given, _), (.routed, _): try addState(of: controller, saved)
        default: throw mismatch(controller)
        }
        try addPresented(over: controller, saved)
    }

    private func fill(_ stack: UINavigationController, from saved: SavedPage) throws {
        var pages: [UIViewController] = []
        for (index, child) in saved.children.enumerated() {
            if child.kind == .given {
                guard index == 0, let first = stack.viewControllers.first else { throw mismatch(stack) }
                try addState(of: first, child)
                pages.append(first)
            } else {
                pages.append(try build(child))
            }
        }
        steps.append(.setStack(stack, pages))
    }

    private func fill(_ tabs: UITabBarController, _ selected: Int, from saved: SavedPage) throws {
        let pages = tabs.viewControllers ?? []
        guard pages.count == saved.children.count, pages.indices.contains(selected) else {
            throw mismatch(tabs)
        }
        for (page, child) in zip(pages, saved.children) { try fill(page, from: child) }
        steps.append(.select(pages[selected], in: tabs))
    }

    private func mismatch(_ controller: UIViewController) -> NavigationError {
        let detail = "\(controller.pageName) is not what was there when it was saved"
        return NavigationError(.brokenState(detail), at: controller.pageName)
    }
}

// New pages.
extension StateReader {
    private func build(_ saved: SavedPage) throws -> UIViewController {
        let page: UIViewController
        switch saved.kind {
        case .routed(let name, let data):
            let route = try navigator.routes.route(named: name, from: data)
            page = try navigator.routes.page(for: route)
            routes[ObjectIdentifier(page)] = route
        case .stack, .fullScreenStack:
            let isPlain = saved.kind == .stack
            let stack = isPlain ? UINavigationController() : FullScreenNavigationController()
            stack.viewControllers = try saved.children.map { try build($0) }
            page = stack
        case .tabs(let selected):
            let tabs = UITabBarController()
            tabs.viewControllers = try saved.children.map { try build($0) }
            tabs.selectedIndex = selected
            page = tabs
        case .given:
            throw NavigationError(.brokenState("a page without a route lies above others"), at: "The state")
        }
        newPages.append(page)
        try addState(of: page, saved)
        try addPresented(over: page, saved)
        return page
    }

    private func addState(of page: UIViewController, _ saved: SavedPage) throws {
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
        // What that page presents has been noted while it was built, and comes after it.
        presentations.insert((page, presenter), at: slot)
    }
}

extension Navigator {
    /// Writes down stacks, tabs, modals and the pages' own state.
    ///
    /// Pages are saved by their routes. The first page of the window's stacks and tabs, which the app puts there
    /// itself, needs none.
    ///
    /// - Throws: a ``NavigationError`` naming a page that has no route, or what a page's state throws.
    public func save() throws -> Data {
        guard let root = window?.rootViewController else { throw NavigationError(.noRoot, at: "The window") }
        return try StateWriter(navigator: self).save(root)
    }

    /// Brings saved pages back, unanimated. Call it when the window shows what it shows at every launch.
    ///
    /// - Returns: the request. Pages that leave for it are asked by their guards.
    /// - Throws: a ``NavigationError`` if the data is broken, of another version, has a route that nobody registered, or
    ///   does not fit the window's tabs. The app is left as it was.
    @discardableResult
    public func restore(_ data: Data) throws -> Navigation {
        guard let root = window?.rootViewController else { throw NavigationError(.noRoot, at: "The window") }
        let reader = StateReader(self)
        let steps = try reader.read(data, into: root)
        return submit(NavigationRequest(.restore(reader, steps), from: root, animated: false))
    }
}
