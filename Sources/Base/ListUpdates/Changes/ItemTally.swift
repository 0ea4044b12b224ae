/// The number of items that changes insert into and delete from each section.
struct ItemTally {
    private struct Section {
        var inserted = 0
        var deleted = 0
        var reloaded = 0
        var movedIn = 0
        var movedOut = 0
    }

    private let sections: SectionMoves
    private let before: ListCounts
    private let after: ListCounts
    /// The deletions, by sections before the update.
    private var leaving: [Section]
    /// The insertions, by sections after the update.
    private var coming: [Section]

    init(_ changes: [ListChange], _ sections: SectionMoves, before: ListCounts, after: ListCounts) {
        self.sections = sections
        self.before = before
        self.after = after
        leaving = Array(repeating: Section(), count: before.sectionCount)
        coming = Array(repeating: Section(), count: after.sectionCount)
        for change in changes { count(change) }
    }

    private mutating func count(_ change: ListChange) {
        switch change {
        case .deleteItem(let place): leaving[place.section].deleted += 1
        case .reloadItem(let place): leaving[place.section].reloaded += 1
        case .insertItem(let place): coming[place.section].inserted += 1
        case .moveItem(from: let old, to: let new):
            leaving[old.section].movedOut += 1
            coming[new.section].movedIn += 1
        default: break
        }
    }

    /// Compares the counts of each section that exists before and after the update.
    func check() throws(ListFault) {
        for new in coming.indices {
            guard let old = sections.keptSection(of: new) else { continue }
            let counts = counts(SectionMove(from: old, to: new))
            let expected =
                counts.before + counts.inserted - counts.deleted + counts.movedIn - counts.movedOut
            if counts.after != expected { throw .itemCount(counts) }
        }
    }

    private func counts(_ section: SectionMove) -> ListFault.ItemCounts {
        let old = leaving[section.old]
        let new = coming[section.new]
        return ListFault.ItemCounts(
            section: section, before: before[section.old], after: after[section.new],
            inserted: new.inserted + old.reloaded, deleted: old.deleted + old.reloaded,
            movedIn: new.movedIn, movedOut: old.movedOut)
    }
}
