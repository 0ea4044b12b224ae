/// A row or column of views that lays them out by constraints of its own. iOS 9.
///
/// Its own size follows from what it arranges, where the app's constraints do not say it. Follows Apple's page "UIStackView".
@preconcurrency @MainActor
open class UIStackView: UIView {
    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// What arranges the views now.
    var arrangement = StackArrangement()

    /// Creates a stack without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.isStackView)
    }

    /// Creates a stack of views, from the first to the last along the axis. They become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack from an archive. The archive's values are the storyboard reader's to apply.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        flags.insert(.isStackView)
        coder.interface.map(readStack)
    }

    // MARK: Arranged views

    /// The views of the row or column. Hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end. It becomes a subview, in front, unless it is one.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.holds(view) ? arranged.count - 1 : arranged.count)
    }

    /// Takes a view out of the row or column. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        stopArranging(view)
    }

    /// Inserts a view. It becomes a subview, in front, unless it is one. An index beyond the end is an exception.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// A view that ceases to be a subview ceases to be arranged.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    // MARK: The arrangement

    /// The direction in which the views follow one another. Default `.horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { asksForArrangement() } }
    }

    /// How the views share the room along the axis. Default `.fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { asksForArrangement() } }
    }

    /// Where the views lie across the axis. Default `.fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { asksForArrangement() } }
    }

    /// The space between the views, in points; the least one where the distribution makes it. Default 0, which
    /// ``spacingUseDefault`` means too; ``spacingUseSystem`` is the system's.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { asksForArrangement() } }
    }

    /// Sets the space behind an arranged view. ``spacingUseDefault`` is the stack's, ``spacingUseSystem`` the system's. iOS 11.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.holds(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        asksForArrangement()
    }

    /// The space that was set behind an arranged view; ``spacingUseDefault`` where none was. iOS 11.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Whether the space of a column lies between baselines rather than edges. Default `false`.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { asksForArrangement() } }
    }

    /// Whether the views keep within the margins. Default `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { asksForArrangement() } }
    }

    /// The stack's own space, for ``setCustomSpacing(_:after:)``. iOS 11.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// The system's space, for ``setCustomSpacing(_:after:)``. iOS 11.
    public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

    // MARK: Layout

    /// `true`: a stack places its views by constraints alone.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Makes the constraints again where something has changed.
    open override func updateConstraints() {
        rearrange()
        super.updateConstraints()
    }

    /// The view whose last line's baseline stands for the stack's: the last one of a column, the first of a row.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    /// The view whose first line's baseline stands for the stack's: the first one that is shown.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
}
