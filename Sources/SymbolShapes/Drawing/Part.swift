/// One path of a drawing on the grid, and what becomes of it in the symbol's variants.
struct Part: Equatable, Sendable {
    /// What the path is to the symbol.
    enum Role: Equatable, Sendable {
        /// The edge of something: a line, which the variant `fill` fills.
        case outline
        /// The same in every variant.
        case line
        /// Something that lies on an outline: drawn in the plain symbol, left free in the filled one.
        case detail
        /// Left free in every variant.
        case gap
        /// Left free in a detail: drawn in the filled symbol.
        case detailGap
    }

    /// How the path becomes ink.
    enum Ink: Equatable, Sendable {
        /// A line: so many times the weight's line, and so much more.
        case line(times: Double, plus: Double)
        /// The inside with a line around it.
        case area(times: Double, plus: Double)
    }

    var path: SymbolPath
    var role: Role
    var ink: Ink

    /// Whether the path takes away what lies beneath it.
    var erases: Bool { role == .gap || role == .detailGap }

    /// The bounds with a regular line.
    var bounds: SymbolBounds? { path.bounds?.grown(by: ink.lineWidth(.regular) / 2) }

    /// The elements in ems.
    func elements(weight: SymbolWeight, scale: SymbolScale) -> [SymbolElement] {
        let path = path.scaled(scale.factor / Grid.size)
        let stroke = SymbolElement(
            path: path, paint: .stroke(width: ink.lineWidth(weight) / Grid.size), erases: erases)
        guard case .area = ink else { return [stroke] }
        return [SymbolElement(path: path, paint: .fill(evenOdd: false), erases: erases), stroke]
    }
}

extension Part.Ink {
    func lineWidth(_ weight: SymbolWeight) -> Double {
        switch self {
        case .line(let times, let plus), .area(let times, let plus): times * weight.lineWidth + plus
        }
    }

    /// The same line, with the inside.
    var filled: Self {
        switch self {
        case .line(let times, let plus), .area(let times, let plus): .area(times: times, plus: plus)
        }
    }

    /// The same with a line that is wider by the distance on either side.
    func widened(by distance: Double) -> Self {
        switch self {
        case .line(let times, let plus): .line(times: times, plus: plus + distance * 2)
        case .area(let times, let plus): .area(times: times, plus: plus + distance * 2)
        }
    }
}
