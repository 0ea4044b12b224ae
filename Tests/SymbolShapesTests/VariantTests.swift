import SymbolShapes
import Testing

/// Variants consist of the parts of their base symbols.
@Suite struct VariantTests {
    private func elements(_ name: String) throws -> [SymbolElement] {
        try #require(SymbolShapes.shape(named: name)).elements
    }

    /// The paths in order, each once, although it may be both filled and stroked.
    private func paths(_ name: String) throws -> [SymbolPath] {
        try elements(name).map(\.path).reduce(into: []) { paths, path in
            if paths.last != path { paths.append(path) }
        }
    }

    @Test(arguments: [
        "trash", "doc.text", "heart", "person.2", "speaker.wave.2", "photo", "calendar", "bell",
    ])
    func `fill has the same paths and fills outlines`(_ name: String) throws {
        #expect(try paths(name + ".fill") == paths(name))
        #expect(try elements(name + ".fill").contains { $0.isFill && !$0.erases })
    }

    @Test(arguments: ["trash", "doc.text", "calendar", "envelope"])
    func `fill leaves free what lies on the outline`(_ name: String) throws {
        #expect(try !elements(name).contains(where: \.erases))
        #expect(try elements(name + ".fill").contains(where: \.erases))
    }

    @Test(arguments: ["circle", "square", "triangle", "shield", "seal", "octagon", "diamond"])
    func `a figure stands around the symbol, which is smaller`(_ figure: String) throws {
        for name in ["plus", "xmark", "exclamationmark", "checkmark", "arrow.up"] {
            let enclosed = try elements("\(name).\(figure)")
            let (around, inside) = try (elements(figure), elements(name))
            #expect(Array(enclosed.prefix(around.count)) == around)
            #expect(enclosed.dropFirst(around.count).map(\.path.kinds) == inside.map(\.path.kinds))
            let (room, content) = try (#require(around[0].inkBounds), #require(enclosed.last?.inkBounds))
            #expect(room.minX < content.minX && content.maxX < room.maxX)
            #expect(room.minY < content.minY && content.maxY < room.maxY)
        }
    }

    @Test(arguments: ["plus", "xmark", "checkmark", "ellipsis", "star", "play", "person"])
    func `in a filled figure the symbol is left free`(_ name: String) throws {
        let plain = try elements("\(name).circle")
        let filled = try elements("\(name).circle.fill")
        #expect(filled[0].isFill && filled[0].path == plain[0].path && !filled[0].erases)
        #expect(filled.dropFirst(2).allSatisfy { $0.erases })
        #expect(filled.dropFirst(2).map(\.path) == plain.dropFirst().map(\.path))
    }

    @Test(arguments: ["eye", "icloud", "wifi", "person.2"])
    func `slash adds a free line and a line across to the symbol`(_ name: String) throws {
        let (plain, slashed) = try (elements(name), elements(name + ".slash"))
        #expect(Array(slashed.dropLast(2)) == plain)
        #expect(slashed.suffix(2).map(\.erases) == [true, false])
        #expect(slashed.suffix(2).map(\.path.kinds) == ["ML", "ML"])
        #expect(slashed[slashed.count - 2].lineWidth > slashed[slashed.count - 1].lineWidth)
    }

    @Test(arguments: ["folder", "doc", "person", "calendar"], ["plus", "minus", "xmark", "checkmark"])
    func `a badge is the same mark on every symbol`(_ name: String, _ mark: String) throws {
        let (plain, badged) = try (elements(name), elements("\(name).badge.\(mark)"))
        #expect(Array(badged.prefix(plain.count)) == plain)
        let added = Array(badged.dropFirst(plain.count))
        #expect(added.prefix(added.count / 2).allSatisfy { $0.erases })
        #expect(added.suffix(added.count / 2).allSatisfy { !$0.erases })
        let other = try elements("trash.badge.\(mark)").suffix(added.count / 2)
        #expect(added.suffix(added.count / 2).map(\.path.kinds) == other.map(\.path.kinds))
        #expect(added.suffix(added.count / 2).map(\.lineWidth) == other.map(\.lineWidth))
    }

    @Test func `variants follow one another as the name says`() throws {
        #expect(try paths("folder.fill.badge.plus") == paths("folder.badge.plus"))
        #expect(try elements("folder.fill.badge.plus")[0].isFill)
        #expect(try elements("eye.slash.fill").last == elements("eye.slash").last)
        #expect(
            SymbolShapes.shape(named: "multiply.circle.fill")
                == SymbolShapes.shape(named: "xmark.circle.fill"))
    }
}
