import PageFlowCore
import UIKit

/// Where a page goes that is opened in a column of a split view.
@MainActor
enum ColumnTarget {
    /// Onto the column's stack, of which some of the lowest pages stay.
    case stack(UINavigationController, keeping: Int)
    /// Into the column, in the place of a page that is in no stack, or of none.
    case column(SplitColumn, of: UISplitViewController, replacing: Int?)

    /// Finds the column of a split view as it is now.
    init(_ column: SplitColumn, of split: UISplitViewController) throws(NavigationError) {
        guard split.has(column) else { throw NavigationError(.noSuchColumn(column), at: split.nameOfPage) }
        // Alone in the place of all others, it takes what is meant for them.
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
    /// - Parameter isStack: whether the page is a stack, and takes the place of the column's own.
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
