import UIKit

extension Navigator {
    /// Saves stacks, tabs, columns, modals, the pages' own state, and the scroll positions of their lists.
    ///
    /// Pages are saved by their routes. The first pages of the window's stacks, tabs and columns, which the app itself creates at launch,
    /// need no route.
    ///
    /// - Throws: A ``NavigationError`` that names a page without a route, or the error of a page's state.
    public func save() throws -> Data {
        var writer = StateWriter(pages, leavesOut: false)
        return try writer.save(savedRoot()).data()
    }

    /// Saves the pages that can be saved, and omits the others.
    ///
    /// - Returns: The data, and the pages that are omitted or saved without their own state.
    /// - Throws: A ``NavigationError`` if not even the root can be saved.
    public func savePartially() throws -> (data: Data, omitted: [PageReference]) {
        var writer = StateWriter(pages, leavesOut: true)
        let data = try writer.save(savedRoot()).data()
        return (data, writer.leftOut)
    }

    private func savedRoot() throws -> UIViewController {
        guard let root = pages.root else { throw NavigationError(.noRoot, at: "The window") }
        return root
    }

    /// Restores saved pages without animation. Call it when the window shows the pages that it shows at every launch.
    ///
    /// The gates are asked for every saved route. If a gate stops one, the request waits in ``LinkTable/parked``. If the number
    /// or the order of the tabs has changed since the save, a saved tab is restored to the tab whose first page has the same name.
    ///
    /// - Parameters:
    ///   - data: The data from ``save()``.
    ///   - migrate: Changes the state before it is checked: renames routes, removes pages that no longer exist.
    /// - Returns: The request. Guards of the pages that would leave are asked.
    /// - Throws: A ``NavigationError`` if the data is damaged, has another version, contains a route without a registered builder, or
    ///   doesn't fit the window's containers. No page is changed then.
    @discardableResult
    public func restore(
        _ data: Data, migrate: (inout SavedState) throws -> Void = { _ in }
    ) throws -> NavigationRequest {
        let root = try savedRoot()
        var state = try SavedState(from: data)
        try migrate(&state)
        try state.check()
        let reader = StateReader(routes, listPlaces)
        let changes = try reader.read(state, into: root)
        let queued = QueuedRequest(RestoreVerb(reader: reader, changes: changes), from: root, animated: false)
        links.gates.admit(queued)
        return queued.request
    }
}
