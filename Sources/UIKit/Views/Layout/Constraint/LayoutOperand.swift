/// What a constraint can be about: a view or a guide.
@MainActor
protocol LayoutItemSource: NSObject {
    /// The view itself, or the one that a guide belongs to.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItemSource {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItemSource {
    var layoutView: UIView? { owningView }
}

/// An attribute of an item. The item is not retained.
@MainActor
struct LayoutPlace {
    weak var item: (any LayoutItemSource)?
    let attribute: NSLayoutConstraint.Attribute
}

/// One side of a constraint: an attribute, or the distance from one attribute to another.
@MainActor
struct LayoutOperand {
    let place: LayoutPlace
    /// Where the distance begins, if it is one.
    let origin: LayoutPlace?

    init(_ place: LayoutPlace, from origin: LayoutPlace? = nil) {
        self.place = place
        self.origin = origin
    }

    var publicAttribute: NSLayoutConstraint.Attribute { origin == nil ? place.attribute : .notAnAttribute }

    /// The anchor for it, whatever its axis.
    var anchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(self) }

    /// The views of the items, as far as there are any.
    var views: [UIView] { [place.item?.layoutView, origin?.item?.layoutView].compactMap(\.self) }

    /// Whether every item still exists and has a view.
    var isComplete: Bool {
        place.item?.layoutView != nil && (origin == nil || origin?.item?.layoutView != nil)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case horizontal, vertical, size, none }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var axis: NSLayoutConstraint.Axis { kind == .vertical || self == .height ? .vertical : .horizontal }

    /// Whether it flips with the language.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it names a side that no language flips.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute of the margins' rectangle that this one stands for, if it is one of the margins.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// As the console prints it.
    var name: String {
        switch self {
        case .lastBaseline: "lastBaseline"
        default: "\(self)"
        }
    }
}
