/// The changes that an app makes between `beginUpdates` and `endUpdates`, or in `performBatchUpdates`.
package struct BatchUpdate: Sendable {
    /// The item counts before the update.
    package let before: ListCounts
    /// The changes, in the order of the app's calls.
    package let changes: [ListChange]

    package init(before: ListCounts, changes: [ListChange]) {
        self.before = before
        self.changes = changes
    }

    /// Computes the new index path of each item. The time is linear in the number of sections and changes, and independent of the number of
    /// items.
    ///
    /// Ignores changes of items in sections that the same update deletes or inserts. An item may move out of a section that is deleted or
    /// reloaded, and into one that is inserted or reloaded.
    ///
    /// - Parameter after: the data source's counts after the update.
    /// - Throws: the first inconsistency of the changes. The list then shows none of them.
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
