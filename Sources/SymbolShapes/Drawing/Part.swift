/// One path of a drawing on the grid, and how the symbol's variants change it.
struct Part: Equatable, Sendable {
    /// What the path is to the symbol.
    enum Role: Equatable, Sendable {
        /// The edge of something: a line, which the variant `fill` fills.
        case outline
        /// The same in every variant.
        case line
        /// Something that lies on an outline: drawn in the plain symbol, left free in the filled one.
        case detail
        /// Something that lies on an outline: a line around it in the plain symbol, a hole in the filled one.
        case hole
        /// Left free in every variant.
        case gap
        /// Left free in a detail: drawn in the filled symbol.
        case detailGap
    }

    /// How the path becomes ink: as a line, and perhaps with its inside.
    struct Ink: Equatable, Sendable {
        /// How many times the weight's line the line is wide.
        var times = 1.0
        /// How much wider it is, in units of the grid.
        var plus = 0.0
        /// Whether the path's inside belongs to it.
        var hasArea = false
    }

    var path: SymbolPath
    var role: Role
    var ink: Ink
    /// How much of the weight's growth above regular the line takes part in: 1 for all of it.
    var growth = 1.0

    /// The same in the variant `fill`.
    var filled: Self {
        var part = self
        switch role {
        case .outline: (part.role, part.ink.hasArea) = (.line, true)
        case .detail: part.role = .gap
        case .hole: (part.role, part.ink) = (.gap, Ink(times: 0, hasArea: true))
        case .detailGap: part.role = .line
        case .line, .gap: break
        }
        return part
    }

    /// Whether the path takes away what lies beneath it.
    var erases: Bool { role == .gap || role == .detailGap }

    /// The bounds with a regular line.
    var bounds: SymbolBounds? { path.bounds?.grown(by: lineWidth(.regular, .medium) / 2) }

    /// The elements in ems.
    func elements(weight: SymbolWeight, scale: SymbolScale) -> [SymbolElement] {
        let path = path.scaled(scale.factor / Grid.size)
        let width = lineWidth(weight, scale) / Grid.size
        let fill = SymbolElement(path: path, paint: .fill(evenOdd: false), erases: erases)
        let stroke = SymbolElement(path: path, paint: .stroke(width: width), erases: erases)
        return (ink.hasArea ? [fill] : []) + (width > 0 ? [stroke] : [])
    }

    /// The width of the line, in units of the grid. The weight's share of it is the same at every scale.
    private func lineWidth(_ weight: SymbolWeight, _ scale: SymbolScale) -> Double {
        let regular = SymbolWeight.regular.lineWidth
        let more = max(0, weight.lineWidth - regular) * growth
        return ink.times * (min(weight.lineWidth, regular) + more) + ink.plus * scale.factor
    }
}
