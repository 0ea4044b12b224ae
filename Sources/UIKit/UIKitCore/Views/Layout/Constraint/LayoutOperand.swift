/// An item of constraints: a view or a guide.
@MainActor
package protocol LayoutItemSource: NSObject {
    /// The reference to the item that constraints store.
    var layoutReference: LayoutReference { get }
}

extension UIView: LayoutItemSource {
    package var layoutReference: LayoutReference { ensureLayout().reference }
}

extension UILayoutGuide: LayoutItemSource {
    package var layoutReference: LayoutReference {
        if let referenceStorage { return referenceStorage }
        let made = LayoutReference(self)
        referenceStorage = made
        return made
    }
}

/// An attribute of an item. The item is not retained.
@MainActor
struct LayoutPlace {
    let reference: LayoutReference?
    let attribute: NSLayoutConstraint.Attribute

    init(item: (any LayoutItemSource)?, attribute: NSLayoutConstraint.Attribute) {
        reference = item?.layoutReference
        self.attribute = attribute
    }

    /// The view or guide; `nil` after it was deallocated.
    var item: (any LayoutItemSource)? { reference?.source }

    /// The item's view, or the guide's owning view.
    var view: UIView? { reference?.layoutView }
}

/// One side of a constraint: an attribute, or the distance between two attributes.
@MainActor
struct LayoutOperand {
    let place: LayoutPlace
    /// The start of the distance; `nil` for a single attribute.
    let origin: LayoutPlace?

    /// An operand without an item.
    static let none = LayoutOperand(LayoutPlace(item: nil, attribute: .notAnAttribute))

    init(_ place: LayoutPlace, from origin: LayoutPlace? = nil) {
        self.place = place
        self.origin = origin
    }

    var publicAttribute: NSLayoutConstraint.Attribute { origin == nil ? place.attribute : .notAnAttribute }

    /// The anchor of the operand, with any axis.
    var anchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(self) }

    /// Calls a function with the view of each item that has one.
    func visitViews(_ body: (UIView) -> Void) {
        if let view = place.view { body(view) }
        if let view = origin?.view { body(view) }
    }

    /// Whether every item still exists and has a view.
    var isComplete: Bool { place.view != nil && (origin == nil || origin?.view != nil) }
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

    package var axis: NSLayoutConstraint.Axis {
        kind == .vertical || self == .height ? .vertical : .horizontal
    }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right side.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// For an attribute of the margins, the corresponding attribute of the rectangle within them.
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

    /// The name that the console prints.
    var name: String {
        switch self {
        case .lastBaseline: "lastBaseline"
        default: "\(self)"
        }
    }
}
