import SymbolShapes
import Testing

/// The table of counts, and the shapes of its names.
@Suite struct MostUsedTests {
    @Test func `the table holds 150 names and more, each once, the most used first`() {
        #expect(UseTable.rows.count >= 150)
        #expect(Set(UseTable.rows.map(\.name)).count == UseTable.rows.count)
        for (row, next) in zip(UseTable.rows, UseTable.rows.dropFirst()) {
            #expect(
                (row.repositories, row.uses) >= (next.repositories, next.uses), "\(row.name), \(next.name)")
        }
    }

    @Test(arguments: UseTable.mostUsed)
    func `each of the 150 most used names has a shape`(_ name: String) throws {
        let shape = try #require(SymbolShapes.shape(named: name))
        #expect(shape.elements.contains { !$0.erases })
    }

    @Test(arguments: UseTable.mostUsed + SymbolShapes.names)
    func `a shape lies in its box at every weight and scale`(_ name: String) throws {
        for weight in SymbolWeight.allCases {
            for scale in SymbolScale.allCases {
                let shape = try #require(SymbolShapes.shape(named: name, weight: weight, scale: scale))
                #expect(shape.liesInItsBox, "\(weight), \(scale)")
            }
        }
    }

    @Test(arguments: ["fill", "slash", "circle", "square.fill", "badge", "badge.plus", "badge.clock"])
    func `a variant lies in its box as well`(_ variant: String) throws {
        for name in SymbolShapes.names.map({ "\($0).\(variant)" }) {
            for scale in SymbolScale.allCases {
                let shape = try #require(SymbolShapes.shape(named: name, weight: .black, scale: scale))
                #expect(shape.liesInItsBox, "\(name), \(scale)")
            }
        }
    }

    @Test(arguments: UseTable.mostUsed + SymbolShapes.names)
    func `every number of a shape is finite, and every path begins somewhere`(_ name: String) throws {
        for weight in SymbolWeight.allCases {
            let shape = try #require(SymbolShapes.shape(named: name, weight: weight))
            #expect(shape.numbers.allSatisfy { $0.isFinite })
            #expect(shape.elements.allSatisfy { ["M", "A"].contains($0.path.kinds.first) })
        }
    }

    @Test(arguments: UseTable.mostUsed + SymbolShapes.names)
    func `each of the nine weights is thicker than the one before`(_ name: String) throws {
        let widths = try SymbolWeight.allCases.map { weight in
            try #require(SymbolShapes.shape(named: name, weight: weight)).lineWidths
        }
        for (lighter, heavier) in zip(widths, widths.dropFirst()) {
            #expect(zip(lighter, heavier).allSatisfy { $0 < $1 } && lighter.count == heavier.count)
        }
    }
}
