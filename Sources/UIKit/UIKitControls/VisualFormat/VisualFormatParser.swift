/// Parses a format in the visual format language, from left to right.
@MainActor
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(_ text: String, metrics: [String: Any], views: [String: Any]) {
        characters = Array(text)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try orientation()
        format.beginsAtEdge = take("|")
        format.spaces.append(try space())
        format.views.append(try view())
        while position < characters.count {
            format.spaces.append(try space())
            if take("|") {
                format.endsAtEdge = true
                break
            }
            format.views.append(try view())
        }
        guard position == characters.count else { throw error("Expected a view") }
        if !format.endsAtEdge { format.spaces.append(.none) }
        return format
    }

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        for (letter, axis, name) in [
            ("H", NSLayoutConstraint.Axis.horizontal, "horizontal"), ("V", .vertical, "vertical"),
        ]
        where take(Character(letter)) {
            guard take(":") else {
                throw error("Expected a ':' after '\(letter)' to specify \(name) arrangement")
            }
            return axis
        }
        return .horizontal
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        guard take("[") else { throw error("Expected a view") }
        let start = position
        let name = word()
        guard !name.isEmpty else { throw error("Expected a view") }
        guard let item = views[name] as? any LayoutItemSource else {
            throw VisualFormatError(
                problem: "\(name) is not a key in the views dictionary.", position: start)
        }
        var view = VisualFormat.View(item: item)
        if take("(") { view.sizes = try predicates(mayNameViews: true) }
        guard take("]") else { throw error("Expected a ']'") }
        return view
    }

    private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates = take("(") ? try predicates(mayNameViews: false) : [try simplePredicate()]
        guard take("-") else { throw error("Expected a '-'") }
        return .given(predicates)
    }

    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var predicate = VisualFormat.Predicate()
        predicate.value = .constant(try number())
        return predicate
    }

    private mutating func predicates(
        mayNameViews: Bool
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var found = [try predicate(mayNameViews)]
        while take(",") { found.append(try predicate(mayNameViews)) }
        guard take(")") else { throw error("Expected a ')'") }
        return found
    }

    private mutating func predicate(
        _ mayNameViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        var predicate = VisualFormat.Predicate()
        predicate.relation = relation()
        predicate.value = mayNameViews ? try value() : .constant(try number())
        if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
        return predicate
    }

    private mutating func relation() -> NSLayoutConstraint.Relation {
        for (sign, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ]
        where characters[position...].starts(with: sign) {
            position += 2
            return relation
        }
        return .equal
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        let start = position
        let name = word()
        if metrics[name] == nil, let item = views[name] as? any LayoutItemSource { return .sizeOf(item) }
        position = start
        return .constant(try number())
    }

    private mutating func number() throws(VisualFormatError) -> CGFloat {
        let start = position
        _ = take("-")
        while let next, next.isNumber || next == "." { position += 1 }
        if let number = Double(String(characters[start..<position])) { return CGFloat(number) }
        position = start
        let name = word()
        guard !name.isEmpty else {
            throw error(
                "Expected a number or key from the metrics dictionary, but encountered something else")
        }
        if let metric = metrics[name].flatMap(Self.number) { return metric }
        throw VisualFormatError(
            problem:
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
            position: start)
    }

    private static func number(_ metric: Any) -> CGFloat? {
        switch metric {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        default: nil
        }
    }

    // MARK: Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func word() -> String {
        let start = position
        while let next, next.isLetter || next == "_" || position > start && next.isNumber { position += 1 }
        return String(characters[start..<position])
    }

    private func error(_ problem: String) -> VisualFormatError {
        VisualFormatError(problem: problem, position: position)
    }
}
