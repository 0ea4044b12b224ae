/// A path of a drawing on the grid, with its role in the symbol's variants.
struct Part: Equatable, Sendable {
    /// The role of the path in the symbol.
    enum Role: Equatable, Sendable {
        /// The outline of an object: a line, which the `fill` variant fills.
        case outline
        /// The same in every variant.
        case line
        /// A detail on an outline: drawn in the plain symbol, cut out in the filled one.
        case detail
        /// A hole in an outline: a line around it in the plain symbol, cut out in the filled one.
        case hole
        /// Cut out in every variant.
        case gap
        /// Cut out of a detail: drawn in the filled symbol.
        case detailGap
    }

    /// The painting of the path: its line, and optionally its inside.
    struct Ink: Equatable, Sendable {
        /// The line width as a factor of the weight's line width.
        var times = 1.0
        /// The additional line width, in grid units.
        var plus = 0.0
        /// Whether the path's inside is painted.
        var hasArea = false
    }

    var path: SymbolPath
    var role: Role
    var ink: Ink
    /// The fraction of the weight's growth above regular that applies to the line.
    var growth = 1.0

    /// The part in the `fill` variant.
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

    /// Whether the path erases the parts below it.
    var erases: Bool { role == .gap || role == .detailGap }

    /// The bounds with a regular line.
    var bounds: SymbolBounds? { path.bounds?.grown(by: lineWidth(.regular, .medium) / 2) }

    /// Returns the elements in ems.
    func elements(weight: SymbolWeight, scale: SymbolScale) -> [SymbolElement] {
        let path = path.scaled(scale.factor / Grid.size)
        let width = lineWidth(weight, scale) / Grid.size
        let fill = SymbolElement(path: path, paint: .fill(evenOdd: false), erases: erases)
        let stroke = SymbolElement(path: path, paint: .stroke(width: width), erases: erases)
        return (ink.hasArea ? [fill] : []) + (width > 0 ? [stroke] : [])
    }

    /// Returns the line width in grid units. The weight's part of it is the same at every scale.
    private func lineWidth(_ weight: SymbolWeight, _ scale: SymbolScale) -> Double {
        let regular = SymbolWeight.regular.lineWidth
        let more = max(0, weight.lineWidth - regular) * growth
        return ink.times * (min(weight.lineWidth, regular) + more) + ink.plus * scale.factor
    }
}
