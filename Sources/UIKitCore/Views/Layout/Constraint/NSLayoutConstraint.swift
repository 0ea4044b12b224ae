/// A relation between two attributes of views or guides, which the layout keeps. iOS 6.
///
/// `first attribute  relation  multiplier × second attribute + constant`. It counts while it is active; the nearest view above
/// both items holds it then. Follows Apple's page "NSLayoutConstraint".
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    @exclusivity(unchecked) final private(set) var first = LayoutOperand.none
    @exclusivity(unchecked) final private(set) var second: LayoutOperand?
    private var relationStorage = Relation.equal
    private var multiplierStorage: CGFloat = 1
    var priorityStorage = UILayoutPriority.required
    var constantStorage: CGFloat = 0
    /// What the constant follows, if it is the system's space.
    var spacing: SystemSpacing?
    /// What the view is known by that holds it while it is active.
    @exclusivity(unchecked) final var holderReference: LayoutReference?
    /// Its row in the engine that has taken it in last.
    @exclusivity(unchecked) final var row: ConstraintRow?
    /// Whether an item has still to come beneath the view that holds it.
    @exclusivity(unchecked) final var awaitsItems = false
    /// When it was activated last, among all constraints.
    var order = 0

    /// Creates a constraint without items, which cannot be activated: subclasses inherit it with the others.
    public override init() { super.init() }

    /// Called when the constraint has come from a storyboard or nib, and all that came with it is connected. The base class does nothing.
    ///
    /// On Apple's systems it is `NSObject`'s.
    open func awakeFromNib() {}

    /// Creates a constraint that is not active.
    ///
    /// Without a second item the first attribute, which must be a size then, is compared with the constant. Attributes that
    /// do not go together are an exception.
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

    /// A constraint like this one, of a subclass that is known only when the program runs.
    func made(as type: NSLayoutConstraint.Type) -> NSLayoutConstraint {
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

    /// Constraints in the visual format, none of them active. A format that cannot be read is an exception. iOS 6.
    ///
    /// Follows Apple's archived guide "Auto Layout Guide", chapter "Visual Format Language".
    open class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    }

    /// Activates constraints, each with the nearest view above its items. iOS 8.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints. iOS 8.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// How the two sides compare.
    open var relation: NSLayoutConstraint.Relation { relationStorage }

    /// What the second attribute is multiplied with.
    open var multiplier: CGFloat { multiplierStorage }

    /// How strongly the constraint counts. Default `.required`.
    ///
    /// Before iOS 13 it cannot become required or cease to be while it is active: that is an exception. Apple's page "priority" still says
    /// so; public crash reports of it end with iOS 12.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set { setPriority(newValue) }
    }

    /// Whether the constraint counts. Default `false`. iOS 8.
    ///
    /// Items without a view above both of them are an exception.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// What is added to the second side, in points. A change moves only what depends on it.
    open var constant: CGFloat {
        get { constantStorage }
        set { setConstant(newValue) }
    }

    /// A name to find the constraint by when debugging. Default `nil`. iOS 7.
    open var identifier: String?

    /// Whether Interface Builder's archive holds the constraint; nothing depends on it here. Default `false`.
    open var shouldBeArchived = false

    /// The view or guide on the left of the relation; `nil` when it is no more.
    open var firstItem: AnyObject? { first.place.item }

    /// The view or guide on the right of the relation, or `nil`.
    open var secondItem: AnyObject? { second?.place.item }

    /// The first item's attribute; `.notAnAttribute` where the constraint is about a distance of anchors.
    open var firstAttribute: NSLayoutConstraint.Attribute { first.publicAttribute }

    /// The second item's attribute; `.notAnAttribute` where there is none.
    open var secondAttribute: NSLayoutConstraint.Attribute { second?.publicAttribute ?? .notAnAttribute }

    /// The anchor of the first item. iOS 10.
    @preconcurrency open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

    /// The anchor of the second item, or `nil`. iOS 10.
    @preconcurrency open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

    /// Takes the system's space again: the fonts may be others.
    func takeSpacing() {
        guard let spacing, let second else { return }
        constantStorage = spacing.amount(first, second)
    }

    // MARK: For the console

    var className: String { describedClass(of: self) }
    var relationText: String { ownRelationText }
    var notes: [String] { ownNotes }

    /// The constraint as the console prints it.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { text } : "<NSLayoutConstraint>"
    }
}
