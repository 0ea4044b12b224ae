/// A rectangle in a view that has no view of its own. iOS 9.
///
/// The guides that every view has by itself follow its safe area and its margins. Constraints give one that an app makes its
/// rectangle; without any it is empty. Follows Apple's page "UILayoutGuide".
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
    open var layoutFrame: CGRect { currentFrame }

    /// The view that the guide belongs to, or `nil`. Add the guide to the view rather than setting this.
    open weak var owningView: UIView?

    final nonisolated(unsafe) var referenceStorage: LayoutReference?

    deinit {
        referenceStorage?.end()
    }

    /// A name to find the guide by when debugging. Default empty.
    open var identifier: String = ""

    /// Where the guide lies in its view, if that follows from the view and no constraint; `nil` for the guides of apps.
    var edges: GuideEdges? { nil }

    /// The constraints that the guide's place on an axis depends on. For debugging. iOS 10.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(axis)
    }

    /// Whether the constraints leave the guide several places. For debugging. iOS 10.
    open var hasAmbiguousLayout: Bool { isPlaceAmbiguous }

    // MARK: Anchors

    /// The edge where the language begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }

    /// The edge where the language ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }

    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }

    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }

    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}
