import UIKit

/// A page with a list of any kind.
@MainActor
protocol ListScreen: UIViewController {
    var scrollView: UIScrollView { get }
    /// Whether the rows come from snapshots.
    var isDiffable: Bool { get }
    /// The paths of the rows that the list says are visible.
    var visiblePaths: [IndexPath] { get }
    /// How many rows the list says are in each section.
    var counts: [Int] { get }
    func cell(at path: IndexPath) -> (any TrackedListCell)?
    func frame(of path: IndexPath) -> CGRect

    func reload()
    /// Sends the list the changes of the model, which changes with the calls; nothing where the closure says that another change came
    /// first: a batch lays the list out before its block, and callbacks of that may change the model.
    func perform(_ edit: ListEdit, animated: Bool, changingModel change: @escaping () -> Bool)
    /// Gives the list the model as a snapshot.
    func apply(_ model: ListModel, animated: Bool)
    func scroll(to path: IndexPath, animated: Bool)
    func turnEditing(on isEditing: Bool, animated: Bool)
}

/// The app that a list's page belongs to.
@MainActor
protocol ListOwner: AnyObject {
    var model: ListModel { get }
    /// The user deletes a row of a list that is edited.
    func delete(_ path: IndexPath)
    /// The user has put a row elsewhere: the list shows it there already.
    func move(_ path: IndexPath, to destination: IndexPath)
    /// The app's code runs now, maybe in the midst of the list's own work.
    func callbackCame()
    func report(_ fault: String)
}

extension ListModel {
    /// The model as a snapshot. Rows whose content has changed since the last one are reloaded or set up again.
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
