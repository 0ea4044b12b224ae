import PageFlowCore
import UIKit

extension Navigator {
    /// Saves stacks, tabs, columns, modals, the pages' own state, and the scroll positions of their lists.
    ///
    /// Pages are saved by their routes. The first page of the window's stacks, tabs and columns, which the app puts there
    /// itself, needs none.
    ///
    /// - Throws: a ``NavigationError`` naming a page that has no route, or what a page's state throws.
    public func save() throws -> Data {
        var writer = StateWriter(pages, leavesOut: false)
        return try writer.save(savedRoot()).data()
    }

    /// Saves the pages that can be saved, and omits the others.
    ///
    /// - Returns: the data, and the pages that are omitted or saved without their own state.
    /// - Throws: a ``NavigationError`` if not even the root can be saved.
    public func savePartially() throws -> (data: Data, omitted: [PageReference]) {
        var writer = StateWriter(pages, leavesOut: true)
        let data = try writer.save(savedRoot()).data()
        return (data, writer.leftOut)
    }

    private func savedRoot() throws -> UIViewController {
        guard let root = pages.root else { throw NavigationError(.noRoot, at: "The window") }
        return root
    }

    /// Brings saved pages back, unanimated. Call it when the window shows what it shows at every launch.
    ///
    /// The gates are asked for every saved route: if one stops it, it waits among ``LinkTable/parked``. With another number of tabs
    /// than when it was saved, a saved tab goes to the one whose first page has the same name.
    ///
    /// - Parameters:
    ///   - data: what ``save()`` has made.
    ///   - migrate: changes the state before it is checked: renamed routes, pages that are no more.
    /// - Returns: the request. Guards of pages that leave for it are asked.
    /// - Throws: a ``NavigationError`` if the data is broken, of another version, has a route that nobody registered, or
    ///   does not fit the window's containers. The app is left as it was.
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
