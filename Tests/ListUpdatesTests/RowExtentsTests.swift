import ListUpdates
import SeededNumbers
import Testing

@Suite("Where rows lie, against a plain list of heights")
struct RowExtentsTests {
    /// The same list as heights in arrays. All heights are whole or half points, so sums are exact.
    private struct Model {
        var headers: [Double]
        var footers: [Double]
        var rows: [[Double]]
        var measured: Set<ItemPlace> = []

        func elements() -> [(element: RowExtents.Element, start: Double, height: Double)] {
            var top = 0.0
            var elements: [(RowExtents.Element, Double, Double)] = []
            func add(_ element: RowExtents.Element, _ height: Double) {
                elements.append((element, top, height))
                top += height
            }
            for section in rows.indices {
                add(.header(section: section), headers[section])
                for (row, height) in rows[section].enumerated() {
                    add(.row(ItemPlace(section: section, item: row)), height)
                }
                add(.footer(section: section), footers[section])
            }
            return elements
        }
    }

    @Test(arguments: 0..<8) func `heights, places and positions`(part: Int) {
        for seed in (part * 15)..<((part + 1) * 15) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let counts = ListCounts(
                (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
                    [0, 1, 5, 63, 64, 65, 200].randomElement(using: &numbers) ?? 0
                })
            let estimates: [Double] = [0, 44, 20.5]
            let estimate = estimates.randomElement(using: &numbers) ?? 44
            var extents = RowExtents(counts, estimate: estimate)
            var model = Model(
                headers: counts.items.map { _ in 0 }, footers: counts.items.map { _ in 0 },
                rows: counts.items.map { Array(repeating: estimate, count: $0) })
            for _ in 0..<30 {
                change(&extents, &model, &numbers)
            }
            compare(extents, model, &numbers, seed)
        }
    }

    private func change(_ extents: inout RowExtents, _ model: inout Model, _ numbers: inout SeededNumbers) {
        guard let section = model.rows.indices.randomElement(using: &numbers) else { return }
        let height = Double(Int.random(in: 0...200, using: &numbers)) / 2
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0:
            model.headers[section] = height
            extents.setHeaderHeight(height, ofSection: section)
        case 1:
            model.footers[section] = height
            extents.setFooterHeight(height, ofSection: section)
        case 2:
            let heights = model.rows[section].map { _ in Double(Int.random(in: 0...200, using: &numbers)) / 2
            }
            model.rows[section] = heights
            for row in heights.indices { model.measured.insert(ItemPlace(section: section, item: row)) }
            extents.setHeights(ofSection: section) { heights[$0] }
        case 3:
            model.measured = []
            extents.forgetMeasurements()
        default:
            guard let row = model.rows[section].indices.randomElement(using: &numbers) else { return }
            let place = ItemPlace(section: section, item: row)
            let isMeasured = Bool.random(using: &numbers)
            let difference = extents.setHeight(height, of: place, isMeasured: isMeasured)
            #expect(difference == height - model.rows[section][row])
            model.rows[section][row] = height
            if isMeasured { model.measured.insert(place) } else { model.measured.remove(place) }
        }
    }

    private func compare(
        _ extents: RowExtents, _ model: Model, _ numbers: inout SeededNumbers, _ seed: Int
    ) {
        let elements = model.elements()
        let total = elements.last.map { $0.start + $0.height } ?? 0
        #expect(extents.total == total, "seed \(seed)")
        for (element, start, height) in elements {
            switch element {
            case .header(let section):
                #expect(extents.start(ofSection: section) == start)
                #expect(extents.headerHeight(ofSection: section) == height)
            case .row(let place):
                #expect(extents.start(of: place) == start, "seed \(seed), \(place)")
                #expect(extents.height(of: place) == height)
                #expect(extents.isMeasured(place) == model.measured.contains(place))
            case .footer(let section):
                #expect(extents.footerStart(ofSection: section) == start)
                #expect(extents.footerHeight(ofSection: section) == height)
            }
            guard height > 0 else { continue }
            #expect(extents.element(at: start) == element, "seed \(seed)")
            #expect(extents.element(at: start + height / 2) == element)
        }
        let filled = elements.filter { $0.height > 0 }
        #expect(extents.element(at: -10) == filled.first?.element)
        #expect(extents.element(at: total + 10) == filled.last?.element)
    }

    @Test(arguments: 0..<300) func `heights go with their rows through updates`(seed: Int) throws {
        let model = ModelUpdate(seed: UInt64(seed))
        let moves = try BatchUpdate(before: model.before.counts, changes: model.changes)
            .moves(after: model.after.counts)
        var extents = RowExtents(model.before.counts, estimate: 44)
        for (item, place) in model.before.places where item % 2 == 0 {
            extents.setHeight(Double(item), of: place)
        }
        for section in model.before.sections.indices {
            extents.setHeaderHeight(Double(model.before.sections[section].name), ofSection: section)
        }
        let after = RowExtents(extents, after: moves)
        let fresh = Set((moves.reloadedItems + moves.reconfiguredItems).map(\.new))
        let old = model.before.places
        for (item, place) in model.after.places {
            let isKnown = old[item] != nil && item % 2 == 0
            #expect(after.height(of: place) == (isKnown ? Double(item) : 44))
            #expect(after.isMeasured(place) == (isKnown && !fresh.contains(place)))
        }
        let names = Set(model.before.sections.map(\.name))
        for (index, section) in model.after.sections.enumerated() {
            let isOld = names.contains(section.name)
            #expect(after.headerHeight(ofSection: index) == (isOld ? Double(section.name) : 0))
        }
        #expect(after.total == model.after.sections.indices.reduce(0) { $0 + after.height(ofSection: $1) })
    }
}
