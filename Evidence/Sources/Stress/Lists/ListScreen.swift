import UIKit

/// A page with a list of any kind.
@MainActor
protocol ListScreen: UIViewController {
    var scrollView: UIScrollView { get }
    /// Whether the rows are provided by snapshots.
    var isDiffable: Bool { get }
    /// The index paths of the rows that the list reports as visible.
    var visiblePaths: [IndexPath] { get }
    /// The number of rows in each section, as the list reports it.
    var counts: [Int] { get }
    func cell(at path: IndexPath) -> (any TrackedListCell)?
    func frame(of path: IndexPath) -> CGRect

    func reload()
    /// Passes the changes of the model to the list; the model changes with the calls. If the closure returns that the model has already
    /// changed, nothing is passed: a batch update lays out the list before its block, and callbacks of that layout may change the model.
    func perform(_ edit: ListEdit, animated: Bool, changingModel change: @escaping () -> Bool)
    /// Applies the model to the list as a snapshot.
    func apply(_ model: ListModel, animated: Bool)
    func scroll(to path: IndexPath, animated: Bool)
    func turnEditing(on isEditing: Bool, animated: Bool)
}

/// The app that a list's page belongs to.
@MainActor
protocol ListOwner: AnyObject {
    var model: ListModel { get }
    /// Called when the user deletes a row in editing mode.
    func delete(_ path: IndexPath)
    /// Called when the user has moved a row: the list already shows it at the new position.
    func move(_ path: IndexPath, to destination: IndexPath)
    /// Called when app code runs, possibly during the list's own work.
    func callbackCame()
    func report(_ fault: String)
}

extension ListModel {
    /// The model as a snapshot. Rows whose content has changed since the last one are reloaded or reconfigured.
    func snapshot(
        after last: NSDiffableDataSourceSnapshot<Int, Int>?
    ) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(sections.map(\.id))
        for section in sections { snapshot.appendItems(section.rows.map(\.id), toSection: section.id) }
        let changed = sections.flatMap(\.rows).filter { $0.version > 0 }.map(\.id)
            .filter { last?.indexOfItem($0) != nil }
        snapshot.reloadItems(changed.filter { $0 % 2 == 0 })
        snapshot.reconfigureItems(changed.filter { $0 % 2 == 1 })
        return snapshot
    }
}
