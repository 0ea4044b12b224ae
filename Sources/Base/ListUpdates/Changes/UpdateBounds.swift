/// Checks whether the index paths of changes exist.
struct UpdateBounds {
    let before: ListCounts
    let after: ListCounts

    func check(_ changes: [ListChange]) throws(ListFault) {
        for change in changes {
            if let section = change.takenSection { try check(change, section, .before) }
            if let place = change.oldItem { try check(change, place, .before) }
        }
        for change in changes {
            if let section = change.filledSection { try check(change, section, .after) }
            if let place = change.filledItem { try check(change, place, .after) }
        }
    }

    private func check(
        _ change: ListChange, _ section: Int, _ moment: ListFault.Moment
    ) throws(ListFault) {
        let counts = moment == .before ? before : after
        guard !counts.contains(section: section) else { return }
        throw .missingSection(change, moment, sectionCount: counts.sectionCount)
    }

    private func check(
        _ change: ListChange, _ place: ItemPlace, _ moment: ListFault.Moment
    ) throws(ListFault) {
        try check(change, place.section, moment)
        let counts = moment == .before ? before : after
        guard !counts.contains(place) else { return }
        throw .missingItem(change, moment, itemCount: counts[place.section])
    }
}
