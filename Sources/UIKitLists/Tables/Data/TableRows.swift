import ListUpdates

/// The sections and rows of a table as the data source said last, and how high they are.
struct TableRows {
    enum Phase {
        /// Nobody has asked the data source yet.
        case new
        /// What is known does not hold any more.
        case unknown
        /// What is known is of another data source, and counts until the next layout.
        case ofFormerSource
        case known
    }

    var phase = Phase.new
    var counts = ListCounts()
    var extents = RowExtents(ListCounts(), estimate: 44)
    /// What stands above and below each section.
    var heads: [SectionHeads] = []
    /// The width that heights were worked out for.
    var width: CGFloat = 0
    /// Whether heights are measured as rows become visible.
    var isEstimated = true
    /// Whether the delegate has said the height of every row.
    var hasAskedHeights = false

    /// What is known is asked for again when it is needed.
    mutating func forget() {
        if phase == .known { phase = .unknown }
    }

    /// The rows before a place, all sections together. Takes time by the number of sections.
    func ordinal(of place: ItemPlace) -> Int {
        counts.items[..<place.section].reduce(0, +) + place.item
    }

    /// The next row in the table.
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

    /// The row before one in the table.
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

    /// The first row from a section on.
    func firstRow(from section: Int) -> ItemPlace? {
        var section = section
        while section < counts.sectionCount {
            if counts[section] > 0 { return ItemPlace(section: section, item: 0) }
            section += 1
        }
        return nil
    }
}

/// What stands above and below a section.
struct SectionHeads {
    var header = SectionHead()
    var footer = SectionHead()

    subscript(kind: HeadKind) -> SectionHead {
        get { kind == .header ? header : footer }
        set { if kind == .header { header = newValue } else { footer = newValue } }
    }
}

/// A header or a footer, as far as is known before it is shown.
struct SectionHead {
    enum Content {
        case nothing
        /// A text of the data source's.
        case title
        /// A view of the delegate's, or a text, or nothing: that is asked when it becomes visible.
        case open
    }

    var content = Content.nothing
    /// Whether the height counts until the data changes.
    var isMeasured = true
    /// The room above a header, which is part of its height.
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
    /// A path with fewer than two indices is nowhere.
    init(_ path: IndexPath) {
        guard path.count >= 2 else {
            self.init(section: -1, item: -1)
            return
        }
        self.init(section: path[0], item: path[1])
    }
}
