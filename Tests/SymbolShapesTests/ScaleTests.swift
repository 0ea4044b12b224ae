import SymbolShapes
import Testing

/// Sizes, and the position next to text.
@Suite struct ScaleTests {
    @Test(arguments: UseTable.mostUsed)
    func `small is a fifth smaller than medium, large three tenths larger`(_ name: String) throws {
        let small = try #require(SymbolShapes.shape(named: name, scale: .small))
        let medium = try #require(SymbolShapes.shape(named: name, scale: .medium))
        let large = try #require(SymbolShapes.shape(named: name, scale: .large))
        #expect(
            abs(small.width - medium.width * 0.8) < 1e-9 && abs(small.height - medium.height * 0.8) < 1e-9)
        #expect(
            abs(large.width - medium.width * 1.3) < 1e-9 && abs(large.height - medium.height * 1.3) < 1e-9)
    }

    @Test(arguments: ["plus", "trash", "chevron.backward", "square.and.arrow.up", "magnifyingglass"])
    func `lines are equally wide at every scale`(_ name: String) throws {
        let widths = try SymbolScale.allCases.map { scale in
            try #require(SymbolShapes.shape(named: name, weight: .bold, scale: scale)).lineWidths
        }
        #expect(widths[0] == widths[1] && widths[1] == widths[2] && !widths[0].isEmpty)
    }

    @Test(arguments: SymbolScale.allCases)
    func `capital letters beside a symbol have their middle at the middle of its box`(_ scale: SymbolScale)
        throws
    {
        let shape = try #require(SymbolShapes.shape(named: "circle", scale: scale))
        #expect(abs(shape.baseline - SymbolShape.capHeight / 2 - shape.height / 2) < 1e-9)
        let bounds = try #require(shape.inkBounds)
        #expect(abs((bounds.minY + bounds.maxY) / 2 - shape.height / 2) < 1e-9)
    }

    @Test func `without a weight and a scale a shape is regular and medium`() {
        #expect(
            SymbolShapes.shape(named: "gear")
                == SymbolShapes.shape(named: "gear", weight: .regular, scale: .medium))
    }
}
