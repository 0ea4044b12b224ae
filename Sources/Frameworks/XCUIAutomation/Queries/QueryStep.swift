import ScreenTree

/// One step of a query: the elements that it selects, starting from other elements.
@MainActor
enum QueryStep {
    case descendants(ElementKind)
    case children(ElementKind)
    case matching(ElementFilter)
    case containing(ElementFilter)

    /// The step in Xcode's words.
    var words: String {
        switch self {
        case .descendants(let kind): "Descendants matching type \(kind.name)"
        case .children(let kind): "Children matching type \(kind.name)"
        case .matching(let filter): "Elements matching \(filter.words)"
        case .containing(let filter): "Elements containing elements matching \(filter.words)"
        }
    }

    /// Returns the positions that the step selects, in order and each once.
    func select(from input: [Int], in screen: ScreenIndex) -> [Int] {
        switch self {
        case .descendants(let kind):
            return Set(input.flatMap(screen.descendants(of:))).sorted().filter { screen.has($0, kind) }
        case .children(let kind):
            return input.flatMap(screen.children(of:)).filter { screen.has($0, kind) }
        case .matching(let filter):
            return input.filter { filter.isMet(by: $0, in: screen) }
        case .containing(let filter):
            return input.filter { position in
                screen.descendants(of: position).contains { filter.isMet(by: $0, in: screen) }
            }
        }
    }
}

extension ScreenIndex {
    fileprivate func has(_ position: Int, _ kind: ElementKind) -> Bool {
        kind == .any || elements[position].kind == kind
    }
}

/// A condition for elements.
@MainActor
struct ElementFilter {
    /// The condition in Xcode's words.
    let words: String
    /// The text that identifying properties are compared with; `nil` for other conditions.
    private(set) var key: String?
    private let condition: @MainActor (Int, ScreenIndex) -> Bool

    init(_ words: String, _ condition: @escaping @MainActor (Int, ScreenIndex) -> Bool) {
        (self.words, self.condition) = (words, condition)
    }

    func isMet(by position: Int, in screen: ScreenIndex) -> Bool { condition(position, screen) }

    /// Elements with an identifying property that equals a text.
    static func identified(by text: String) -> ElementFilter {
        var filter = ElementFilter("predicate '\"\(text)\" IN identifiers'") { position, screen in
            screen.elements[position].identifiers.contains(text)
        }
        filter.key = text
        return filter
    }

    /// Elements of a type with an identifying property that equals a text; `nil` for any.
    static func of(_ kind: ElementKind, identifiedBy text: String?) -> ElementFilter {
        let words = "type \(kind.name)" + (text.map { " with identifier '\($0)'" } ?? "")
        return ElementFilter(words) { position, screen in
            let element = screen.elements[position]
            return (kind == .any || element.kind == kind) && text.map(element.identifiers.contains) != false
        }
    }
}

extension ElementSnapshot {
    /// The identifying properties, which a query's subscript compares. Follows Apple's page "subscript(_:)" of `XCUIElementQuery`.
    var identifiers: [String] {
        [identifier, title, label, value, placeholder].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
