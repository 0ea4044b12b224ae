/// Changes that are made together: what an app asks for between `beginUpdates` and `endUpdates`, or in `performBatchUpdates`.
package struct BatchUpdate: Sendable {
    /// The counts that the list knew before the update.
    package let before: ListCounts
    /// What was asked for, in the order of asking.
    package let changes: [ListChange]

    package init(before: ListCounts, changes: [ListChange]) {
        self.before = before
        self.changes = changes
    }

    /// Finds out where everything goes. Takes time by the number of sections and of changes, not by the number of items.
    ///
    /// Changes of items in sections that are deleted or inserted in the same update are no fault, and add nothing. An item may move
    /// out of a section that is deleted or reloaded, and into one that is inserted or reloaded.
    ///
    /// - Parameter after: the counts of the data source after the update.
    /// - Throws: what is wrong with the changes. Nothing can then be shown of them.
    package func moves(after: ListCounts) throws(ListFault) -> ListMoves {
        try UpdateBounds(before: before, after: after).check(changes)
        try checkSectionCount(after: after)
        try checkConflicts(\.takenSection)
        try checkConflicts(\.filledSection)
        let sections = SectionMoves(changes, before: before.sectionCount)
        try ItemTally(changes, sections, before: before, after: after).check()
        try checkConflicts(\.takenItem)
        try checkConflicts(\.filledItem)
        return ListMoves(changes, sections, before: before, after: after)
    }

    private func checkSectionCount(after: ListCounts) throws(ListFault) {
        var inserted = 0
        var deleted = 0
        for change in changes {
            switch change {
            case .insertSection: inserted += 1
            case .deleteSection: deleted += 1
            case .reloadSection:
                inserted += 1
                deleted += 1
            default: break
            }
        }
        guard after.sectionCount != before.sectionCount + inserted - deleted else { return }
        throw .sectionCount(
            ListFault.SectionCounts(
                before: before.sectionCount, after: after.sectionCount, inserted: inserted, deleted: deleted))
    }

    private func checkConflicts<Place: Hashable>(
        _ place: KeyPath<ListChange, Place?>
    ) throws(ListFault) {
        var seen: [Place: ListChange] = [:]
        for change in changes {
            guard let place = change[keyPath: place] else { continue }
            if let earlier = seen.updateValue(change, forKey: place) { throw .conflict(earlier, change) }
        }
    }
}
