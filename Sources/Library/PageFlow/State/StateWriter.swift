import UIKit

/// Encodes the pages of a window.
@MainActor
struct StateWriter {
    let pages: WindowPages
    /// Whether pages that can't be saved are omitted. If not, they are an error.
    let leavesOut: Bool
    private(set) var leftOut: [PageReference] = []
    /// The page that a gesture is moving and that may still stay.
    private let undecided: UIViewController?

    init(_ pages: WindowPages, leavesOut: Bool) {
        self.pages = pages
        self.leavesOut = leavesOut
        undecided = pages.undecided?.viewController(forKey: .from)?.page
    }

    mutating func save(_ root: UIViewController) throws -> SavedState {
        guard let page = try saved(root, isGiven: true) else {
            throw NavigationError(.unsavable, at: root.nameOfPage)
        }
        return SavedState(root: page)
    }

    /// Returns a saved page; `nil` for a page that is omitted, together with its presented page.
    private mutating func saved(_ controller: UIViewController, isGiven: Bool) throws -> SavedPage? {
        guard let kind = try kind(of: controller, isGiven: isGiven) else {
            guard leavesOut else { throw NavigationError(.unsavable, at: controller.nameOfPage) }
            leftOut.append(PageReference(controller))
            return nil
        }
        var page = SavedPage(kind: kind, name: controller.nameOfPage)
        try addChildren(of: controller, to: &page, isGiven: isGiven)
        if case .stack = kind, page.children.isEmpty { return nil }
        try addStateAndPresented(of: controller, to: &page)
        return page
    }

    private mutating func addStateAndPresented(of controller: UIViewController, to page: inout SavedPage)
        throws
    {
        page.state = try state(of: controller)
        if page.children.isEmpty { page.place = controller.mainScrollView?.place }
        guard let presented = presented(by: controller) else { return }
        // The sheet of a column is saved with the columns.
        if controller.asContainer?.split?.column(of: presented) != nil { return }
        if var above = try saved(presented.page, isGiven: false) {
            above.style = presented.modalPresentationStyle.rawValue
            page.presented = [above]
        }
    }

    private mutating func addChildren(
        of controller: UIViewController, to page: inout SavedPage, isGiven: Bool
    ) throws {
        switch page.kind {
        case .given, .routed: break
        case .stack:
            page.children = try heldPages(of: controller).enumerated().compactMap {
                try saved(
                    $0.element, isGiven: isGiven && $0.offset == 0 && !wasOpened($0.element, in: controller))
            }
        case .tabs:
            page.children = try controller.heldControllers.compactMap { held in
                var child = try saved(held.page, isGiven: isGiven)
                child?.tab = controller.asContainer?.tabs?.tabName(of: held)?.identifier
                return child
            }
        case .split(let columns, let visible, let isCollapsed):
            // Each column is saved separately, whether the split view is collapsed or not.
            var kept: [SplitColumn] = []
            for column in columns {
                guard let holder = controller.asContainer?.split?.holder(of: column),
                    let child = try saved(holder.page, isGiven: true)
                else { continue }
                kept.append(column)
                page.children.append(child)
            }
            page.kind = .split(columns: kept, visible: visible, isCollapsed: isCollapsed)
        }
    }

    /// Whether a verb opened a column's first page, and not the app at launch.
    private func wasOpened(_ page: UIViewController, in stack: UIViewController) -> Bool {
        guard let split = stack.splitViewController, split.column(of: stack) != nil else { return false }
        return pages.records[page]?.openedBy != nil
    }

    private func heldPages(of stack: UIViewController) -> [UIViewController] {
        let columns = stack.columnsAbove
        let pages = stack.heldPages.filter { page in !columns.contains { $0 === page } }
        guard let undecided, isAttached(undecided, to: stack, as: false) else { return pages }
        return pages.contains(undecided) ? pages : pages + [undecided]
    }

    private func presented(by controller: UIViewController) -> UIViewController? {
        if let presented = controller.ownPresented { return presented }
        return undecided.flatMap { isAttached($0, to: controller, as: true) ? $0 : nil }
    }

    /// Whether the page was pushed or presented there when it was last read.
    private func isAttached(_ page: UIViewController, to parent: UIViewController, as isPresented: Bool)
        -> Bool
    {
        guard let record = pages.records[page] else { return false }
        return record.parent == ObjectIdentifier(parent) && record.isPresented == isPresented
    }

    private mutating func state(of controller: UIViewController) throws -> Data? {
        do {
            return try (controller as? any StatefulPage)?.encodedState()
        } catch  where leavesOut {
            leftOut.append(PageReference(controller))
            return nil
        }
    }

    private func kind(of controller: UIViewController, isGiven: Bool) throws -> SavedPage.Kind? {
        if let route = pages.route(of: controller) {
            return .routed(name: type(of: route).name, route: try JSONEncoder.sorted.encode(route))
        }
        let kind = controller.asContainer?.savedKind
        // A split view is created by the app alone.
        if case .split = kind, !isGiven { return nil }
        return kind ?? (isGiven ? .given : nil)
    }
}
