/// A relation between two attributes of views or guides, which the layout fulfills. iOS 6.
///
/// `first attribute  relation  multiplier × second attribute + constant`. An active constraint is held by the nearest common superview of
/// its items. Follows Apple's page "NSLayoutConstraint".
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    final private(set) var first = LayoutOperand.none
    final private(set) var second: LayoutOperand?
    private var relationStorage = Relation.equal
    private var multiplierStorage: CGFloat = 1
    package var priorityStorage = UILayoutPriority.required
    var constantStorage: CGFloat = 0
    /// The system spacing that determines the constant, if there is one.
    package var spacing: SystemSpacing?
    /// The reference to the view that holds the constraint while it is active.
    final var holderReference: LayoutReference?
    /// The row in the engine to which it was last added.
    final var row: ConstraintRow?
    /// Whether an item isn't yet in the hierarchy of the view that holds it.
    final var awaitsItems = false
    /// The sequence number of its last activation, among all constraints.
    var order = 0

    /// Creates a constraint without items, which can't be activated. Subclasses inherit this initializer with the others.
    public override init() { super.init() }

    /// Called after the constraint was loaded from a storyboard or nib, with all outlets connected. The base class does nothing.
    ///
    /// On Apple's systems it is a method of `NSObject`.
    open func awakeFromNib() {}

    /// Creates an inactive constraint.
    ///
    /// Without a second item, the first attribute must be a dimension, and is compared with the constant. Attributes that can't be combined
    /// raise an exception.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = LayoutPlace(item: Self.source(view1), attribute: attr1)
        let second = Self.source(view2).map { LayoutPlace(item: $0, attribute: attr2) }
        NSLayoutConstraint.check(first, second, multiplier: multiplier)
        self.init(
            LayoutOperand(first), relation, second.map { LayoutOperand($0) }, multiplier: multiplier,
            constant: c)
    }

    private static func source(_ item: Any?) -> (any LayoutItemSource)? {
        item as? UIView ?? item as? UILayoutGuide
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.init()
        self.first = first
        relationStorage = relation
        self.second = multiplier == 0 ? nil : second
        multiplierStorage = multiplier
        constantStorage = constant
        checkNumbers()
    }

    /// Returns an equal constraint of a subclass that is known only at run time.
    package func made(as type: NSLayoutConstraint.Type) -> NSLayoutConstraint {
        guard type != NSLayoutConstraint.self,
            let made = type.makePlainly(ofItsClass: ()) as? NSLayoutConstraint
        else { return self }
        made.first = first
        made.second = second
        made.relationStorage = relationStorage
        made.multiplierStorage = multiplierStorage
        made.constantStorage = constantStorage
        return made
    }

    /// Returns inactive constraints for a visual format. Raises an exception if the format is invalid. iOS 6.
    ///
    /// Follows Apple's archived guide "Auto Layout Guide", chapter "Visual Format Language".
    open class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        visualFormats.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    }

    /// Activates constraints. The nearest common superview of its items holds each one. iOS 8.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints. iOS 8.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The relation between the two sides.
    open var relation: NSLayoutConstraint.Relation { relationStorage }

    /// The multiplier of the second attribute.
    open var multiplier: CGFloat { multiplierStorage }

    /// The priority of the constraint. Default `.required`.
    ///
    /// Before iOS 13, changing the priority of an active constraint to or from required raises an exception. Apple's page "priority" still
    /// documents this; public crash reports of it end with iOS 12.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set { setPriority(newValue) }
    }

    /// Whether the constraint is active. Default `false`. iOS 8.
    ///
    /// Activating it raises an exception if the items have no common superview.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// The constant of the second side, in points. A change updates only the affected frames.
    open var constant: CGFloat {
        get { constantStorage }
        set { setConstant(newValue) }
    }

    /// An identifier for debugging. Default `nil`. iOS 7.
    open var identifier: String?

    /// Whether Interface Builder archives the constraint, without an effect here. Default `false`.
    open var shouldBeArchived = false

    /// The view or guide on the left side; `nil` after it was deallocated.
    open var firstItem: AnyObject? { first.place.item }

    /// The view or guide on the right side; `nil` for none.
    open var secondItem: AnyObject? { second?.place.item }

    /// The first item's attribute; `.notAnAttribute` for a distance between anchors.
    open var firstAttribute: NSLayoutConstraint.Attribute { first.publicAttribute }

    /// The second item's attribute; `.notAnAttribute` for none.
    open var secondAttribute: NSLayoutConstraint.Attribute { second?.publicAttribute ?? .notAnAttribute }

    /// The anchor of the first item. iOS 10.
    @preconcurrency open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

    /// The anchor of the second item; `nil` for none. iOS 10.
    @preconcurrency open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

    /// Updates the system spacing, because fonts may have changed.
    package func takeSpacing() {
        guard let spacing, let second else { return }
        constantStorage = spacing.amount(first, second)
    }

    // MARK: For the console

    var className: String { describedClass(of: self) }
    var relationText: String { ownRelationText }
    var notes: [String] { ownNotes }

    /// The constraint in the form that the console prints.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { text } : "<NSLayoutConstraint>"
    }
}
