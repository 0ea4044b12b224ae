// The descriptions of elements and conditions in reports.

extension ElementSelector {
    /// A description such as `"Delete" below "Draft"`.
    package var words: String {
        let own =
            [text?.quoted, id.map { "id \($0.quoted)" }].compactMap { $0 }
            + traits.map { "the trait \($0.rawValue)" }
            + states.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                "\($0.value ? "" : "not ")\($0.key.rawValue)"
            }
            + [size?.words, index.map { "index \($0)" }].compactMap { $0 }
        return ((own.isEmpty ? ["an element"] : [own.joined(separator: ", ")]) + relations.map(\.words))
            .joined(separator: " ")
    }
}

extension ElementRelation {
    fileprivate var words: String { "\(kind.words) \(elements.map(\.words).joined(separator: " and "))" }
}

extension ElementRelation.Kind {
    fileprivate var words: String {
        switch self {
        case .above: "above"
        case .below: "below"
        case .leftOf: "left of"
        case .rightOf: "right of"
        case .containsChild: "with the child"
        case .containsDescendants: "that contains"
        case .childOf: "inside"
        }
    }
}

extension ElementSize {
    fileprivate var words: String {
        [width.map { "\($0) points wide" }, height.map { "\($0) points high" }].compactMap { $0 }
            .joined(separator: ", ")
    }
}

extension FlowCondition {
    /// A description such as `"Welcome" is visible`.
    package var words: String {
        let parts = [
            visible.map { "\($0.words) is visible" }, notVisible.map { "\($0.words) is not visible" },
            platform.map { "the platform is \($0.rawValue)" }, expression.map { _ in "a condition is true" },
        ]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }
}
