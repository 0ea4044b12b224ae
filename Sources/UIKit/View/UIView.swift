/// A rectangle of the interface, a node of the window's tree of views.
///
/// The runtime keeps a view's place in the tree, its geometry, its layout and its moves between windows as a
/// device does; what it draws is not part of it. Follows Apple's page "UIView".
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace {
    // Unowned links are cleared by the other end's deinit, so that they cost no reference counting.
    // Exclusivity is not checked on what every move of a page touches: the main actor is the only one here.
    @exclusivity(unchecked) nonisolated(unsafe) var superviewReference = UnownedLink<UIView>()
    @exclusivity(unchecked) nonisolated(unsafe) var subviewList: [UIView] = []
    @exclusivity(unchecked) nonisolated(unsafe) var windowReference = UnownedLink<UIWindow>()
    /// The controller whose view this is.
    @exclusivity(unchecked) nonisolated(unsafe) var ownerReference = UnownedLink<UIViewController>()
    @exclusivity(unchecked) var boundsStorage: CGRect
    @exclusivity(unchecked) var centerStorage: CGPoint
    @exclusivity(unchecked) var flags: ViewFlags = .needsLayout
    @exclusivity(unchecked) nonisolated(unsafe) var extras: ViewExtras?

    /// Creates a view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        boundsStorage = CGRect(origin: .zero, size: frame.size)
        centerStorage = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        if Self.requiresConstraintBasedLayout { flags.insert(.needsConstraints) }
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        boundsStorage = .zero
        centerStorage = .zero
        super.init()
        if Self.requiresConstraintBasedLayout { flags.insert(.needsConstraints) }
    }

    /// Writes the view to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    deinit {
        for subview in subviewList { subview.superviewReference.object = nil }
        if let recognizers = extras?.gestureRecognizers {
            for recognizer in recognizers { recognizer.viewReference.object = nil }
        }
    }

    // MARK: Tree

    /// The view that holds this one, or `nil`.
    open var superview: UIView? { superviewLink }

    /// The views this one holds, from back to front.
    open var subviews: [UIView] { subviewList }

    /// The window that shows this view's tree, or `nil` when it is in none.
    open var window: UIWindow? { windowLink }

    /// Adds a view in front of the others. A view that has a superview leaves it first.
    ///
    /// When the view belongs to a child of this tree's controller, its appearance callbacks begin here.
    open func addSubview(_ view: UIView) {
        place(view, at: subviewList.count)
    }

    /// Inserts a view at an index of ``subviews``; 0 is behind all others.
    open func insertSubview(_ view: UIView, at index: Int) {
        place(view, at: index)
    }

    /// Inserts a view directly in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        place(view, at: indexOfSubview(sibling).map { $0 + 1 } ?? subviewList.count)
    }

    /// Inserts a view directly behind another subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        place(view, at: indexOfSubview(sibling) ?? subviewList.count)
    }

    /// Takes the view out of its superview, which lets go of it. A view without a superview stays as it is.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Exchanges the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviewList.swapAt(index1, index2)
        if flags.contains(.isWindow) { asWindow.noteReordering() }
    }

    /// Moves a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviewList.count - 1)
    }

    /// Moves a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Called when a subview was added. The base class does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed. The base class does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes, with the new one or `nil`. The base class does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the superview has changed. The base class does nothing.
    open func didMoveToSuperview() {}

    /// Called before the window changes, with the new one or `nil`. The base class does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the window has changed. The base class does nothing.
    open func didMoveToWindow() {}

    /// Whether the receiver is the given view or lies somewhere beneath it.
    open func isDescendant(of view: UIView) -> Bool {
        isWithin(view)
    }

    /// The view itself or the nearest view beneath it that has this tag, searched depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The controller that owns the view, or else the superview.
    open override var next: UIResponder? { owner ?? superviewLink }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. With a transform it is the box around it.
    open var frame: CGRect {
        get { frameInSuperview }
        set {
            if ChangeRecorder.isRecording { recordPlace() }
            changing(.frame) { setFrame(newValue) }
        }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { boundsStorage }
        set {
            if ChangeRecorder.isRecording { recordPlace() }
            changing(.bounds) { setBounds(newValue) }
        }
    }

    /// Where the anchor point, usually the middle, lies in the superview's coordinates.
    open var center: CGPoint {
        get { centerStorage }
        set {
            if ChangeRecorder.isRecording { recordPlace() }
            changing(.center) { centerStorage = newValue }
        }
    }

    /// The transform that is applied around the anchor point.
    open var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set {
            if ChangeRecorder.isRecording { record(\.transform) }
            changing(.transform) { ensureExtras().transform = newValue }
        }
    }

    /// The point of the bounds, from 0 to 1, that ``center`` places and the transform turns around. iOS 16.
    open var anchorPoint: CGPoint {
        get { extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { ensureExtras().anchorPoint = newValue }
    }

    /// How the frame follows the superview's size. `[]` keeps it as it is.
    open var autoresizingMask: AutoresizingMask {
        get { flags.autoresizingMask }
        set { flags.autoresizingMask = newValue }
    }

    /// Whether subviews follow this view's size by their masks. Default `true`.
    open var autoresizesSubviews: Bool {
        get { !flags.contains(.keepsSubviewSizes) }
        set { flags.set(.keepsSubviewSizes, !newValue) }
    }

    /// The size that suits the view best within `size`. The base class answers with its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { boundsStorage.size }

    /// Gives the view the size that ``sizeThatFits(_:)`` answers for its present one.
    open func sizeToFit() {
        boundsSize = sizeThatFits(boundsStorage.size)
    }

    /// The size the content has by itself. The base class has none: ``noIntrinsicMetric`` both ways.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // MARK: Layout

    /// Asks for a layout in the next pass.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out this view and those beneath it now, where a layout was asked for.
    ///
    /// A container that was asked for a transition starts it here, as it would in the next pass.
    open func layoutIfNeeded() {
        Runtime.engine.startRequested(beneath: self)
        if !flags.isDisjoint(with: .wantsConstraints) { updateConstraintsIfNeeded() }
        layOutTree()
    }

    /// Places the subviews. The base class does nothing: autoresizing happens when the size changes.
    open func layoutSubviews() {}

    // MARK: Snapshots

    /// A new view that shows what this one shows now, in its size; it does not follow later changes. iOS 7.
    ///
    /// With `afterUpdates` what waits for layout is laid out before. Follows Apple's page
    /// "snapshotView(afterScreenUpdates:)".
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: boundsStorage, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A new view that shows what a rectangle of this one shows now. iOS 7.
    ///
    /// When the new view grows, the parts within `capInsets` keep their size. Follows Apple's page
    /// "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)".
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { (windowLink ?? self).layoutIfNeeded() }
        return UIView(frame: CGRect(origin: .zero, size: rect.size))
    }

    // MARK: Constraints

    /// Whether views of this class place their content by constraints. Default `false`. iOS 6.
    ///
    /// Where it is `true`, ``updateConstraints()`` is called before a view's first layout without being asked for.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for ``updateConstraints()`` in the next pass, before anything is laid out. iOS 6.
    ///
    /// Several calls before the pass are one. Called inside ``updateConstraints()`` it asks for another pass.
    open func setNeedsUpdateConstraints() {
        markNeedsConstraints()
    }

    /// Whether ``updateConstraints()`` is to be called in the next pass. iOS 6.
    ///
    /// It is `true` by itself for a page's view before its first layout.
    open func needsUpdateConstraints() -> Bool { owesConstraints }

    /// Updates the constraints of the subviews and then of this view, where that was asked for. iOS 6.
    ///
    /// Called before every layout; there is no need to override it.
    open func updateConstraintsIfNeeded() {
        runConstraintPass(of: owner)
    }

    /// Called before a layout when the constraints are to be brought up to date. The base class does nothing. iOS 6.
    ///
    /// The subviews were asked before. A page's view is asked by its controller's `updateViewConstraints()`.
    /// Call `super` last. Follows Apple's page "updateConstraints()".
    open func updateConstraints() {}

    /// What the frame has around the rectangle that constraints align, such as a shadow. Default none. iOS 6.
    ///
    /// Follows Apple's page "alignmentRectInsets".
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align when the view has a frame: without ``alignmentRectInsets``. iOS 6.
    ///
    /// Follows Apple's page "alignmentRect(forFrame:)".
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of the view when constraints align a rectangle: the inverse of ``alignmentRect(forFrame:)``. iOS 6.
    ///
    /// Follows Apple's page "frame(forAlignmentRect:)".
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first line's baseline stands for this one's. The base class answers with itself. iOS 9.
    ///
    /// Follows Apple's page "forFirstBaselineLayout".
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last line's baseline stands for this one's. The base class answers with itself. iOS 9.
    ///
    /// Follows Apple's page "forLastBaselineLayout".
    open var forLastBaselineLayout: UIView { self }

    // MARK: Insets

    /// The insets at which the bars and the screen's edges cover this view.
    open var safeAreaInsets: UIEdgeInsets { computedSafeArea }

    /// Called when ``safeAreaInsets`` has changed. The base class does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Called when ``layoutMargins`` has changed: by the app, with the safe area, or with the superview's. The base
    /// class does nothing. iOS 8.
    open func layoutMarginsDidChange() {}

    // MARK: Appearance and traits

    /// The colour behind the content; `nil`, the default, is clear.
    open var backgroundColor: UIColor? {
        willSet { if ChangeRecorder.isRecording { record(\.backgroundColor) } }
    }

    /// Whether the view and those beneath it are left out. Default `false`.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { changing(.hidden) { flags.set(.hidden, newValue) } }
    }

    /// The opacity, from 0 to 1. Default 1.
    open var alpha: CGFloat {
        get { extras?.alpha ?? 1 }
        set {
            if ChangeRecorder.isRecording { record(\.alpha) }
            changing(.alpha) { ensureExtras().alpha = min(max(newValue, 0), 1) }
        }
    }

    /// The colour of interactive content; the superview's where none was set.
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superviewLink?.tintColor ?? .systemBlue }
        set {
            ensureExtras().tintColor = newValue
            tintColorChanged()
        }
    }

    /// Called when the tint colour that counts here has changed. The base class does nothing.
    open func tintColorDidChange() {}

    /// The traits this view lives under: its controller's, its superview's, or the screen's.
    open var traitCollection: UITraitCollection { computedTraits }

    /// Called when the traits have changed. The base class does nothing. Deprecated by Apple in iOS 17.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style this view and those beneath it have regardless of their surroundings. iOS 13.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.overrideUserInterfaceStyle ?? .unspecified }
        set { TraitChange.perform(beneath: self) { ensureExtras().overrideUserInterfaceStyle = newValue } }
    }

    // MARK: Touch

    /// Whether touches reach the view. Default `true`.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.userInteractionDisabled) }
        set { flags.set(.userInteractionDisabled, !newValue) }
    }

    /// The frontmost view at a point, or `nil`. Hidden, transparent and disabled views let the point through.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewList.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Lets a recogniser watch the touches of this view and those beneath. It leaves the view it was with.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Takes a recogniser away. A gesture that is under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// The recognisers of the view, in the order in which they were added; `nil` when there never was one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras?.gestureRecognizers }
        set { replaceGestureRecognizers(by: newValue) }
    }

    /// Whether a recogniser may recognise its gesture with touches that came down in this view. The base class says
    /// `true`; `false` makes it fail. iOS 6.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a point in the view's coordinates lies within its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        boundsStorage.contains(point)
    }
}
