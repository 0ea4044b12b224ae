import InterfaceFiles

/// A property of an object that has variations by size class.
@MainActor
struct VariedProperty {
    private let setters: VariedValue<() -> Void>

    /// Sets the value for these traits.
    func apply(in traits: UITraitCollection) { setters.value(in: traits)() }

    /// Returns the properties of an object that its element varies.
    static func all(of object: AnyObject, _ reader: InterfaceReader) -> [VariedProperty] {
        let variations = reader.element.variations
        if variations.isEmpty { return [] }
        var names: Set<String> = []
        for variation in variations { names.formUnion(variation.element.variedNames) }
        return names.sorted().compactMap { name in
            guard let base = setter(name, object, nil) else { return nil }
            let variants = variations.compactMap {
                conditions, element -> (VariationConditions, () -> Void)? in
                guard element.variedNames.contains(name), let set = setter(name, object, reader.of(element))
                else { return nil }
                return (conditions, set)
            }
            return VariedProperty(setters: VariedValue(base, variants))
        }
    }

    /// Returns a closure that sets a property to the value of a variation, or to its current value; `nil` if the
    /// property can't vary.
    private static func setter(
        _ name: String, _ object: AnyObject, _ reader: InterfaceReader?
    ) -> (() -> Void)? {
        switch object {
        case let constraint as NSLayoutConstraint: setter(name, constraint, reader)
        case let stack as UIStackView: setter(name, stack, reader) ?? setter(name, view: stack, reader)
        case let label as UILabel: setter(name, label, reader) ?? setter(name, view: label, reader)
        case let text as any StyledTextView: setter(name, text, reader) ?? setter(name, view: text, reader)
        case let view as UIView: setter(name, view: view, reader)
        default: nil
        }
    }
}

// Properties that can vary.
extension VariedProperty {
    /// The priority of an active constraint can't change from or to required.
    private static func setter(
        _ name: String, _ constraint: NSLayoutConstraint, _ reader: InterfaceReader?
    ) -> (() -> Void)? {
        switch name {
        case "constant":
            let constant = reader?.element.number("constant").map { CGFloat($0) } ?? constraint.constant
            return { constraint.constant = constant }
        case "priority":
            let value = reader?.element.number("priority").map { UILayoutPriority(Float($0)) }
            let priority = value ?? constraint.priority
            return {
                let isActive = constraint.isActive
                constraint.isActive = false
                constraint.priority = priority
                constraint.isActive = isActive
            }
        default: return nil
        }
    }

    private static func setter(
        _ name: String, _ stack: UIStackView, _ reader: InterfaceReader?
    ) -> (() -> Void)? {
        switch name {
        case "axis": change(stack, \.axis, reader?.choice("axis", .axes))
        case "distribution": change(stack, \.distribution, reader?.choice("distribution", .distributions))
        case "alignment": change(stack, \.alignment, reader?.choice("alignment", .alignments))
        case "spacing": change(stack, \.spacing, reader?.element.number("spacing").map { CGFloat($0) })
        default: nil
        }
    }

    private static func setter(
        _ name: String, _ label: UILabel, _ reader: InterfaceReader?
    ) -> (() -> Void)? {
        switch name {
        case "fontDescription": change(label, \.font, reader?.font(name))
        case "textColor": change(label, \.textColor, reader?.color(name))
        default: nil
        }
    }

    private static func setter(
        _ name: String, _ text: some StyledTextView, _ reader: InterfaceReader?
    ) -> (() -> Void)? {
        switch name {
        case "fontDescription": change(text, \.font, reader?.font(name))
        case "textColor": change(text, \.textColor, reader?.color(name))
        default: nil
        }
    }

    private static func setter(
        _ name: String, view: UIView, _ reader: InterfaceReader?
    ) -> (() -> Void)? {
        switch name {
        case "hidden": change(view, \.isHidden, reader?.element.bool(name))
        case "alpha": change(view, \.alpha, reader?.element.number(name).map { CGFloat($0) })
        case "backgroundColor": change(view, \.backgroundColor, reader?.color(name))
        case "tintColor": change(view, \.tintColor, reader?.color(name))
        case "layoutMargins":
            change(
                view, \.layoutMargins,
                reader?.element.child("edgeInsets", key: name).map { UIEdgeInsets(interface: $0) })
        case "directionalLayoutMargins":
            change(view, \.directionalLayoutMargins, reader?.directionalInsets(name))
        default: nil
        }
    }

    private static func change<Root: AnyObject, Value>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value?
    ) -> () -> Void {
        let value = value ?? object[keyPath: property]
        return { [weak object] in object?[keyPath: property] = value }
    }
}

extension InterfaceElement {
    /// The attributes and elements of a variation, without its key and its masks.
    fileprivate var variedNames: Set<String> {
        let inner = children.filter { $0.name != "mask" }.compactMap { $0.peek("key") }
        return Set(attributeNames).subtracting(["key"]).union(inner)
    }
}

// Interface Builder's names of the stack view values that vary.
extension [String: NSLayoutConstraint.Axis] {
    static let axes: Self = ["horizontal": .horizontal, "vertical": .vertical]
}

extension [String: UIStackView.Distribution] {
    static let distributions: Self = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}

extension [String: UIStackView.Alignment] {
    static let alignments: Self = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
