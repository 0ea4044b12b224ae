import LayoutSolver

/// The object for which a row of the solver exists.
enum LayoutRow {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that isn't placed by constraints.
    case mask(NSAutoresizingMaskLayoutConstraint)
    /// The intrinsic content size of a view on an axis.
    case content(LayoutItem, NSLayoutConstraint.Axis)
    /// The position of one of UIKit's guides, or the target size of a fitting engine.
    case system(NSLayoutConstraint)
    /// The condition that sizes aren't negative. It never appears in the console.
    case bound

    /// The constraint that represents the row in the console.
    @MainActor var constraint: NSLayoutConstraint? {
        switch self {
        case .constraint(let constraint): constraint
        case .mask(let constraint): constraint
        case .content(let item, let axis): item.contentConstraint(axis)
        case .system(let constraint): constraint
        case .bound: nil
        }
    }

    var isMask: Bool { if case .mask = self { true } else { false } }

    /// Whether the row is for a constraint of the app.
    var isOfApp: Bool { if case .constraint = self { true } else { false } }
}

extension LayoutItem {
    /// Returns the constraint that represents the rows of the content size in the console; both rows have the same one.
    fileprivate func contentConstraint(_ axis: NSLayoutConstraint.Axis) -> NSContentSizeLayoutConstraint? {
        guard let view = reference.view, let rows = contentRows[axis] else { return nil }
        if let made = contentConstraints[axis], made.constantStorage == rows.length { return made }
        let made = NSContentSizeLayoutConstraint(
            LayoutOperand(LayoutPlace(item: view, attribute: axis == .horizontal ? .width : .height)), .equal,
            nil, multiplier: 1, constant: rows.length)
        contentConstraints[axis] = made
        return made
    }
}

/// Represents the frame and mask of a view in the console.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    override var relationText: String {
        let mask = (firstItem as? UIView)?.autoresizingMask ?? []
        let horizontal = Self.text(
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin))
        let vertical = Self.text(
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
            mask.contains(.flexibleBottomMargin))
        return "h=\(horizontal) v=\(vertical) \(equation)"
    }

    private var equation: String {
        let name = LayoutText.name(of: first.place.item)
        let attribute =
            switch firstAttribute {
            case .left: "minX"
            case .top: "minY"
            default: firstAttribute.name
            }
        return "\(name).\(attribute) == \(constant < 0 ? "- " : "")\(abs(constant).formatted)"
    }

    override var notes: [String] {
        guard firstAttribute.kind != .size, let view = firstItem as? UIView, let superview = view.superview
        else { return ["active"] }
        return ["active", "names: '|':\(LayoutText.name(of: superview)) "]
    }

    /// A view without a mask keeps its left and top edges, like one with flexible right and bottom margins.
    private static func text(_ low: Bool, _ size: Bool, _ high: Bool) -> String {
        guard low || size || high else { return "--&" }
        return [low, size, high].map { $0 ? "&" : "-" }.joined()
    }
}

/// Represents the intrinsic content size of a view in the console.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    override var relationText: String {
        let axis = firstAttribute.axis
        guard let view = firstItem as? UIView else { return super.relationText }
        return "\(LayoutText.text(of: first.place)) == \(constant.formatted)"
            + "   Hug:\(view.contentHuggingPriority(for: axis).rawValue.formatted)"
            + " CompressionResistance:"
            + view.contentCompressionResistancePriority(for: axis).rawValue.formatted
    }

    override var notes: [String] { ["active"] }
}

/// Represents a rectangle that UIKit determines in the console.
final class SystemLayoutConstraint: NSLayoutConstraint {
    override var className: String { "NSLayoutConstraint" }
    override var notes: [String] { ["active"] }
}
