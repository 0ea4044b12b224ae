import ListUpdates

/// The sections and rows of a table view, as last returned by the data source, with their heights.
struct TableRows {
    enum Phase {
        /// The data source hasn't been queried yet.
        case new
        /// The known data is invalid.
        case unknown
        /// The known data belongs to the previous data source, and is used until the next layout pass.
        case ofFormerSource
        case known
    }

    var phase = Phase.new
    var counts = ListCounts()
    var extents = RowExtents(ListCounts(), estimate: 44)
    /// The headers and footers of each section.
    var heads: [SectionHeads] = []
    /// The width for which the heights were computed.
    var width: CGFloat = 0
    /// Whether heights are measured when rows become visible.
    var isEstimated = true
    /// Whether the delegate has provided the height of every row.
    var hasAskedHeights = false

    /// Invalidates the known data, which is requested again when it is needed.
    mutating func forget() {
        if phase == .known { phase = .unknown }
    }

    /// The number of rows before a position, in all sections. Takes linear time in the number of sections.
    func ordinal(of place: ItemPlace) -> Int {
        counts.items[..<place.section].reduce(0, +) + place.item
    }

    /// The next row in the table view.
    func row(after place: ItemPlace) -> ItemPlace? {
        if place.item + 1 < counts[place.section] {
            return ItemPlace(section: place.section, item: place.item + 1)
        }
        var section = place.section + 1
        while section < counts.sectionCount {
            if counts[section] > 0 { return ItemPlace(section: section, item: 0) }
            section += 1
        }
        return nil
    }

    /// The previous row in the table view.
    func row(before place: ItemPlace) -> ItemPlace? {
        if place.item > 0 { return ItemPlace(section: place.section, item: place.item - 1) }
        return lastRow(above: place.section)
    }

    /// The last row above a section.
    func lastRow(above section: Int) -> ItemPlace? {
        var section = section - 1
        while section >= 0 {
            let count = counts[section]
            if count > 0 { return ItemPlace(section: section, item: count - 1) }
            section -= 1
        }
        return nil
    }

    /// The first row in a section or below it.
    func firstRow(from section: Int) -> ItemPlace? {
        var section = section
        while section < counts.sectionCount {
            if counts[section] > 0 { return ItemPlace(section: section, item: 0) }
            section += 1
        }
        return nil
    }
}

/// The header and footer of a section.
struct SectionHeads {
    var header = SectionHead()
    var footer = SectionHead()

    subscript(kind: HeadKind) -> SectionHead {
        get { kind == .header ? header : footer }
        set { if kind == .header { header = newValue } else { footer = newValue } }
    }
}

/// A header or footer, as far as it is known before it is displayed.
struct SectionHead {
    enum Content {
        case nothing
        /// A title from the data source.
        case title
        /// A view from the delegate, a title, or nothing; determined when it becomes visible.
        case open
    }

    var content = Content.nothing
    /// Whether the height is final until the data changes.
    var isMeasured = true
    /// The padding above a header, which is part of its height.
    var padding: CGFloat = 0
}

enum HeadKind {
    case header
    case footer
}

extension IndexPath {
    init(_ place: ItemPlace) {
        self.init(row: place.item, section: place.section)
    }
}

extension ItemPlace {
    /// Creates a position from an index path; a path with fewer than two indices matches no row.
    init(_ path: IndexPath) {
        guard path.count >= 2 else {
            self.init(section: -1, item: -1)
            return
        }
        self.init(section: path[0], item: path[1])
    }
}
