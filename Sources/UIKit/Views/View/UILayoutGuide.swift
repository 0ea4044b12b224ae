/// A rectangle in a view that has no view of its own. iOS 9.
///
/// The guides that every view has by itself follow its safe area and its margins. The rectangle of one that an app
/// makes is empty: it could get another by constraints alone. Follows Apple's page "UILayoutGuide".
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// Creates a guide that belongs to no view.
    public override init() {
        super.init()
    }

    /// Creates a guide from an archive, with the name it had.
    public required init?(coder: NSCoder) {
        super.init()
        identifier =
            coder.decodeObject(of: NSString.self, forKey: "identifier").map { "\($0)" } ?? ""
    }

    /// Writes the guide's name to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
    }

    /// The rectangle, in the coordinates of ``owningView``. Valid from that view's `layoutSubviews()` on.
    open var layoutFrame: CGRect { .zero }

    /// The view that the guide belongs to, or `nil`. Add the guide to the view rather than setting this.
    open weak var owningView: UIView?

    /// A name to find the guide by when debugging. Default empty.
    open var identifier: String = ""
}
