import SeededNumbers
import Testing

@testable import SymbolShapes

/// The names that have a shape, and the mark for the others.
@Suite struct NameTests {
    @Test(arguments: [
        "", ".", ".fill", "fill", "badge.plus", "no.such.symbol", "plus..fill", "plus.circle.", "Plus",
    ])
    func `a name that is neither drawn nor a variant has no shape`(_ name: String) {
        #expect(SymbolShapes.shape(named: name) == nil)
    }

    @Test func `a name is drawn once, and another word for it is not drawn`() {
        #expect(Set(SymbolShapes.names).count == SymbolShapes.names.count)
        #expect(SymbolShapes.names.count > 150)
        #expect(SymbolNames.otherNames.keys.allSatisfy { !SymbolShapes.names.contains($0) })
        #expect(SymbolNames.otherNames.values.allSatisfy { SymbolShapes.names.contains($0) })
    }

    @Test(arguments: [
        "sunrise.fill", "moon.stars.fill", "wind", "water.waves", "tree.fill", "wand.and.stars",
        "waveform.path.ecg", "rectangle.split.2x2",
    ])
    func `landscapes and features have shapes`(_ name: String) {
        #expect(SymbolShapes.shape(named: name) != nil)
    }

    @Test func `every name without a shape gets the same mark`() {
        let mark = SymbolShapes.neutral(for: "no.such.symbol")
        #expect(mark == SymbolShapes.neutral(for: "another"))
        #expect(!SymbolShapes.names.contains { SymbolShapes.shape(named: $0)?.elements == mark.elements })
        #expect(mark != SymbolShapes.neutral(for: "another", weight: .bold))
        #expect(mark != SymbolShapes.neutral(for: "another", scale: .large))
    }

    @Test(arguments: [
        ("chevron.backward", true), ("chevron.forward", true), ("chevron.left", false),
        ("chevron.right", false),
        ("arrow.forward", true), ("arrow.right", false), ("arrow.up.forward.square", true),
        ("arrow.backward", true),
        ("rectangle.portrait.and.arrow.forward", true), ("chevron.backward.circle.fill", true),
        ("list.bullet", true), ("list.number", true), ("forward.fill", false), ("backward.fill", false),
        ("gobackward", false), ("arrow.clockwise", false), ("pencil", false), ("chevron.up", false),
    ])
    func `forward, backward and lists turn with the direction of reading`(_ name: String, _ turns: Bool)
        throws
    {
        #expect(try #require(SymbolShapes.shape(named: name)).mirrorsInRightToLeft == turns)
    }

    @Test func `forward looks like right, and backward like left`() {
        for kind in ["chevron", "arrow"] {
            #expect(elements("\(kind).forward") == elements("\(kind).right"))
            #expect(elements("\(kind).backward") == elements("\(kind).left"))
        }
    }

    private func elements(_ name: String) -> [SymbolElement]? { SymbolShapes.shape(named: name)?.elements }

    /// The same rules for words: after the drawn name, each word must be that of a variant.
    @Test func `names of random words have a shape exactly if the words after a drawn name are variants`()
        throws
    {
        var numbers = SeededNumbers(seed: 20_26)
        let variants = ["fill", "slash", "circle", "square", "seal", "badge.plus", "badge.minus", "badge"]
        let others = ["plus", "up", "nothing", "2"]
        let drawn = Set(SymbolShapes.names)
        for _ in 0..<400 {
            let base = try #require(SymbolShapes.names.randomElement(using: &numbers))
            let words = (0..<Int.random(in: 0...4, using: &numbers)).compactMap { _ in
                (variants + others.prefix(1)).randomElement(using: &numbers)
            }
            let name = ([base] + words).joined(separator: ".")
            let isKnown = !words.contains { others.contains($0) } || drawn.contains(name)
            // After the badge of a dot, "plus" is the word of the badge.
            let endsInBadge = zip(words, words.dropFirst()).contains { $0 == "badge" && $1 == "plus" }
            guard !endsInBadge else { continue }
            let shape = SymbolShapes.shape(named: name)
            #expect((shape != nil) == isKnown, "\(name)")
            #expect(shape?.numbers.allSatisfy { $0.isFinite } ?? true, "\(name)")
        }
    }
}
