/// A place in a view with a name: where an assistive technology can begin a drag or drop something. iOS 11.
///
/// Follows Apple's page "UIAccessibilityLocationDescriptor".
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    private let spokenName: NSAttributedString
    private weak var place: UIView?
    private let pointInPlace: CGPoint

    /// Describes the point of a view at which it is activated, usually its middle. Follows Apple's page "init(name:view:)".
    public convenience init(name: String, view: UIView) {
        self.init(
            name: name, point: view.convert(view.accessibilityActivationPoint, from: nil), in: view)
    }

    /// Describes a point in a view's coordinates. Follows Apple's page "init(name:point:in:)".
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Describes a point in a view's coordinates, by a name that says how it is spoken. Follows Apple's page
    /// "init(attributedName:point:in:)".
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        spokenName = attributedName
        place = view
        pointInPlace = point
        super.init()
    }

    /// The view. Not retained. Follows Apple's page "view".
    open var view: UIView? { place }

    /// The point in the view's coordinates. Follows Apple's page "point".
    open var point: CGPoint { pointInPlace }

    /// What the place is called. Follows Apple's page "name".
    open var name: String { spokenName.string }

    /// The name with how it is spoken. Follows Apple's page "attributedName".
    open var attributedName: NSAttributedString { spokenName }
}
