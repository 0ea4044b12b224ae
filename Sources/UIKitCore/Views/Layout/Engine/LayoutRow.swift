import LayoutSolver

/// Who a row of the solver is for.
enum LayoutRow {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that no constraint places.
    case mask(NSAutoresizingMaskLayoutConstraint)
    /// The size of a view's content on an axis.
    case content(LayoutItem, NSLayoutConstraint.Axis)
    /// The place of one of UIKit's guides, or the size that a fitting one is asked for.
    case system(NSLayoutConstraint)
    /// Sizes are not negative. The console never names it.
    case bound

    /// The constraint that stands for the row in the console.
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

    /// Whether an app has made it.
    var isOfApp: Bool { if case .constraint = self { true } else { false } }
}

extension LayoutItem {
    /// What stands in the console for the rows that draw the size to the content's; both have the same one.
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

/// What stands in the console for the frame and mask of a view.
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

    /// A view without a mask keeps its left and upper edge, as one whose other margins follow.
    private static func text(_ low: Bool, _ size: Bool, _ high: Bool) -> String {
        guard low || size || high else { return "--&" }
        return [low, size, high].map { $0 ? "&" : "-" }.joined()
    }
}

/// What stands in the console for the size of a view's content.
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

/// What stands in the console for a rectangle that UIKit keeps.
final class SystemLayoutConstraint: NSLayoutConstraint {
    override var className: String { "NSLayoutConstraint" }
    override var notes: [String] { ["active"] }
}
