import InterfaceFiles

/// Makes the constraints of the views that were made.
@MainActor
struct ConstraintMaking {
    private let loading: InterfaceLoading

    init(_ loading: InterfaceLoading) { self.loading = loading }

    /// Makes and activates the constraints that views have, in the file's order.
    func make(_ elements: [InterfaceElement]) {
        for element in elements {
            for constraint in element.list("constraints") { make(constraint, in: element) }
        }
    }

    /// A constraint's first item is the view that has it, unless the file names another.
    private func make(_ constraint: InterfaceElement, in owner: InterfaceElement) {
        guard let ownerID = owner.peek("id"), let first = item(constraint["firstItem"] ?? ownerID),
            let attribute = Self.attribute(constraint["firstAttribute"])
        else { return }
        let second = constraint["secondItem"].flatMap(item)
        let made = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: Self.relation(constraint["relation"]),
            toItem: second, attribute: Self.attribute(constraint["secondAttribute"]) ?? .notAnAttribute,
            multiplier: Self.multiplier(constraint), constant: CGFloat(constraint.number("constant") ?? 0))
        if let priority = constraint.number("priority") { made.priority = UILayoutPriority(Float(priority)) }
        made.identifier = constraint["identifier"]
        loading.note(made, for: constraint)
        if constraint.bool("placeholder") != true { made.isActive = true }
    }

    private func item(_ id: String) -> AnyObject? { loading.object(id: id) }
}

// Interface Builder's words.
extension ConstraintMaking {
    private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
        name.flatMap { attributes[$0] }
    }

    private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    /// A multiplier is a number, or a ratio such as `16:9`.
    private static func multiplier(_ constraint: InterfaceElement) -> CGFloat {
        guard let text = constraint["multiplier"] else { return 1 }
        let parts = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2 where parts[1] != 0: return parts[0] / parts[1]
        default:
            constraint.reportFault("multiplier=\"\(text)\" is neither a number nor a ratio")
            return 1
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
