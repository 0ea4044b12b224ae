import QuartzCore

/// A rectangle of the interface, a node of the window's tree of views.
///
/// The runtime keeps a view's place in the tree, its geometry, its layout and its moves between windows as a
/// device does; it is drawn when a picture is made. Follows Apple's page "UIView".
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace,
    UIFocusItem, UIFocusItemContainer, @preconcurrency CALayerDelegate
{
    // Unowned links are cleared by the other end's deinit, so that they cost no reference counting.
    // Exclusivity is not checked on what every move of a page touches: the main actor is the only one here.
    @exclusivity(unchecked) nonisolated(unsafe) var superviewReference = UnownedLink<UIView>()
    @exclusivity(unchecked) package nonisolated(unsafe) var subviewList: [UIView] = []
    @exclusivity(unchecked) nonisolated(unsafe) var windowReference = UnownedLink<UIWindow>()
    /// The controller whose view this is.
    @exclusivity(unchecked) nonisolated(unsafe) var ownerReference = UnownedLink<UIViewController>()
    @exclusivity(unchecked) package var boundsStorage: CGRect
    @exclusivity(unchecked) var centerStorage: CGPoint
    @exclusivity(unchecked) package var flags: ViewFlags = .needsLayout
    @exclusivity(unchecked) package nonisolated(unsafe) var extras: ViewExtras?

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

    /// Creates a view from an archive, such as a storyboard: with what the file says of it, and the views in it.
    public required init?(coder: NSCoder) {
        boundsStorage = .zero
        centerStorage = .zero
        super.init()
        if Self.requiresConstraintBasedLayout { flags.insert(.needsConstraints) }
        coder.interface.map(readView)
    }

    /// Writes the view to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    deinit {
        if !subviewList.isEmpty { leaveSubviews() }
        if let recognizers = extras?.gestureRecognizers {
            for recognizer in recognizers { recognizer.viewReference.object = nil }
        }
    }

    private nonisolated func leaveSubviews() {
        extras?.layout?.reference.end()
        // Nobody has taken a window's views away: its pages are not notified. Nor is anybody who let go of the view elsewhere.
        if !(self is UIWindow), MainThread.isCurrent { return MainActor.assumeIsolated { releaseSubviews() } }
        for subview in subviewList { subview.superviewReference.object = nil }
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
            changingPlace { changing(.frame) { setFrame(newValue) } }
        }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { boundsStorage }
        set {
            changingPlace { changing(.bounds) { setBounds(newValue) } }
        }
    }

    /// The shape that collides where an animator moves the view. Default `.rectangle`. iOS 9. Follows Apple's page
    /// "collisionBoundsType".
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of a view of the type `.path`, around the middle. Default the bounds. iOS 9. Follows Apple's page
    /// "collisionBoundingPath".
    open var collisionBoundingPath: UIBezierPath { .dynamicRectangle(of: bounds.size) }

    /// Where the anchor point, usually the middle, lies in the superview's coordinates.
    open var center: CGPoint {
        get { centerStorage }
        set {
            changingPlace { changing(.center) { centerStorage = newValue } }
            noteMoved()
        }
    }

    /// The transform that is applied around the anchor point.
    open var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set {
            if ChangeRecorder.isRecording {
                record(\.transform, to: newValue, as: "transform", changes: newValue != transform)
            }
            changing(.transform) { setWholeTransform(CATransform3DMakeAffineTransform(newValue)) }
        }
    }

    /// The transform that is applied around the anchor point, in space. iOS 13.
    ///
    /// ``transform`` is what it does in the plane. Pictures show it as far as it stays there. Follows Apple's page
    /// "transform3D".
    open var transform3D: CATransform3D {
        get { wholeTransform }
        set {
            guard !CATransform3DIsAffine(newValue) else {
                return transform = CATransform3DGetAffineTransform(newValue)
            }
            if ChangeRecorder.isRecording {
                record(
                    \.transform3D, to: newValue, as: "transform",
                    changes: !CATransform3DEqualToTransform(newValue, wholeTransform))
            }
            changing(.transform) { setWholeTransform(newValue) }
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

    /// Gives the view the size that ``sizeThatFits(_:)`` answers for its present one. Its upper left corner stays where it is.
    open func sizeToFit() {
        let origin = frame.origin
        boundsSize = sizeThatFits(boundsStorage.size)
        frame.origin = origin
    }

    /// The size the content has by itself. The base class has none: ``noIntrinsicMetric`` both ways.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` has changed, so that the next layout asks for it. iOS 6.
    ///
    /// Follows Apple's page "invalidateIntrinsicContentSize()".
    open func invalidateIntrinsicContentSize() {
        contentSizeChanged()
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
        if LayoutEngine.isInUse { layOutByConstraints() } else { layOutTree() }
    }

    /// Places the subviews. The base class places those that constraints place; autoresizing happens when the size
    /// changes.
    open func layoutSubviews() {
        if flags.contains(.placesByConstraints) { placeByConstraints() }
    }

    // MARK: Layer

    /// The class of the layers that views of this class get. Default `CALayer`.
    ///
    /// Follows Apple's page "layerClass".
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that the view is drawn by. It is made when it is first asked for, and has its geometry from the view.
    ///
    /// What the view has, such as its bounds or its background, is one value on both sides. Follows Apple's page "layer".
    open var layer: CALayer { layerIfMade ?? makeLayer() }

    /// Gives the layer its contents, when the layer is to be drawn. The base class does nothing: the view's drawing is made
    /// when a picture is.
    ///
    /// Follows Apple's page "display(_:)".
    open func display(_ layer: CALayer) {}

    /// Draws the layer's contents. The base class draws what its class shows, and calls ``draw(_:)``.
    ///
    /// Follows Apple's page "draw(_:in:)".
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer.model() === layerIfMade { drawContents(in: ctx) }
    }

    /// The layer is about to be drawn. The base class does nothing. iOS 10.
    ///
    /// Follows Apple's page "layerWillDraw(_:)".
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays the layer's sublayers out. The base class calls ``layoutSubviews()`` for the view's own layer.
    ///
    /// Follows Apple's page "layoutSublayers(of:)".
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerIfMade { layoutSubviews() }
    }

    /// What happens when a property of the layer changes: its animation in an animation's block, else nothing.
    ///
    /// Follows Apple's page "action(for:forKey:)".
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        actionOfLayer(forKey: event)
    }

    /// A view that says by its opacity what is shown of this one. It has no superview. Default `nil`. iOS 8.
    ///
    /// Follows Apple's page "mask".
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    /// How many pixels a point of the content has. Default that of the screen. iOS 4.
    ///
    /// Follows Apple's page "contentScaleFactor".
    open var contentScaleFactor: CGFloat {
        get { layerIfMade?.contentsScale ?? GraphicsContexts.screenScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Drawing

    /// Draws what the view shows beside its background and its subviews, in its own coordinates. The base class draws nothing.
    ///
    /// It is called when a picture of the view is made, with a context from `UIGraphicsGetCurrentContext()`. Follows Apple's
    /// page "draw(_:)".
    open func draw(_ rect: CGRect) {}

    /// Says that what ``draw(_:)`` has drawn is out of date. A picture is drawn again in any case.
    open func setNeedsDisplay() {}

    /// Says that a part of what ``draw(_:)`` has drawn is out of date. A picture is drawn again in any case.
    open func setNeedsDisplay(_ rect: CGRect) {}

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
        return makeSnapshot(of: rect, capInsets)
    }

    /// Draws what the view and those beneath it show, into the current context. Returns whether all of it was drawn. iOS 7.
    ///
    /// With `afterUpdates` what waits for layout is laid out before. Follows Apple's page
    /// "drawHierarchy(in:afterScreenUpdates:)".
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { (windowLink ?? self).layoutIfNeeded() }
        return drawTree(in: rect)
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

    /// The constraints that the view holds: its own, and those among the views beneath it. iOS 6.
    ///
    /// Follows Apple's page "constraints".
    open var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

    /// Activates a constraint whose items are this view or lie beneath it. iOS 6.
    ///
    /// Items that do not lie there yet give a warning in the console. They are an exception once a layout comes to the constraint, and
    /// at once in a tree of views that has been laid out with constraints.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.activate(in: self)
    }

    /// Activates constraints whose items are this view or lie beneath it. iOS 6.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds. Others are left alone. iOS 6.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Deactivates constraints that the view holds. iOS 6.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the frame and ``autoresizingMask`` are constraints of their own. Default `true`. iOS 6.
    ///
    /// Where it is `false`, constraints alone place the view in its superview. Follows Apple's page
    /// "translatesAutoresizingMaskIntoConstraints".
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.isPlacedByConstraints) }
        set { setPlacedByConstraints(!newValue) }
    }

    /// How strongly the view resists being larger than its content. Default 250. iOS 6.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.hugging[axis] ?? .defaultLow
    }

    /// Says how strongly the view resists being larger than its content. iOS 6.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.hugging[axis] = priority }
    }

    /// How strongly the view resists being smaller than its content. Default 750. iOS 6.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.resistance[axis] ?? .defaultHigh
    }

    /// Says how strongly the view resists being smaller than its content. iOS 6.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities { $0.resistance[axis] = priority }
    }

    /// The constraints that the view's place on an axis depends on. For debugging. iOS 6.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(axis)
    }

    /// Whether the constraints leave the view several places. For debugging. iOS 6.
    open var hasAmbiguousLayout: Bool { isPlaceAmbiguous }

    /// Moves or resizes the view, by chance, to another place that its constraints allow, if there is one. For debugging. iOS 6.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The size that the constraints beneath the view give it, as near to a size as they allow. iOS 6.
    ///
    /// ``layoutFittingCompressedSize`` asks for the smallest one. The view's own frame does not count. Follows Apple's page
    /// "systemLayoutSizeFitting(_:)".
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints beneath the view give it, with the strengths of the wished width and height. iOS 8.
    ///
    /// Follows Apple's page
    /// "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)".
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

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

    /// The view whose first line's baseline stands for this one's. The base class answers with
    /// ``forLastBaselineLayout``. iOS 9.
    ///
    /// Follows Apple's page "forFirstBaselineLayout".
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last line's baseline stands for this one's. The base class answers with itself. iOS 9.
    ///
    /// Follows Apple's page "forLastBaselineLayout".
    open var forLastBaselineLayout: UIView { self }

    /// The view whose baseline stands for this one's, as it was before the two above. Nothing asks it. iOS 6, deprecated by Apple in iOS 9.
    ///
    /// Follows Apple's page "forBaselineLayout()".
    open func forBaselineLayout() -> UIView { self }

    /// The properties that files set by name, of classes in the modules that stand on this one.
    @_spi(UIKitModules) open class var propertiesInFiles: Outlets { [] }

    /// How high the content is when it is this wide, where the one depends on the other as in text of several lines; `nil` for
    /// other content, and in the base class. ``intrinsicContentSize`` tells the size without a limit.
    @_spi(UIKitModules) open func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

    /// Where the lines of text stand, in points; `nil` without text, and in the base class.
    var baselineDistances: BaselineDistances? { nil }

    // MARK: Anchors

    /// The edge where the language begins. iOS 9.
    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }

    /// The edge where the language ends. iOS 9.
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }

    /// The left edge. iOS 9.
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }

    /// The right edge. iOS 9.
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }

    /// The upper edge. iOS 9.
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }

    /// The lower edge. iOS 9.
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }

    /// The width. iOS 9.
    open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }

    /// The height. iOS 9.
    open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

    /// The middle between left and right. iOS 9.
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }

    /// The middle between top and bottom. iOS 9.
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

    /// The baseline of the first line of text; the upper edge where there is none. iOS 9.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }

    /// The baseline of the last line of text; the lower edge where there is none. iOS 9.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

    // MARK: Insets

    /// The insets at which the bars and the screen's edges cover this view. iOS 11.
    open var safeAreaInsets: UIEdgeInsets { computedSafeArea }

    /// Called when ``safeAreaInsets`` has changed. The base class does nothing. iOS 11.
    open func safeAreaInsetsDidChange() {}

    /// Called when ``layoutMargins`` has changed: by the app, with the safe area, or with the superview's. The base
    /// class does nothing. iOS 8.
    open func layoutMarginsDidChange() {}

    /// The space to keep free at the edges, in points. iOS 8.
    ///
    /// Default 8 all round; for a page's view what ``UIViewController/systemMinimumLayoutMargins`` says. Setting it
    /// sets the view's own margins. Reading it tells what counts: those, what the safe area takes, and, where the
    /// view preserves them, what is left of the superview's. Follows Apple's page "layoutMargins".
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    /// The same, from the leading edge of the language to the trailing one. iOS 11.
    ///
    /// Follows Apple's page "directionalLayoutMargins".
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { directionalMargins = newValue }
    }

    /// Whether the margins keep clear of the safe area too. Default `true`. iOS 11.
    ///
    /// Follows Apple's page "insetsLayoutMarginsFromSafeArea".
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
        set { changeMargins { ensureExtras().insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// Whether the margins keep clear of the superview's margins too, where the view reaches into them. Default
    /// `false`. iOS 8.
    ///
    /// A change of the superview's margins is then a change of this view's. Follows Apple's page
    /// "preservesSuperviewLayoutMargins".
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewLayoutMargins ?? false }
        set { changeMargins { ensureExtras().preservesSuperviewLayoutMargins = newValue } }
    }

    // MARK: Appearance and traits

    /// The colour behind the content; `nil`, the default, is clear.
    open var backgroundColor: UIColor? {
        willSet {
            if ChangeRecorder.isRecording {
                record(
                    \.backgroundColor, to: newValue, as: "backgroundColor",
                    changes: newValue != backgroundColor)
            }
            if Appearances.isInUse { noteAppearance(\UIView.backgroundColor, newValue) }
        }
    }

    /// Whether the view and those beneath it are left out. Default `false`.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set {
            let changes = newValue != flags.contains(.hidden)
            changing(.hidden) { flags.set(.hidden, newValue) }
            if changes { tellStack() }
        }
    }

    /// The opacity, from 0 to 1. Default 1.
    open var alpha: CGFloat {
        get { extras?.alpha ?? 1 }
        set {
            if ChangeRecorder.isRecording {
                record(\.alpha, to: newValue, as: "opacity", changes: newValue != alpha)
            }
            changing(.alpha) { ensureExtras().alpha = min(max(newValue, 0), 1) }
        }
    }

    /// The colour of interactive content; the superview's where none was set. It is grey where ``tintAdjustmentMode`` dims it.
    /// iOS 7.
    open var tintColor: UIColor! {
        get { shownTint }
        set {
            if Appearances.isInUse { noteAppearance(\UIView.tintColor, newValue) }
            ensureExtras().tintColor = newValue
            tintColorChanged()
        }
    }

    /// Whether the tint colour is dimmed. Default `.automatic`: as the superview says. Reading it tells what counts here, which
    /// is `.normal` or `.dimmed`. iOS 7.
    ///
    /// What lies behind an alert, a sheet or a popover is dimmed. Follows Apple's page "tintAdjustmentMode".
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set { setTintMode(newValue) }
    }

    /// Whether what ``draw(_:)`` draws begins on a clear ground. Default `true`. It always does here, as on a device for views that are
    /// not opaque.
    open var clearsContextBeforeDrawing: Bool {
        get { extras?.clearsContextBeforeDrawing ?? true }
        set { ensureExtras().clearsContextBeforeDrawing = newValue }
    }

    /// Called when the tint colour that counts here has changed. The base class does nothing. iOS 7.
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

    /// Ends a registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extraState?.traitObservers?.remove(registration)
    }

    // MARK: Proxies

    /// The proxy of all instances of the class and of its subclasses. It is made by `init(frame:)`. iOS 5.
    open class func appearance() -> Self { appearanceProxy(AppearanceScope()) }

    /// The proxy of the instances that lie in instances of containers, the innermost container first. iOS 9.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes))
    }

    /// The proxy of the instances in surroundings that have these traits. iOS 8.
    open class func appearance(for trait: UITraitCollection) -> Self {
        appearanceProxy(AppearanceScope(traits: trait))
    }

    /// The proxy of the instances that lie in instances of containers, in surroundings that have these traits. iOS 9.
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes, traits: trait))
    }

    // MARK: Motion

    /// The effects that the view was given. Default none. iOS 7. Follows Apple's page "motionEffects".
    open var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { ensureExtras().motionEffects = newValue }
    }

    /// Adds an effect. One that the view has already stays where it is. iOS 7. Follows Apple's page "addMotionEffect(_:)".
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Takes an effect away. iOS 7. Follows Apple's page "removeMotionEffect(_:)".
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    // MARK: Accessibility

    /// Whether assistive technologies see the view as one thing. Controls, labels and text are seen so by themselves. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get {
            said(
                \.isElement, or: extras?.accessibility?.isElement ?? standardAccessibility?.isElement ?? false
            )
        }
        set { accessibilityNotes.isElement = newValue }
    }

    /// What the view is called. Labels and buttons say it by themselves. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: extras?.accessibility?.label ?? standardAccessibility?.label) }
        set { accessibilityNotes.label = newValue }
    }

    /// What using the view does. Default `nil`. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: extras?.accessibility?.hint) }
        set { accessibilityNotes.hint = newValue }
    }

    /// What the view is set to. Controls with a value and text that is edited say it by themselves. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: extras?.accessibility?.value ?? standardAccessibility?.value) }
        set { accessibilityNotes.value = newValue }
    }

    /// What the view is. Controls, labels and images say it by themselves. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            said(\.traits, or: extras?.accessibility?.traits ?? standardAccessibility?.traits ?? .none)
        }
        set { accessibilityNotes.traits = newValue }
    }

    /// Where the view is, in the screen's coordinates. By itself it is the view's frame there. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityFrame".
    open var accessibilityFrame: CGRect {
        get { said(\.frame, or: extras?.accessibility?.frame ?? convert(bounds, to: nil)) }
        set { accessibilityNotes.frame = newValue }
    }

    /// The language in which the view is spoken; `nil`, the default, for the user's. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityLanguage".
    open var accessibilityLanguage: String? {
        get { said(\.language, or: extras?.accessibility?.language) }
        set { accessibilityNotes.language = newValue }
    }

    /// Whether assistive technologies see nothing of the view and of what is in it. Default `false`. iOS 5.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElementsHidden".
    open var accessibilityElementsHidden: Bool {
        get { said(\.elementsHidden, or: extras?.accessibility?.areElementsHidden ?? false) }
        set { accessibilityNotes.areElementsHidden = newValue }
    }

    /// Whether assistive technologies see nothing of the views beside it. Default `false`. iOS 5.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityViewIsModal".
    open var accessibilityViewIsModal: Bool {
        get { said(\.viewIsModal, or: extras?.accessibility?.isModal ?? false) }
        set { accessibilityNotes.isModal = newValue }
    }

    /// Whether what is in the view is read together, before what is beside it. Default `false`. iOS 6.
    ///
    /// On a device every object has it. Follows Apple's page "shouldGroupAccessibilityChildren".
    open var shouldGroupAccessibilityChildren: Bool {
        get { said(\.groupsChildren, or: extras?.accessibility?.groupsChildren ?? false) }
        set { accessibilityNotes.groupsChildren = newValue }
    }

    /// The elements that assistive technologies see in the view, in their order; `nil` leaves it to the view's subviews. iOS 8.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElements".
    open var accessibilityElements: [Any]? {
        get { said(\.elements, or: extras?.accessibility?.elements) }
        set { accessibilityNotes.elements = newValue }
    }

    /// How many elements ``accessibilityElements`` has; 0 without it. A view that makes its elements when asked overrides it.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElementCount()".
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a place of ``accessibilityElements``; `nil` beyond its end.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElement(at:)".
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of an element among ``accessibilityElements``; `NSNotFound` for any other.
    ///
    /// On a device every object has it. Follows Apple's page "index(ofAccessibilityElement:)".
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether the view keeps its colours where the user inverts those of the screen; it goes for the views in it too. Default `false`.
    /// iOS 11.
    ///
    /// Follows Apple's page "accessibilityIgnoresInvertColors".
    open var accessibilityIgnoresInvertColors: Bool {
        get { extras?.accessibility?.ignoresInvertColors ?? false }
        set { accessibilityNotes.ignoresInvertColors = newValue }
    }

    /// How the view looks that the pointer is over; `nil`, the default, leaves it as it is. iOS 17. Follows Apple's page "hoverStyle".
    open var hoverStyle: UIHoverStyle? {
        get { extras?.hoverStyle }
        set { ensureExtras().hoverStyle = newValue }
    }

    // MARK: Focus

    /// Whether the view can be focused. Default `false`. iOS 9. Follows Apple's page "canBecomeFocused".
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused. iOS 9. Follows Apple's page "isFocused".
    open var isFocused: Bool { windowLink?.windowScene?.focusSystem?.focusedItem === self }

    /// The name of the group that the view and what is in it belong to; `nil`, the default, takes the superview's. iOS 14. Follows
    /// Apple's page "focusGroupIdentifier".
    open var focusGroupIdentifier: String? {
        get { extras?.focus?.group }
        set { focusNotes.group = newValue }
    }

    /// How much the view is the one that focus goes to in its group. Default ``UIFocusGroupPriority/ignored``. iOS 15. Follows Apple's
    /// page "focusGroupPriority".
    open var focusGroupPriority: UIFocusGroupPriority {
        get { extras?.focus?.priority ?? .ignored }
        set { focusNotes.priority = newValue }
    }

    /// How it is shown that the view is focused; `nil` shows nothing. Default a ``UIFocusHaloEffect``. iOS 15. Follows Apple's page
    /// "focusEffect".
    open var focusEffect: UIFocusEffect? {
        get { presentFocusEffect }
        set { focusNotes.effect = .own(newValue?.copy() as? UIFocusEffect) }
    }

    /// Where focus goes when it comes to the view. Default empty: to the view, or to the first in it. iOS 10. Follows Apple's page
    /// "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view that focus goes to. Default `nil`. Deprecated in iOS 10. Follows Apple's page "preferredFocusedView".
    open var preferredFocusedView: UIView? { nil }

    /// The view controller that owns the view, or else the superview. iOS 12. Follows Apple's page "parentFocusEnvironment".
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superviewLink }

    /// The view itself. iOS 12. Follows Apple's page "focusItemContainer".
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The view itself, whose coordinates the frames of its subviews have. iOS 12. Follows Apple's page "coordinateSpace".
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews in a rectangle, from back to front. iOS 12. Follows Apple's page "focusItems(in:)".
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsForFocus(in: rect) }

    /// Asks for focus to go to what the view prefers, where the focused item is in the view. iOS 9. Follows Apple's page
    /// "setNeedsFocusUpdate()".
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Updates focus now, where that was asked for. iOS 9. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Asked before focus moves to, from or within the view. Default `true`. iOS 9. Follows Apple's page "shouldUpdateFocus(in:)".
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when focus has moved to, from or within the view. The base class does nothing. iOS 9. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Whether what is in the view is a group by itself.
    @_spi(UIKitModules) open var isFocusGroup: Bool { false }

    /// The view has been focused, or is not any more.
    @_spi(UIKitModules) open func focusChanged() {}

    /// The user chooses the focused view with Return. Returns whether that means anything.
    @_spi(UIKitModules) open func chooseByFocus() -> Bool { false }

    // MARK: Touch

    /// Whether touches reach the view. Default `true`.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.userInteractionDisabled) }
        set { flags.set(.userInteractionDisabled, !newValue) }
    }

    /// The frontmost view at a point, or `nil`. Hidden, transparent and disabled views let the point through, and so do views that are
    /// being animated, unless the animation has the option `allowUserInteraction`.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        if flags.contains(.wasAnimatedUntouchably), isAnimatedUntouchably { return nil }
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

    /// Adds an interaction. It leaves the view that it was with. iOS 11.
    ///
    /// Follows Apple's page "addInteraction(_:)".
    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    /// Takes an interaction away. One that the view does not have changes nothing. iOS 11.
    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    /// The interactions of the view, in the order in which they were added. iOS 11.
    open var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { replaceInteractions(by: newValue) }
    }

    /// Whether a recogniser may recognise its gesture with touches that came down in this view. The base class says
    /// `true`; `false` makes it fail. iOS 6.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a point in the view's coordinates lies within its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        boundsStorage.contains(point)
    }

    // MARK: Animations

    /// Animates the changes that a block makes.
    ///
    /// Inside another animation's block the duration is that animation's, unless an option says otherwise.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationRequest(duration: duration).run(animations, completion: nil)
    }

    /// Animates the changes that a block makes, and calls a completion at the end.
    ///
    /// The completion of an animation that takes no time is called in the next turn of the run loop, and so is that of one
    /// whose block changes no view in a window.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration).run(animations, completion: completion)
    }

    /// Animates the changes that a block makes, after a delay and with options.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration, delay: delay, options: options)
            .run(animations, completion: completion)
    }

    /// Animates with a spring that takes the given time. iOS 7.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(
            duration: duration, delay: delay, options: options,
            pace: AnimationPace(dampingRatio: dampingRatio, velocity: velocity, duration: duration)
        ).run(animations, completion: completion)
    }

    /// Animates keyframes, which the block adds with
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. iOS 7.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }

    /// Adds a keyframe to the keyframe animation being described; times are parts of its duration. iOS 7.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        describeKeyframe(
            withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
    }

    /// Performs the system's animation on views, with changes of the caller's. `.delete` removes them at its
    /// end. iOS 7.
    open class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runSystemAnimation(
            animation, on: views, options: options, animations: parallelAnimations, completion: completion)
    }

    /// Repeats the animations that a block adds to the animation being described. iOS 13.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        describeRepeats(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
    }

    /// Changes what a view holds with a transition. Without one among the options the change is not animated.
    ///
    /// The view is shown as it was, going over into what it is after the block; with `.allowAnimatedContent` changes of the block
    /// are animated as well.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another in its superview with a transition.
    ///
    /// The old view is removed and the new one added; with `.showHideTransitionViews` they are hidden and
    /// shown.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    /// Makes changes without animating them, even inside an animation's block. iOS 7.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        describeWithoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations are on. Off, they take no time and have no delay.
    open class var areAnimationsEnabled: Bool { !AnimationSwitch.isOff }

    /// Turns animations on or off. Those under way go on.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationSwitch.isOff = !enabled
    }

    /// The duration of the animation being described; 0 outside animation blocks. iOS 9.
    open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    // MARK: Popovers

    /// The view's bounds in the coordinates of another view; `nil` in another window or none. iOS 17.
    open func frame(in referenceView: UIView) -> CGRect? {
        frameAsSource(in: referenceView)
    }

    // MARK: Editing

    /// Makes the first responder let go if it is this view, one beneath it, or a page whose view is. Returns whether
    /// it has, or was none.
    ///
    /// With `force` it lets go even if it does not want to. Follows Apple's page "endEditing(_:)".
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        endEditingBeneath(force)
    }

    // MARK: Converting

    /// Converts a point of this view's coordinates into another view's; `nil` stands for the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Converts a point of another view's coordinates into this view's; `nil` stands for the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// Converts a rectangle of this view's coordinates into another view's; `nil` stands for the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// Converts a rectangle of another view's coordinates into this view's; `nil` stands for the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// Converts a point into another coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: UIView.view(of: coordinateSpace))
    }

    /// Converts a point from another coordinate space.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: UIView.view(of: coordinateSpace))
    }

    /// Converts a rectangle into another coordinate space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: UIView.view(of: coordinateSpace))
    }

    /// Converts a rectangle from another coordinate space.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: UIView.view(of: coordinateSpace))
    }

    // MARK: Guides

    /// The guides that belong to the view, those of UIKit's that were asked for included. iOS 9.
    ///
    /// Follows Apple's page "layoutGuides".
    open var layoutGuides: [UILayoutGuide] { extras?.guides?.list ?? [] }

    /// Adds a guide after the others. One that belongs to another view leaves that one. iOS 9.
    ///
    /// Follows Apple's page "addLayoutGuide(_:)".
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        attachGuide(layoutGuide)
    }

    /// Takes a guide away, which then belongs to no view. One of another view is left alone. iOS 9.
    ///
    /// Follows Apple's page "removeLayoutGuide(_:)".
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        detachGuide(layoutGuide)
    }

    /// The bounds without what bars and the screen's edges cover. Out of a window it is the bounds. iOS 11.
    ///
    /// Follows Apple's page "safeAreaLayoutGuide".
    open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }

    /// The bounds without the margins. iOS 9.
    ///
    /// Follows Apple's page "layoutMarginsGuide".
    open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }

    /// The margins' rectangle, no wider than lines of text are easy to read, in the middle of it. iOS 9.
    ///
    /// Follows Apple's page "readableContentGuide".
    open var readableContentGuide: UILayoutGuide { ownReadableGuide }

    /// The rectangle that the keyboard takes of the view. iOS 15.
    ///
    /// Follows Apple's page "keyboardLayoutGuide".
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

    // MARK: Identification

    /// The view's name for tests; users never hear it.
    open var accessibilityIdentifier: String? {
        get { said(\.identifier, or: extras?.accessibilityIdentifier) }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    /// The name under which the view's state is saved; `nil` saves nothing. iOS 6.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }

    /// Called as the app's state is saved, on a view that has a ``restorationIdentifier`` and belongs to a page that is saved. The base
    /// class writes nothing. iOS 6.
    ///
    /// Follows Apple's page "encodeRestorableState(with:)".
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called as the app's state is restored, after the view's page has read its own. The base class reads nothing. iOS 6.
    ///
    /// Follows Apple's page "decodeRestorableState(with:)".
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Large content

    /// Whether the view has a large form for users who need one. Default `false`. iOS 13.
    ///
    /// Follows Apple's page "showsLargeContentViewer".
    open var showsLargeContentViewer: Bool {
        get { extras?.largeContent?.isShown ?? false }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.isShown = newValue } }
    }

    /// The words of the view's large form. Default `nil`. iOS 13.
    open var largeContentTitle: String? {
        get { extras?.largeContent?.title }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.title = newValue } }
    }

    /// The picture of the view's large form. Default `nil`. iOS 13.
    open var largeContentImage: UIImage? {
        get { extras?.largeContent?.image }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.image = newValue } }
    }

    /// Whether that picture fills the place that there is. Default `false`. iOS 13.
    open var scalesLargeContentImage: Bool {
        get { extras?.largeContent?.scalesImage ?? false }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.scalesImage = newValue } }
    }

    /// How that picture is moved from the middle, in points. Default not at all. iOS 13.
    open var largeContentImageInsets: UIEdgeInsets {
        get { extras?.largeContent?.imageInsets ?? .zero }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.imageInsets = newValue } }
    }

    // MARK: Text size

    /// The smallest text size in the traits of this view and those beneath it; `nil`, the default, is no limit. iOS
    /// 15.
    ///
    /// Follows Apple's page "minimumContentSizeCategory". iOS 15.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes?.minimum }
        set { changeTextSizes { $0.minimum = newValue } }
    }

    /// The largest text size in the traits of this view and those beneath it; `nil`, the default, is no limit. It
    /// counts for more than the smallest. iOS 15.
    ///
    /// Follows Apple's page "maximumContentSizeCategory".
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes?.maximum }
        set { changeTextSizes { $0.maximum = newValue } }
    }

    /// Brings the traits up to date now. iOS 17.
    ///
    /// Traits change here as soon as what they come from does, so that nothing is ever left to do. Follows Apple's
    /// page "updateTraitsIfNeeded()".
    open func updateTraitsIfNeeded() {}

    // MARK: Values

    /// A number of the app's own, to find the view by. Default 0.
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ensureExtras().tag = newValue }
    }

    /// Whether what lies outside the bounds is cut off. Default `false`, of labels and views that scroll `true`.
    ///
    /// Follows Apple's page "clipsToBounds".
    open var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set { flags.set(.clipsToBounds, newValue) }
    }

    /// Whether the content covers the whole bounds, so that nothing behind has to be drawn. Default `true`.
    open var isOpaque: Bool {
        get { !flags.contains(.translucent) }
        set { flags.set(.translucent, !newValue) }
    }

    /// How content fills the bounds. Default `.scaleToFill`.
    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set { ensureExtras().contentMode = newValue }
    }

    /// Whether several touches reach the view at once. Default `false`.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, newValue) }
    }

    /// Whether other views get no touches while this one has some. Default `false`.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, newValue) }
    }

    /// How the view is flipped in right-to-left languages. iOS 9.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            ensureExtras().semanticContentAttribute = newValue
            directionMayHaveChanged()
        }
    }

    /// The direction in which the view's content runs. iOS 10.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { currentLayoutDirection }

    /// The direction an attribute leads to in this app. iOS 9.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction an attribute leads to in an app of the given direction. iOS 10.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        resolveLayoutDirection(for: attribute, relativeTo: layoutDirection)
    }
}
