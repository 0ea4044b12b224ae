import PageFlowCore
import UIKit

/// The destination of a page that is opened in a column of a split view.
@MainActor
enum ColumnTarget {
    /// The column's stack, which keeps some of its lowest pages.
    case stack(UINavigationController, keeping: Int)
    /// The column itself, which is empty or whose page is in no stack. That page, by its index, is replaced.
    case column(SplitColumn, of: UISplitViewController, replacing: Int?)

    /// Finds the column of a split view as it is now.
    init(_ column: SplitColumn, of split: UISplitViewController) throws(NavigationError) {
        guard split.has(column) else { throw NavigationError(.noSuchColumn(column), at: split.nameOfPage) }
        // A compact column that is shown in place of the other columns gets their pages.
        if column != .compact, column != .inspector, split.isCollapsed,
            let compact = split.holder(of: .compact) as? UINavigationController
        {
            self = .stack(compact, keeping: compact.heldControllers.count)
            return
        }
        let holder = split.holder(of: column)
        if let stack = holder as? UINavigationController {
            self = .stack(stack, keeping: 0)
        } else {
            self = .column(
                column, of: split, replacing: split.heldControllers.firstIndex { $0 === holder })
        }
    }
}

extension RequestPlace {
    /// The goal of a new page in a column.
    ///
    /// - Parameter isStack: whether the page is a stack, which replaces the column's own.
    func goal(in column: SplitColumn, isStack: Bool) throws(NavigationError) -> NavigationGoal {
        guard let split = page.splitAround else { throw NavigationError(.noSplitView, at: page.nameOfPage) }
        switch try ColumnTarget(column, of: split) {
        case .stack(let stack, let count):
            guard !isStack else {
                let index = split.heldControllers.firstIndex { $0 === stack }
                return .fill(column, of: try path(to: split), replacing: index)
            }
            return .land(on: try path(to: stack), keeping: count)
        case .column(let column, let split, let index):
            return .fill(column, of: try path(to: split), replacing: index)
        }
    }
}
