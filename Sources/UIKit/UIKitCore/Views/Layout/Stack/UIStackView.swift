/// A row or column of views that lays them out with its own constraints. iOS 9.
///
/// Its size depends on the arranged views, unless the app's constraints determine it. Follows Apple's page "UIStackView".
@preconcurrency @MainActor
open class UIStackView: UIView {
    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The current constraints.
    var arrangement = StackArrangement()

    /// Creates an empty stack.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.isStackView)
    }

    /// Creates a stack with views, from the first to the last along the axis. They become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack from an archive. The storyboard reader applies the archive's values.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        flags.insert(.isStackView)
        coder.interfaceArchive?.read(self)
    }

    // MARK: Arranged views

    /// The views of the row or column. Hidden ones take no space.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end. It becomes the frontmost subview, unless it is already a subview.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.holds(view) ? arranged.count - 1 : arranged.count)
    }

    /// Removes a view from the row or column. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        stopArranging(view)
    }

    /// Inserts a view. It becomes the frontmost subview, unless it is already a subview. An index beyond the end raises an exception.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// Removes a view that is no longer a subview from the arranged views.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    // MARK: Arrangement

    /// The axis along which the views are arranged. Default `.horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { asksForArrangement() } }
    }

    /// The distribution of the views along the axis. Default `.fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { asksForArrangement() } }
    }

    /// The alignment of the views perpendicular to the axis. Default `.fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { asksForArrangement() } }
    }

    /// The space between the views, in points; the minimum if the distribution determines it. Default 0, for which ``spacingUseDefault``
    /// can also be set; ``spacingUseSystem`` means the system spacing.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { asksForArrangement() } }
    }

    /// Sets the space after an arranged view. ``spacingUseDefault`` means the stack's, ``spacingUseSystem`` the system's. iOS 11.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.holds(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        asksForArrangement()
    }

    /// Returns the space that was set after an arranged view; ``spacingUseDefault`` if none was set. iOS 11.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Whether the space in a column is between baselines instead of edges. Default `false`.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { asksForArrangement() } }
    }

    /// Whether the views are arranged within the margins. Default `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { asksForArrangement() } }
    }

    /// The stack's own spacing, for ``setCustomSpacing(_:after:)``. iOS 11.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// The system spacing, for ``setCustomSpacing(_:after:)``. iOS 11.
    public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

    // MARK: Layout

    /// Always `true`: a stack places its views only with constraints.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Creates the constraints anew after a change.
    open override func updateConstraints() {
        rearrange()
        super.updateConstraints()
    }

    /// The view that provides the stack's last baseline: the last one of a column, the first one of a row.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    /// The view that provides the stack's first baseline: the first visible one.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
}
