import PageFlow
import Simulator

// Split views: pages in their columns, and the widths at which they collapse and expand.
extension AwaitingWorld {
    func callOfColumns(_ operation: Operation) {
        switch operation.kind {
        case .swapSplit: sim.window.rootViewController = makeSplit(operation.choice)
        case .openInColumn: openInColumn(operation)
        case .openColumnRoute:
            let route = ColumnRoute(number: Int(operation.choice % 3), column: column(operation))
            note(navigator.open(route, animated: operation.isAnimated))
        case .showColumn: showColumn(operation)
        case .changeWidth: changeWidth(operation)
        case .restoreColumns: restoreColumns()
        default: break
        }
    }

    private func makeSplit(_ choice: UInt64) -> UIViewController {
        let split = UISplitViewController(style: choice % 3 == 0 ? .tripleColumn : .doubleColumn)
        if choice / 3 % 2 == 0 { split.preferredDisplayMode = .oneBesideSecondary }
        split.setViewController(stack(), for: .primary)
        if choice % 3 == 0 { split.setViewController(stack(), for: .supplementary) }
        if choice / 6 % 3 > 0 { split.setViewController(stack(), for: .secondary) }
        navigator.routes.register(ColumnRoute.self) { [unowned self] _ in AwaitedPage(self) }
        return split
    }

    private func stack() -> UINavigationController {
        UINavigationController(rootViewController: AwaitedPage(self))
    }

    private func column(_ operation: Operation) -> SplitColumn {
        [.primary, .secondary, .supplementary, .inspector][Int(operation.choice / 3 % 4)]
    }

    private func openInColumn(_ operation: Operation) {
        guard let asker = pick(operation) else { return }
        let page = operation.choice % 5 == 0 ? GuardPage(self, .agrees) : AwaitedPage(self)
        note(asker.open(page, by: .column(column(operation)), animated: operation.isAnimated))
    }

    private func showColumn(_ operation: Operation) {
        guard let split = sim.window.rootViewController as? UISplitViewController else { return }
        let column: UISplitViewController.Column = operation.choice % 2 == 0 ? .primary : .secondary
        operation.choice / 2 % 3 == 0 ? split.hide(column) : split.show(column)
    }

    /// Makes a window next to another app's wide or narrow, and may rotate it.
    private func changeWidth(_ operation: Operation) {
        let isWide = sim.window.traitOverrides.contains(UITraitHorizontalSizeClass.self)
        if isWide {
            sim.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        } else {
            sim.window.traitOverrides.horizontalSizeClass = .regular
        }
    }

    /// Saves the state, and restores it while other pages are visible.
    private func restoreColumns() {
        guard sim.window.rootViewController is UISplitViewController,
            let saved = try? navigator.savePartially(),
            let request = try? navigator.restore(saved.data)
        else { return }
        note(request)
    }
}

/// A page in a column.
private struct ColumnRoute: PageRoute {
    let number: Int
    let column: SplitColumn

    var place: RoutePlace { .column(column) }
}
