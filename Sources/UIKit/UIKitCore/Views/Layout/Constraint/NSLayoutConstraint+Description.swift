// The console description of a constraint: in the visual format if possible.
extension NSLayoutConstraint {
    var text: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let notes = notes.joined(separator: ", ")
        return "<\(className):\(describedAddress(of: self))\(name) \(relationText)   (\(notes))>"
    }

    var ownNotes: [String] {
        var notes = [isActive ? "active" : "inactive"]
        if let edge = visualEdge { notes.append("names: '|':\(LayoutText.name(of: edge)) ") }
        return notes
    }

    var ownRelationText: String { visualText ?? equationText }

    // MARK: The visual format

    private var visualAxis: String? {
        switch (first.publicAttribute, secondAttribute) {
        case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing): "H"
        case (.top, .top), (.bottom, .bottom), (.top, .bottom): "V"
        default: nil
        }
    }

    /// The item that the visual format represents as an edge.
    private var visualEdge: (any LayoutItemSource)? {
        guard let pair = visualPair else { return nil }
        switch firstAttribute {
        case .leading, .top: return secondAttribute == firstAttribute ? pair.second : nil
        default: return pair.first
        }
    }

    /// The items, if their attributes are as in `|-[first]`, `[second]-|` or `[second]-[first]`.
    private var visualPair: (first: any LayoutItemSource, second: any LayoutItemSource)? {
        guard visualAxis != nil, multiplier == 1, let second, second.origin == nil,
            let one = first.place.item, let other = second.place.item
        else { return nil }
        switch (firstAttribute, secondAttribute) {
        case (.leading, .leading), (.top, .top): return one.isDirectly(in: other) ? (one, other) : nil
        case (.trailing, .trailing), (.bottom, .bottom): return other.isDirectly(in: one) ? (one, other) : nil
        default: return one.container === other.container && one.container != nil ? (one, other) : nil
        }
    }

    private var visualText: String? {
        guard let pair = visualPair, let axis = visualAxis else { return nil }
        let (one, other) = (LayoutText.name(of: pair.first), LayoutText.name(of: pair.second))
        let space = "(\(relation.prefix)\(constant.formatted)\(prioritySuffix))"
        switch (firstAttribute, secondAttribute) {
        case (.leading, .leading), (.top, .top): return "\(axis):|-\(space)-[\(one)]"
        case (.trailing, .trailing), (.bottom, .bottom): return "\(axis):[\(other)]-\(space)-|"
        default: return "\(axis):[\(other)]-\(space)-[\(one)]"
        }
    }

    private var prioritySuffix: String {
        priority == .required ? "" : "@\(priority.rawValue.formatted)"
    }

    // MARK: The equation

    private var equationText: String {
        let suffix = priority == .required ? "" : " @\(priority.rawValue.formatted)"
        return "\(first.text) \(relation.sign) \(rightSide)\(suffix)"
    }

    private var rightSide: String {
        guard let second else { return constant < 0 ? "- \((-constant).formatted)" : constant.formatted }
        let factor = multiplier == 1 ? "" : "\(multiplier.formatted)*"
        let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).formatted)"
        return "\(factor)\(second.text)\(rest)"
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    fileprivate var prefix: String { self == .equal ? "" : sign }
}

extension LayoutItemSource {
    /// The view that contains the item.
    package var container: UIView? { layoutReference.container }

    fileprivate func isDirectly(in other: any LayoutItemSource) -> Bool {
        other is UIView && container === other
    }
}

extension LayoutOperand {
    var text: String {
        guard let origin else { return LayoutText.text(of: place) }
        return "(\(LayoutText.text(of: place)) - \(LayoutText.text(of: origin)))"
    }
}

/// The names of items in the console.
@MainActor
enum LayoutText {
    /// Returns the class and the address, and a property that distinguishes the item.
    static func name(of item: (any LayoutItemSource)?) -> String {
        guard let item else { return "(null)" }
        if let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty { return name }
        return "\(className(of: item)):\(describedAddress(of: item))\(remark(on: item))"
    }

    static func text(of place: LayoutPlace) -> String { "\(name(of: place.item)).\(place.attribute.name)" }

    /// On a device UIKit's own guides all have one class.
    private static func className(of item: any LayoutItemSource) -> String {
        item is InsetGuide || item is ScrollGuide ? "UILayoutGuide" : describedClass(of: item)
    }

    private static func remark(on item: any LayoutItemSource) -> String {
        let remark: String? =
            switch item {
            case let guide as UILayoutGuide: guide.identifier
            case let label as UILabel: label.text
            case let button as any PushButton: button.currentTitle
            default: nil
            }
        guard let remark, !remark.isEmpty else { return "" }
        return "'\(remark)'"
    }
}
