import UIKit

/// The destination of a page that is opened in a column of a split view.
@MainActor
enum ColumnTarget {
    /// The column's stack, which keeps some of its lowest pages.
    case stack(UIViewController, keeping: Int)
    /// The column itself, which is empty or whose page is in no stack. That page is replaced.
    case column(SplitColumn, of: UISplitViewController, replacing: UIViewController?)

    init(_ column: SplitColumn, of split: UISplitViewController) throws(NavigationError) {
        guard split.has(column) else { throw NavigationError(.noSuchColumn(column), at: split.nameOfPage) }
        // A compact column that is shown in place of the other columns gets their pages.
        if column != .compact, column != .inspector, split.isCollapsed,
            let compact = split.holder(of: .compact), compact.isStack
        {
            self = .stack(compact, keeping: compact.heldControllers.count)
            return
        }
        let holder = split.holder(of: column)
        if let holder, holder.isStack {
            self = .stack(holder, keeping: 0)
        } else {
            self = .column(column, of: split, replacing: holder.flatMap { split.holds($0) ? $0.page : nil })
        }
    }
}

extension RequestPlace {
    /// The goal of a new page in a column.
    ///
    /// - Parameter isStack: Whether the page is a stack, which replaces the column's own.
    func goal(in column: SplitColumn, isStack: Bool) throws(NavigationError) -> NavigationGoal<LivePage> {
        guard let split = page.splitAround else { throw NavigationError(.noSplitView, at: page.nameOfPage) }
        switch try ColumnTarget(column, of: split) {
        case .stack(let stack, let count):
            guard !isStack else {
                return try fill(column, of: split, replacing: split.holds(stack) ? stack : nil)
            }
            return .land(on: try live(stack), keeping: count)
        case .column(let column, let split, let old):
            return try fill(column, of: split, replacing: old)
        }
    }

    func fill(
        _ column: SplitColumn, of split: UISplitViewController, replacing old: UIViewController?
    ) throws(NavigationError) -> NavigationGoal<LivePage> {
        guard let old else { return .fill(column, of: try live(split), replacing: nil) }
        return .fill(column, of: try live(split), replacing: try live(old))
    }
}
