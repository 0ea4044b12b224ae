/// The vertical positions of a list's rows, from measured heights and estimates.
///
/// A section is a header, its rows, and a footer. Each row has the estimated height until a height is set. Creating the extents takes
/// linear time in the number of sections, independent of the number of rows; queries and changes take logarithmic time in both. Heights are
/// in points, and at least 0.
package struct RowExtents: Sendable {
    /// An element at a position.
    package enum Element: Hashable, Sendable {
        case header(section: Int)
        case row(ItemPlace)
        case footer(section: Int)
    }

    private struct Section: Sendable {
        var header = 0.0
        var footer = 0.0
        var rows: RowHeights

        var total: Double { header + rows.total + footer }
    }

    /// The height of a row without a known height.
    package let estimate: Double
    private var sections: [Section]
    private var totals: SumTree

    /// Creates the extents of a list whose rows all have the same height, and whose headers and footers have a height of 0.
    ///
    /// - Parameters:
    ///   - counts: the number of rows in each section.
    ///   - estimate: the height of each row until another height is set.
    package init(_ counts: ListCounts, estimate: Double) {
        self.estimate = estimate
        sections = counts.items.map { Section(rows: RowHeights(count: $0, estimate: estimate)) }
        totals = SumTree(sections.map(\.total))
    }

    /// Creates the extents after an update. Rows, headers and footers that stay keep their known heights, even if they move.
    ///
    /// The height of a reloaded or reconfigured row becomes an estimate. Takes linear time in the number of sections, and in the number of
    /// known rows in sections whose items change.
    package init(_ old: RowExtents, after moves: ListMoves) {
        self.init(moves.after, estimate: old.estimate)
        for section in sections.indices {
            guard let origin = moves.oldSection(of: section) else { continue }
            sections[section].header = old.sections[origin].header
            sections[section].footer = old.sections[origin].footer
            if moves.keepsItems(ofSection: origin) { sections[section].rows = old.sections[origin].rows }
        }
        for origin in old.sections.indices where !moves.keepsItems(ofSection: origin) {
            old.sections[origin].rows.forEachKnown { row, height, isMeasured in
                guard let place = moves.newPlace(of: ItemPlace(section: origin, item: row)) else { return }
                _ = sections[place.section].rows.set(height, of: place.item, isMeasured: isMeasured)
            }
        }
        for move in moves.reloadedItems + moves.reconfiguredItems {
            _ = sections[move.new.section].rows.set(
                sections[move.new.section].rows[move.new.item], of: move.new.item, isMeasured: false)
        }
        totals = SumTree(sections.map(\.total))
    }

    // MARK: Counts and totals

    package var sectionCount: Int { sections.count }

    /// The number of rows in a section.
    package func rowCount(ofSection section: Int) -> Int { sections[section].rows.count }

    /// The height of the entire list.
    package var total: Double { totals.sum(ofFirst: sections.count) }

    /// The height of a section with its header and footer.
    package func height(ofSection section: Int) -> Double { sections[section].total }

    // MARK: Heights

    package func headerHeight(ofSection section: Int) -> Double { sections[section].header }

    package func footerHeight(ofSection section: Int) -> Double { sections[section].footer }

    /// The height of a row: the height set last, or the estimate.
    package func height(of place: ItemPlace) -> Double { sections[place.section].rows[place.item] }

    /// Whether a row has a measured height.
    package func isMeasured(_ place: ItemPlace) -> Bool {
        sections[place.section].rows.isMeasured(place.item)
    }

    package mutating func setHeaderHeight(_ height: Double, ofSection section: Int) {
        let difference = height - sections[section].header
        sections[section].header = height
        if difference != 0 { totals.add(difference, at: section) }
    }

    package mutating func setFooterHeight(_ height: Double, ofSection section: Int) {
        let difference = height - sections[section].footer
        sections[section].footer = height
        if difference != 0 { totals.add(difference, at: section) }
    }

    /// Sets the height of a row, and moves everything below it.
    ///
    /// - Parameters:
    ///   - height: the height.
    ///   - place: the row.
    ///   - isMeasured: `false` for an estimate of this row only.
    /// - Returns: the difference to the row's previous height.
    @discardableResult
    package mutating func setHeight(
        _ height: Double, of place: ItemPlace, isMeasured: Bool = true
    ) -> Double {
        let difference = sections[place.section].rows.set(height, of: place.item, isMeasured: isMeasured)
        if difference != 0 { totals.add(difference, at: place.section) }
        return difference
    }

    /// Sets the heights of all rows in a section, in order. Takes linear time in their number.
    package mutating func setHeights(
        ofSection section: Int, isMeasured: Bool = true, _ height: (_ row: Int) -> Double
    ) {
        let old = sections[section].total
        sections[section].rows.setAll(isMeasured: isMeasured, height)
        totals.add(sections[section].total - old, at: section)
    }

    /// Turns all measured heights into estimates, so that each row is measured again when it becomes visible.
    package mutating func forgetMeasurements() {
        for section in sections.indices {
            let rows = sections[section].rows
            rows.forEachKnown { row, height, isMeasured in
                if isMeasured { _ = sections[section].rows.set(height, of: row, isMeasured: false) }
            }
        }
    }

    // MARK: Positions

    /// The distance from the top of the first section to the top of a section's header.
    ///
    /// The section may be one past the last.
    package func start(ofSection section: Int) -> Double { totals.sum(ofFirst: section) }

    /// The distance from the top of the first section to the top of a row.
    package func start(of place: ItemPlace) -> Double {
        let section = sections[place.section]
        return start(ofSection: place.section) + section.header + section.rows.start(of: place.item)
    }

    /// The distance from the top of the first section to the top of a section's footer.
    package func footerStart(ofSection section: Int) -> Double {
        start(ofSection: section) + sections[section].header + sections[section].rows.total
    }

    /// The element at a position. Among elements with the same top, it is the last one, because only that one can have a height.
    ///
    /// - Parameter position: points below the top of the first section. For a position above the list, the result is the first element; for
    ///   a position below it, the last one.
    /// - Returns: the element; `nil` if no element has a height.
    package func element(at position: Double) -> Element? {
        let total = total
        guard total > 0 else { return nil }
        let position = min(max(position, 0), total.nextDown)
        let (passed, start) = totals.prefix(upTo: position)
        let section = lastFilledSection(upTo: min(passed, sections.count - 1))
        let inSection = section == passed ? position - start : sections[section].total.nextDown
        return element(inSection: section, at: inSection)
    }

    /// Rounding may lead to the next section, even if it has no height.
    private func lastFilledSection(upTo section: Int) -> Int {
        var section = section
        while section > 0, sections[section].total <= 0 { section -= 1 }
        return section
    }

    private func element(inSection section: Int, at position: Double) -> Element {
        let content = sections[section]
        if position < content.header { return .header(section: section) }
        let inRows = position - content.header
        if content.footer > 0, inRows >= content.rows.total { return .footer(section: section) }
        guard content.rows.count > 0 else { return .header(section: section) }
        return .row(ItemPlace(section: section, item: content.rows.row(at: inRows)))
    }
}
