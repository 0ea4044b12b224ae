/// A named point in a view at which an assistive technology can begin a drag or drop items. iOS 11.
///
/// Follows Apple's page "UIAccessibilityLocationDescriptor".
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    private let spokenName: NSAttributedString
    private weak var place: UIView?
    private let pointInPlace: CGPoint

    /// Describes the activation point of a view, usually its center. Follows Apple's page "init(name:view:)".
    public convenience init(name: String, view: UIView) {
        self.init(
            name: name, point: view.convert(view.accessibilityActivationPoint, from: nil), in: view)
    }

    /// Describes a point in a view's coordinates. Follows Apple's page "init(name:point:in:)".
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Describes a point in a view's coordinates, with an attributed name that contains speech attributes. Follows
    /// Apple's page "init(attributedName:point:in:)".
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

    /// The name of the point. Follows Apple's page "name".
    open var name: String { spokenName.string }

    /// The name as an attributed string, with speech attributes. Follows Apple's page "attributedName".
    open var attributedName: NSAttributedString { spokenName }
}
