import FlowPlan
import Foundation
import Yams

/// Reads descriptions of elements.
struct SelectorReader {
    /// The keys of an element.
    static let keys =
        ["text", "id", "index", "traits", "width", "height", "tolerance", "css"]
        + ElementState.allCases.map(\.rawValue) + ElementRelation.Kind.allCases.map(\.rawValue)

    let scope: Scope

    /// An element: a text, or keys and values.
    func selector(_ node: Node, of owner: String) throws(FlowFault) -> ElementSelector {
        if node.scalar != nil, !node.isEmpty { return ElementSelector(text: try pattern(node, of: owner)) }
        let fields = try Fields(node, of: owner, in: scope, allowed: Self.keys)
        guard let selector = try selector(fields) else {
            throw scope.fault(
                node.line, "\(owner) describes no element.",
                repair: "Add a text, an id or another key of an element.")
        }
        return selector
    }

    /// The element that some fields describe; `nil` if they describe none.
    func selector(_ fields: Fields) throws(FlowFault) -> ElementSelector? {
        if let css = fields["css"] {
            throw scope.fault(
                css.line, "css is left out: it belongs to web pages.", repair: "Use a text or an id.")
        }
        var selector = ElementSelector()
        if let node = fields["text"] { selector.text = try pattern(node, of: "text") }
        if let node = fields["id"] { selector.id = try pattern(node, of: "id") }
        selector.index = try fields.integer("index", in: -1e9...1e9)
        for state in ElementState.allCases { selector.states[state] = try fields.truth(state.rawValue) }
        selector.traits = try traits(fields)
        selector.relations = try relations(fields)
        selector.size = try size(fields)
        return selector.isEmpty ? nil : selector
    }

    /// A regular expression, which is checked.
    private func pattern(_ node: Node, of name: String) throws(FlowFault) -> FlowText {
        let text = try scope.text(node, of: name)
        guard !text.needsCopiedText else { return text }
        let pattern = text.string(copied: "")
        guard (try? NSRegularExpression(pattern: pattern)) == nil else { return text }
        throw scope.fault(
            node.line, "The \(name) '\(pattern)' isn't a regular expression.",
            repair: "Write \\ before characters such as ( [ * + ? that stand for themselves.")
    }

    private func traits(_ fields: Fields) throws(FlowFault) -> [ElementTrait] {
        guard let node = fields["traits"] else { return [] }
        var traits: [ElementTrait] = []
        if let list = node.sequence {
            for item in list { traits.append(try scope.word(item, of: "traits")) }
            return traits
        }
        return [try scope.word(node, of: "traits")]
    }

    private func relations(_ fields: Fields) throws(FlowFault) -> [ElementRelation] {
        var relations: [ElementRelation] = []
        for kind in ElementRelation.Kind.allCases {
            guard let node = fields[kind.rawValue] else { continue }
            var elements: [ElementSelector] = []
            if kind == .containsDescendants, let list = node.sequence {
                for item in list { elements.append(try selector(item, of: kind.rawValue)) }
            } else {
                elements = [try selector(node, of: kind.rawValue)]
            }
            relations.append(ElementRelation(kind, elements))
        }
        return relations
    }

    private func size(_ fields: Fields) throws(FlowFault) -> ElementSize? {
        let (width, height) = (try fields.number("width"), try fields.number("height"))
        guard width != nil || height != nil else { return nil }
        return ElementSize(width: width, height: height, tolerance: try fields.number("tolerance") ?? 0)
    }

    /// A condition: `visible`, `notVisible`, `platform` and `true`.
    func condition(_ node: Node, of owner: String) throws(FlowFault) -> FlowCondition {
        let fields = try Fields(
            node, of: owner, in: scope, allowed: ["visible", "notVisible", "platform", "true"])
        var condition = FlowCondition()
        if let node = fields["visible"] { condition.visible = try selector(node, of: "visible") }
        if let node = fields["notVisible"] { condition.notVisible = try selector(node, of: "notVisible") }
        condition.platform = try fields.word("platform")
        if let node = fields["true"] { condition.expression = try scope.expression(node, of: "true") }
        guard condition == FlowCondition() else { return condition }
        throw scope.fault(
            node.line, "\(owner) has no condition.", repair: "Add visible, notVisible, platform or true.")
    }
}
