/// PageFlow's own drawings for the names of system symbols.
package enum SymbolShapes {
    /// Returns the shape for a system symbol's name; nil if the name is neither drawn nor a variant of a drawn symbol.
    ///
    /// Lines have the same width at every scale, so that symbols and text of one weight match.
    package static func shape(
        named name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
    ) -> SymbolShape? {
        SymbolNames.drawing(Substring(name)).map { drawing in
            SymbolShape(
                drawing, weight: weight, scale: scale, mirrorsInRightToLeft: ReadingDirection.turns(name))
        }
    }

    /// The names with their own drawings, in alphabetical order. Variants such as `fill` and `circle` are derived from these.
    package static var names: [String] { SymbolNames.themes.flatMap(\.keys).sorted() }

    /// Returns the placeholder for a name without a shape. It is the same for every name.
    package static func neutral(
        for name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
    ) -> SymbolShape {
        SymbolShape(Figures.neutral, weight: weight, scale: scale, mirrorsInRightToLeft: false)
    }
}

extension SymbolShape {
    init(_ drawing: Drawing, weight: SymbolWeight, scale: SymbolScale, mirrorsInRightToLeft: Bool) {
        elements = drawing.parts.flatMap { $0.elements(weight: weight, scale: scale) }
        width = drawing.width * scale.factor / Grid.size
        height = scale.factor
        baseline = scale.factor / 2 + SymbolShape.capHeight / 2
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }
}
