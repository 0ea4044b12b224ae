import SeededNumbers
import Simulator

// Calls as app code makes them.
extension ListsWorld {
    func call(_ operation: Operation) {
        var numbers = SeededNumbers(seed: operation.choice)
        switch operation.kind {
        case .reloadList: reload()
        case .editList: edit(animated: operation.isAnimated, using: &numbers)
        case .breakUpdate: breakUpdate(using: &numbers)
        case .scrollToRow: scrollToRow(animated: operation.isAnimated, using: &numbers)
        case .turnEditing: screen.turnEditing(on: !screen.isEditing, animated: operation.isAnimated)
        case .push: push(animated: operation.isAnimated)
        case .pop: screen.navigationController?.popViewController(animated: operation.isAnimated)
        default: break
        }
    }

    private func reload() {
        if screen.isDiffable { return apply(model, animated: false) }
        screen.reload()
    }

    private func edit(animated: Bool, using numbers: inout SeededNumbers) {
        var changed = model
        let edit = ListEdit.random(of: &changed, using: &numbers)
        change(to: changed, by: edit, animated: animated)
    }

    /// Performs an update of rows that the data source doesn't have. UIKit rejects it; then the app reloads.
    private func breakUpdate(using numbers: inout SeededNumbers) {
        guard !screen.isDiffable, !model.sections.isEmpty else { return }
        var edit = ListEdit()
        let section = Int.random(in: model.sections.indices, using: &numbers)
        if Bool.random(using: &numbers), !model.sections[section].rows.isEmpty {
            edit.deleted = [IndexPath(item: 0, section: section)]
        } else {
            edit.inserted = [IndexPath(item: 0, section: section)]
        }
        let old = model
        var known = sim.diagnostics.count
        screen.perform(edit, animated: false) {
            // The diagnostics of callbacks during the layout before the block are counted separately.
            known = self.sim.diagnostics.count
            return self.model == old
        }
        guard model == old else { return }
        let heard = sim.diagnostics.dropFirst(known).map(\.message)
        if heard.count != 1 || !RefusedUpdate.covers(heard[0]) {
            report("an update that cannot be is answered with \(heard)")
        }
        refusals.formUnion(heard)
        screen.reload()
    }

    private func scrollToRow(animated: Bool, using numbers: inout SeededNumbers) {
        // During its own work, a list may have other rows than the model.
        let counts = screen.counts
        let known = model.paths.filter { $0.section < counts.count && $0.item < counts[$0.section] }
        guard let path = known.randomElement(using: &numbers) else { return }
        let (before, heard) = (model, sim.diagnostics.count)
        screen.scroll(to: path, animated: animated)
        // Scrolling lays out the list: a callback of the layout may have removed the row.
        if model != before { refusals.formUnion(sim.diagnostics.dropFirst(heard).map(\.message)) }
    }

    private func push(animated: Bool) {
        guard let stack = screen.navigationController, stack.viewControllers.count < 3 else { return }
        stack.pushViewController(UIViewController(), animated: animated)
    }
}
