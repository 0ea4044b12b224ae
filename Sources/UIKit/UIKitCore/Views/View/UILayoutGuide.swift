/// A rectangle for layout in a view, without a view of its own. iOS 9.
///
/// A view's built-in guides follow its safe area and its margins. An app's guide gets its rectangle from constraints; without any it is
/// empty. Follows Apple's page "UILayoutGuide".
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// Creates a guide without a view.
    public override init() {
        super.init()
    }

    /// Creates a guide from an archive, with its identifier.
    public required init?(coder: NSCoder) {
        super.init()
        identifier =
            coder.decodeObject(of: NSString.self, forKey: "identifier").map { "\($0)" } ?? ""
    }

    /// Writes the guide's identifier to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
    }

    /// The rectangle, in the coordinates of ``owningView``. Valid in that view's `layoutSubviews()` and after it.
    open var layoutFrame: CGRect { currentFrame }

    /// The view that contains the guide; `nil` for none. Add the guide to the view instead of setting this property.
    open weak var owningView: UIView?

    final var referenceStorage: LayoutReference?

    /// An identifier for debugging. Default empty.
    open var identifier: String = ""

    /// The guide's edges, if they depend on the view and not on constraints; `nil` for an app's guides.
    var edges: GuideEdges? { nil }

    /// Returns the constraints that affect the guide's layout on an axis. For debugging. iOS 10.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(axis)
    }

    /// Whether the constraints don't fully determine the guide's frame. For debugging. iOS 10.
    open var hasAmbiguousLayout: Bool { isPlaceAmbiguous }

    // MARK: Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }

    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }

    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}
