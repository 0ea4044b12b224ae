import QuartzCore

/// A rectangular area of the interface, in the window's view hierarchy.
///
/// A view's hierarchy, geometry, layout and window changes work as on a device; drawing happens when a picture is made. Follows Apple's
/// page "UIView".
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace,
    UIFocusItem, UIFocusItemContainer, @preconcurrency CALayerDelegate
{
    // The `deinit` of the superview, the window or the owner clears these links. It isn't isolated, because a view may be released on any
    // thread, and nothing else uses the view then.
    //
    // Exclusivity isn't checked in this class, `UIViewController`, `UINavigationController`, `MainLoop`, `TransitionEngine` and
    // `TraceRecorder`. With the checks a whole test takes 46 µs instead of 32 µs, and a push and pop 4.0 µs instead of 2.2 µs. 28 % of the
    // checks would be here. `Benchmarks/README.md` has all figures.
    /// The superview without a call of ``superview``, which an app may override. See ``boundsStorage``.
    @exclusivity(unchecked) nonisolated(unsafe) var superviewReference = UnownedLink<UIView>()
    @exclusivity(unchecked) package nonisolated(unsafe) var subviewList: [UIView] = []
    @exclusivity(unchecked) nonisolated(unsafe) var windowReference = UnownedLink<UIWindow>()
    /// The view controller that owns the view.
    @exclusivity(unchecked) nonisolated(unsafe) var ownerReference = UnownedLink<UIViewController>()
    /// The bounds without a call of ``bounds``, which an app may override. The hierarchy, frames, conversions and Auto Layout read the
    /// storage, as on a device, where the layer has these values. All other code reads ``bounds`` and ``superview``, as an app does.
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
        if Runtime.hasPropertyUpdates { requestFirstProperties() }
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view from an archive, such as a storyboard, with its properties and its subviews.
    public required init?(coder: NSCoder) {
        boundsStorage = .zero
        centerStorage = .zero
        super.init()
        if Self.requiresConstraintBasedLayout { flags.insert(.needsConstraints) }
        if Runtime.hasPropertyUpdates { requestFirstProperties() }
        coder.interfaceArchive?.read(self)
    }

    /// Writes the view to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    deinit {
        if !subviewList.isEmpty { leaveSubviews() }
        if let recognizers = extras?.gestureRecognizers {
            for recognizer in recognizers { recognizer.viewReference.object = nil }
        }
    }

    private nonisolated func leaveSubviews() {
        // The subviews of a deallocated window aren't removed, and its pages aren't notified. The same applies to a view that is released
        // on another thread.
        if !(self is UIWindow), MainThread.isCurrent { return MainActor.assumeIsolated { releaseSubviews() } }
        for subview in subviewList { subview.superviewReference.object = nil }
    }

    // MARK: Hierarchy

    /// The superview; `nil` for none.
    open var superview: UIView? { superviewReference.object }

    /// The subviews, from back to front.
    open var subviews: [UIView] { subviewList }

    /// The window that contains the view; `nil` for none.
    open var window: UIWindow? { windowLink }

    /// Adds a subview in front of the others. It is first removed from its previous superview.
    ///
    /// If the view belongs to a child of this view's controller, the child's appearance callbacks start here.
    open func addSubview(_ view: UIView) {
        place(view, at: subviewList.count)
    }

    /// Inserts a subview at an index of ``subviews``; 0 is behind all others.
    open func insertSubview(_ view: UIView, at index: Int) {
        place(view, at: index)
    }

    /// Inserts a subview directly in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        place(view, at: indexOfSubview(sibling).map { $0 + 1 } ?? subviewList.count)
    }

    /// Inserts a subview directly behind another one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        place(view, at: indexOfSubview(sibling) ?? subviewList.count)
    }

    /// Removes the view from its superview, which releases it. Does nothing without a superview.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Swaps two subviews.
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

    /// Called after a subview was added. The base class does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed. The base class does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes, with the new one or `nil`. The base class does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed. The base class does nothing.
    open func didMoveToSuperview() {}

    /// Called before the window changes, with the new one or `nil`. The base class does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed. The base class does nothing.
    open func didMoveToWindow() {}

    /// Returns whether the view is the given one, or one of its direct or indirect subviews.
    open func isDescendant(of view: UIView) -> Bool {
        isWithin(view)
    }

    /// Returns the view with a tag: the view itself or one of its direct or indirect subviews, searched depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The view controller that owns the view, or else the superview.
    open override var next: UIResponder? { owner ?? superview }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. With a transform, the bounding box.
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

    /// The collision shape in an animator's simulation. Default `.rectangle`. iOS 9. Follows Apple's page "collisionBoundsType".
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of a view with the type `.path`, relative to its center. Default the bounds. iOS 9. Follows Apple's page
    /// "collisionBoundingPath".
    open var collisionBoundingPath: UIBezierPath { .dynamicRectangle(of: bounds.size) }

    /// The position of the anchor point, by default the center, in the superview's coordinates.
    open var center: CGPoint {
        get { centerStorage }
        set {
            changingPlace { changing(.center) { centerStorage = newValue } }
            noteMoved()
        }
    }

    /// The transform, applied around the anchor point.
    open var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set {
            if ChangeRecorder.isRecording {
                record(\.transform, to: newValue, as: "transform", changes: newValue != transform)
            }
            changing(.transform) { setWholeTransform(CATransform3DMakeAffineTransform(newValue)) }
        }
    }

    /// The 3D transform, applied around the anchor point. iOS 13.
    ///
    /// ``transform`` is its affine part. Pictures show it if it is affine. Follows Apple's page "transform3D".
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

    /// The point of the bounds, from 0 to 1, whose position is ``center`` and around which the transform is applied. iOS 16.
    open var anchorPoint: CGPoint {
        get { extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { ensureExtras().anchorPoint = newValue }
    }

    /// The adjustment of the frame to the superview's size. `[]` keeps it unchanged.
    open var autoresizingMask: AutoresizingMask {
        get { flags.autoresizingMask }
        set { flags.autoresizingMask = newValue }
    }

    /// Whether subviews adjust to this view's size with their masks. Default `true`.
    open var autoresizesSubviews: Bool {
        get { !flags.contains(.keepsSubviewSizes) }
        set { flags.set(.keepsSubviewSizes, !newValue) }
    }

    /// Returns the size that best fits `size`. The base class returns its current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that ``sizeThatFits(_:)`` returns for its current size. The top left corner stays in place.
    open func sizeToFit() {
        let origin = frame.origin
        boundsSize = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    /// The natural size of the content. The base class returns ``noIntrinsicMetric`` for both dimensions.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates ``intrinsicContentSize``, so that the next layout reads it again. iOS 6.
    ///
    /// Follows Apple's page "invalidateIntrinsicContentSize()".
    open func invalidateIntrinsicContentSize() {
        contentSizeChanged()
    }

    // MARK: Properties

    /// Requests ``updateProperties()`` in the next pass, before layout. Several requests count as one. iOS 26.
    ///
    /// Follows Apple's page "setNeedsUpdateProperties()".
    open func setNeedsUpdateProperties() {
        markNeedsProperties()
    }

    /// Called to set the view's content and styling: before its first layout, and after each ``setNeedsUpdateProperties()``. The base class
    /// does nothing. iOS 26.
    ///
    /// A superview is updated before its subviews, and a view controller before its view. Follows Apple's page "updateProperties()".
    open func updateProperties() {}

    /// Updates the properties of the view's controller, the view, and the views and view controllers in its hierarchy now, where needed.
    /// iOS 26.
    ///
    /// Follows Apple's page "updatePropertiesIfNeeded()".
    open func updatePropertiesIfNeeded() {
        if !flags.isDisjoint(with: .wantsProperties) { runPropertiesPass() }
    }

    // MARK: Layout

    /// Invalidates the layout. The next pass lays out the view.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out this view and its subviews now, where layout is needed.
    ///
    /// A container with a pending transition starts it here, as it would in the next pass.
    open func layoutIfNeeded() {
        if windowLink?.hasPendingTraits == true { updateTraitsIfNeeded() }
        Runtime.engine.startRequested(beneath: self)
        if !flags.isDisjoint(with: .wantsConstraints) { updateConstraintsIfNeeded() }
        if LayoutEngine.isInUse { layOutByConstraints() } else { layOutTree() }
    }

    /// Lays out the subviews. The base class places the ones with constraints; autoresizing happens when the size changes.
    open func layoutSubviews() {
        if flags.contains(.placesByConstraints) { placeByConstraints() }
    }

    // MARK: Layer

    /// The class of the layers for views of this class. Default `CALayer`.
    ///
    /// Follows Apple's page "layerClass".
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer of the view. It is created when first accessed, and has the view's geometry.
    ///
    /// Values such as the bounds or the background color are shared between the view and its layer. Follows Apple's page "layer".
    open var layer: CALayer { layerIfMade ?? makeLayer() }

    /// Sets the layer's contents. Called when the layer is displayed. The base class does nothing: the view is drawn when a picture is
    /// made.
    ///
    /// Follows Apple's page "display(_:)".
    open func display(_ layer: CALayer) {}

    /// Draws the layer's contents. The base class draws the content of its class, and calls ``draw(_:)``.
    ///
    /// Follows Apple's page "draw(_:in:)".
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer.model() === layerIfMade { drawContents(in: ctx) }
    }

    /// Called before the layer is drawn. The base class does nothing. iOS 10.
    ///
    /// Follows Apple's page "layerWillDraw(_:)".
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the layer's sublayers. The base class calls ``layoutSubviews()`` for the view's own layer.
    ///
    /// Follows Apple's page "layoutSublayers(of:)".
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerIfMade { layoutSubviews() }
    }

    /// Returns the action for a change of a layer property: its animation in an animation block, otherwise none.
    ///
    /// Follows Apple's page "action(for:forKey:)".
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        actionOfLayer(forKey: event)
    }

    /// A view whose alpha channel masks this view. It has no superview. Default `nil`. iOS 8.
    ///
    /// Follows Apple's page "mask".
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    /// The number of pixels per point of the content. Default the screen's scale. iOS 4.
    ///
    /// Follows Apple's page "contentScaleFactor".
    open var contentScaleFactor: CGFloat {
        get { layerIfMade?.contentsScale ?? GraphicsContexts.screenScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Drawing

    /// Draws the view's content in its own coordinates, except its background and its subviews. The base class draws nothing.
    ///
    /// Called when a picture of the view is made, with a context that `UIGraphicsGetCurrentContext()` returns. Follows Apple's page
    /// "draw(_:)".
    open func draw(_ rect: CGRect) {}

    /// Invalidates the drawing of ``draw(_:)``. A picture is always redrawn.
    open func setNeedsDisplay() {}

    /// Invalidates a part of the drawing of ``draw(_:)``. A picture is always redrawn.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Snapshots

    /// Returns a new view with a snapshot of this one, in its size, which doesn't reflect later changes. iOS 7.
    ///
    /// With `afterUpdates`, pending layout is performed before. Follows Apple's page "snapshotView(afterScreenUpdates:)".
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a new view with a snapshot of a rectangle of this one. iOS 7.
    ///
    /// When the new view is resized, the parts within `capInsets` keep their size. Follows Apple's page
    /// "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)".
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { (windowLink ?? self).layoutIfNeeded() }
        return makeSnapshot(of: rect, capInsets)
    }

    /// Draws the view and its subviews into the current context. Returns whether all of it was drawn. iOS 7.
    ///
    /// With `afterUpdates`, pending layout is performed before. Follows Apple's page "drawHierarchy(in:afterScreenUpdates:)".
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { (windowLink ?? self).layoutIfNeeded() }
        return drawTree(in: rect)
    }

    // MARK: Constraints

    /// Whether views of this class use constraints for their content. Default `false`. iOS 6.
    ///
    /// If it is `true`, ``updateConstraints()`` is called before a view's first layout without a request.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Requests ``updateConstraints()`` in the next pass, before layout. iOS 6.
    ///
    /// Several calls before the pass count as one. A call within ``updateConstraints()`` requests another pass.
    open func setNeedsUpdateConstraints() {
        markNeedsConstraints()
    }

    /// Returns whether ``updateConstraints()`` will be called in the next pass. iOS 6.
    ///
    /// Always `true` for a page's view before its first layout.
    open func needsUpdateConstraints() -> Bool { owesConstraints }

    /// Updates the constraints of the subviews and then of this view, where needed. iOS 6.
    ///
    /// Called before every layout. An app doesn't need to override it.
    open func updateConstraintsIfNeeded() {
        runConstraintPass(of: owner)
    }

    /// Called before layout if the constraints need an update. The base class does nothing. iOS 6.
    ///
    /// The subviews were updated before. The view of a page is updated by its controller's `updateViewConstraints()`. Call `super` last.
    /// Follows Apple's page "updateConstraints()".
    open func updateConstraints() {}

    /// The constraints that the view holds: on the view itself, and between its subviews. iOS 6.
    ///
    /// Follows Apple's page "constraints".
    open var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

    /// Activates a constraint whose items are this view or its subviews. iOS 6.
    ///
    /// If an item isn't in this view's hierarchy yet, the console shows a warning. The next layout that uses the constraint then raises an
    /// exception. In a view hierarchy that was already laid out with constraints, the exception is raised immediately.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.activate(in: self)
    }

    /// Activates constraints whose items are this view or its subviews. iOS 6.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds. Ignores other constraints. iOS 6.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Deactivates constraints that the view holds. iOS 6.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the frame and ``autoresizingMask`` are translated into constraints. Default `true`. iOS 6.
    ///
    /// If it is `false`, only constraints place the view in its superview. Follows Apple's page
    /// "translatesAutoresizingMaskIntoConstraints".
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.isPlacedByConstraints) }
        set { setPlacedByConstraints(!newValue) }
    }

    /// Returns the priority with which the view resists being larger than its content. Default 250. iOS 6.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.hugging[axis] ?? .defaultLow
    }

    /// Sets the priority with which the view resists being larger than its content. iOS 6.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.hugging[axis] = priority }
    }

    /// Returns the priority with which the view resists being smaller than its content. Default 750. iOS 6.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists being smaller than its content. iOS 6.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities { $0.resistance[axis] = priority }
    }

    /// Returns the constraints that affect the view's layout on an axis. For debugging. iOS 6.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(axis)
    }

    /// Whether the constraints don't fully determine the view's frame. For debugging. iOS 6.
    open var hasAmbiguousLayout: Bool { isPlaceAmbiguous }

    /// Changes the frame of a view with an ambiguous layout, at random, to another frame that its constraints allow. For debugging. iOS 6.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// Returns the size that fulfills the constraints within the view and is closest to a target size. iOS 6.
    ///
    /// ``layoutFittingCompressedSize`` requests the smallest size. The view's own frame is ignored. Follows Apple's page
    /// "systemLayoutSizeFitting(_:)".
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that fulfills the constraints within the view, with priorities for the target width and height. iOS 8.
    ///
    /// Follows Apple's page "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)".
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The insets of the alignment rectangle within the frame, for example for a shadow. Default zero. iOS 6.
    ///
    /// Follows Apple's page "alignmentRectInsets".
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame: without ``alignmentRectInsets``. iOS 6.
    ///
    /// Follows Apple's page "alignmentRect(forFrame:)".
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle: the inverse of ``alignmentRect(forFrame:)``. iOS 6.
    ///
    /// Follows Apple's page "frame(forAlignmentRect:)".
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view that provides the first baseline. The base class returns ``forLastBaselineLayout``. iOS 9.
    ///
    /// Follows Apple's page "forFirstBaselineLayout".
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view that provides the last baseline. The base class returns itself. iOS 9.
    ///
    /// Follows Apple's page "forLastBaselineLayout".
    open var forLastBaselineLayout: UIView { self }

    /// Returns the view that provides the baseline, before the two properties above existed. Never called. iOS 6, deprecated by Apple in
    /// iOS 9.
    ///
    /// Follows Apple's page "forBaselineLayout()".
    open func forBaselineLayout() -> UIView { self }

    /// The properties that archives set by name, for classes in modules that depend on this one.
    @_spi(UIKitModules) open class var propertiesInFiles: Outlets { [] }

    /// Returns the size of the content at a width, if the height depends on it, as for text with several lines; `nil` for other content,
    /// and in the base class. ``intrinsicContentSize`` is the size without a limit.
    @_spi(UIKitModules) open func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

    /// The baselines of the text, in points; `nil` without text, and in the base class.
    @_spi(UIKitModules) open var baselineDistances: BaselineDistances? { nil }

    // MARK: Anchors

    /// The leading edge. iOS 9.
    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }

    /// The trailing edge. iOS 9.
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }

    /// The left edge. iOS 9.
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }

    /// The right edge. iOS 9.
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }

    /// The top edge. iOS 9.
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }

    /// The bottom edge. iOS 9.
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }

    /// The width. iOS 9.
    open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }

    /// The height. iOS 9.
    open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

    /// The horizontal center. iOS 9.
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }

    /// The vertical center. iOS 9.
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

    /// The baseline of the first line of text; without text the top edge. iOS 9.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }

    /// The baseline of the last line of text; without text the bottom edge. iOS 9.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

    // MARK: Insets

    /// The parts of the view that bars and the screen's edges cover. iOS 11.
    open var safeAreaInsets: UIEdgeInsets { computedSafeArea }

    /// Called after ``safeAreaInsets`` has changed. The base class does nothing. iOS 11.
    open func safeAreaInsetsDidChange() {}

    /// Called after ``layoutMargins`` has changed: through the app, the safe area, or the superview's margins. The base class does nothing.
    /// iOS 8.
    open func layoutMarginsDidChange() {}

    /// The default spacing between the view's edges and its content, in points. iOS 8.
    ///
    /// Default 8 on all sides; for a page's view ``UIViewController/systemMinimumLayoutMargins``. Setting it sets the view's own margins.
    /// Reading it returns the effective margins: the view's own, the safe area, and, if the view preserves them, the part of the
    /// superview's margins that overlaps the view. Follows Apple's page "layoutMargins".
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    /// The layout margins with leading and trailing edges. iOS 11.
    ///
    /// Follows Apple's page "directionalLayoutMargins".
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { directionalMargins = newValue }
    }

    /// Whether the margins include the safe area. Default `true`. iOS 11.
    ///
    /// Follows Apple's page "insetsLayoutMarginsFromSafeArea".
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
        set { changeMargins { ensureExtras().insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// Whether the margins include the superview's margins where the view overlaps them. Default `false`. iOS 8.
    ///
    /// A change of the superview's margins then also changes this view's. Follows Apple's page "preservesSuperviewLayoutMargins".
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewLayoutMargins ?? false }
        set { changeMargins { ensureExtras().preservesSuperviewLayoutMargins = newValue } }
    }

    // MARK: Corners

    /// Returns the largest effective radius of corners in points, according to ``cornerConfiguration``. iOS 26.
    ///
    /// If the configuration of the view or its container changes later, the view's layout is invalidated. Follows Apple's page
    /// "effectiveRadius(corner:)".
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { readRadius(at: corner) }

    // MARK: Appearance and traits

    /// The background color; `nil`, the default, for clear.
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

    /// Whether the view and its subviews are hidden. Default `false`.
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

    /// The tint color; the superview's if none was set. It is gray while ``tintAdjustmentMode`` dims it. iOS 7.
    open var tintColor: UIColor! {
        get { shownTint }
        set {
            if Appearances.isInUse { noteAppearance(\UIView.tintColor, newValue) }
            ensureExtras().tintColor = newValue
            tintColorChanged()
        }
    }

    /// Whether the tint color is dimmed. Default `.automatic`: the superview's mode. Reading it returns the effective mode, `.normal` or
    /// `.dimmed`. iOS 7.
    ///
    /// Views behind an alert, a sheet or a popover are dimmed. Follows Apple's page "tintAdjustmentMode".
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set { setTintMode(newValue) }
    }

    /// Whether ``draw(_:)`` starts with a clear background. Default `true`. It always does here, as on a device for views that aren't
    /// opaque.
    open var clearsContextBeforeDrawing: Bool {
        get { extras?.clearsContextBeforeDrawing ?? true }
        set { ensureExtras().clearsContextBeforeDrawing = newValue }
    }

    /// Called after the effective tint color has changed. The base class does nothing. iOS 7.
    open func tintColorDidChange() {}

    /// The traits of the view: its controller's, its superview's, or the screen's.
    ///
    /// UIKit tracks the traits that layout, constraint, drawing, properties and configuration updates of the view read from it, and repeats
    /// an update when one of them changes. iOS 18. Follows Apple's page "Automatic trait tracking".
    open var traitCollection: UITraitCollection { ReadTracking.noting(computedTraits, of: self) }

    /// Called after the traits have changed. The base class does nothing. Deprecated by Apple in iOS 17.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style that this view and its subviews have regardless of their environment. iOS 13.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.overrideUserInterfaceStyle ?? .unspecified }
        set { TraitChange.perform(beneath: self) { ensureExtras().overrideUserInterfaceStyle = newValue } }
    }

    /// Removes a registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extraState?.traitObservers?.remove(registration)
    }

    // MARK: Proxies

    /// Returns the proxy of all instances of the class and of its subclasses. It is created with `init(frame:)`. iOS 5.
    open class func appearance() -> Self { appearanceProxy(AppearanceScope()) }

    /// Returns the proxy of the instances that are contained in instances of the container classes, the innermost container first. iOS 9.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes))
    }

    /// Returns the proxy of the instances whose environment has these traits. iOS 8.
    open class func appearance(for trait: UITraitCollection) -> Self {
        appearanceProxy(AppearanceScope(traits: trait))
    }

    /// Returns the proxy of the instances that are contained in instances of the container classes and whose environment has these traits.
    /// iOS 9.
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes, traits: trait))
    }

    // MARK: Motion

    /// The motion effects of the view. Default empty. iOS 7. Follows Apple's page "motionEffects".
    open var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { ensureExtras().motionEffects = newValue }
    }

    /// Adds an effect. Does nothing if the view already has it. iOS 7. Follows Apple's page "addMotionEffect(_:)".
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Removes an effect. iOS 7. Follows Apple's page "removeMotionEffect(_:)".
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    // MARK: Accessibility

    /// Whether the view is an accessibility element. Default `true` for controls, labels and text. iOS 3.
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

    /// The accessibility label. Labels and buttons have one by default. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: extras?.accessibility?.label ?? standardAccessibility?.label) }
        set { accessibilityNotes.label = newValue }
    }

    /// The result of performing an action on the view. Default `nil`. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: extras?.accessibility?.hint) }
        set { accessibilityNotes.hint = newValue }
    }

    /// The value of the view. Controls with a value and editable text have one by default. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: extras?.accessibility?.value ?? standardAccessibility?.value) }
        set { accessibilityNotes.value = newValue }
    }

    /// The accessibility traits. Controls, labels and images have some by default. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            said(\.traits, or: extras?.accessibility?.traits ?? standardAccessibility?.traits ?? .none)
        }
        set { accessibilityNotes.traits = newValue }
    }

    /// The frame of the accessibility element in screen coordinates. Default the view's frame. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityFrame".
    open var accessibilityFrame: CGRect {
        get { said(\.frame, or: extras?.accessibility?.frame ?? convert(bounds, to: nil)) }
        set { accessibilityNotes.frame = newValue }
    }

    /// The language for speech; `nil`, the default, for the user's. iOS 3.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityLanguage".
    open var accessibilityLanguage: String? {
        get { said(\.language, or: extras?.accessibility?.language) }
        set { accessibilityNotes.language = newValue }
    }

    /// Whether the view and its subviews are hidden from assistive technologies. Default `false`. iOS 5.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElementsHidden".
    open var accessibilityElementsHidden: Bool {
        get { said(\.elementsHidden, or: extras?.accessibility?.areElementsHidden ?? false) }
        set { accessibilityNotes.areElementsHidden = newValue }
    }

    /// Whether the view's siblings are hidden from assistive technologies. Default `false`. iOS 5.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityViewIsModal".
    open var accessibilityViewIsModal: Bool {
        get { said(\.viewIsModal, or: extras?.accessibility?.isModal ?? false) }
        set { accessibilityNotes.isModal = newValue }
    }

    /// Whether the elements in the view are read as a group, before the view's siblings. Default `false`. iOS 6.
    ///
    /// On a device every object has it. Follows Apple's page "shouldGroupAccessibilityChildren".
    open var shouldGroupAccessibilityChildren: Bool {
        get { said(\.groupsChildren, or: extras?.accessibility?.groupsChildren ?? false) }
        set { accessibilityNotes.groupsChildren = newValue }
    }

    /// The accessibility elements in the view, in order; `nil` for those of the subviews. iOS 8.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElements".
    open var accessibilityElements: [Any]? {
        get { said(\.elements, or: extras?.accessibility?.elements) }
        set { accessibilityNotes.elements = newValue }
    }

    /// Returns the number of ``accessibilityElements``; 0 without them. A view that creates its elements on demand overrides it.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElementCount()".
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index of ``accessibilityElements``; `nil` beyond the end.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityElement(at:)".
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the index of an element in ``accessibilityElements``; `NSNotFound` for other elements.
    ///
    /// On a device every object has it. Follows Apple's page "index(ofAccessibilityElement:)".
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether the view and its subviews keep their colors when the user inverts the screen's colors. Default `false`. iOS 11.
    ///
    /// Follows Apple's page "accessibilityIgnoresInvertColors".
    open var accessibilityIgnoresInvertColors: Bool {
        get { extras?.accessibility?.ignoresInvertColors ?? false }
        set { accessibilityNotes.ignoresInvertColors = newValue }
    }

    /// The style of the view while the pointer hovers over it; `nil`, the default, for no change. iOS 17. Follows Apple's page
    /// "hoverStyle".
    open var hoverStyle: UIHoverStyle? {
        get { extras?.hoverStyle }
        set { ensureExtras().hoverStyle = newValue }
    }

    // MARK: Focus

    /// Whether the view can be focused. Default `false`. iOS 9. Follows Apple's page "canBecomeFocused".
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused. iOS 9. Follows Apple's page "isFocused".
    open var isFocused: Bool { windowLink?.windowScene?.focusSystem?.focusedItem === self }

    /// The identifier of the focus group of the view and its subviews; `nil`, the default, for the superview's. iOS 14. Follows Apple's
    /// page "focusGroupIdentifier".
    open var focusGroupIdentifier: String? {
        get { extras?.focus?.group }
        set { focusNotes.group = newValue }
    }

    /// The priority of the view as the primary item of its focus group. Default ``UIFocusGroupPriority/ignored``. iOS 15. Follows Apple's
    /// page "focusGroupPriority".
    open var focusGroupPriority: UIFocusGroupPriority {
        get { extras?.focus?.priority ?? .ignored }
        set { focusNotes.priority = newValue }
    }

    /// The visual effect of focus on the view; `nil` for none. Default a ``UIFocusHaloEffect``. iOS 15. Follows Apple's page "focusEffect".
    open var focusEffect: UIFocusEffect? {
        get { presentFocusEffect }
        set { focusNotes.effect = .own(newValue?.copy() as? UIFocusEffect) }
    }

    /// The environments that get focus when the view does. Default empty: the view, or the first item in it. iOS 10. Follows Apple's page
    /// "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view that gets focus. Default `nil`. Deprecated in iOS 10. Follows Apple's page "preferredFocusedView".
    open var preferredFocusedView: UIView? { nil }

    /// The view controller that owns the view, or else the superview. iOS 12. Follows Apple's page "parentFocusEnvironment".
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superview }

    /// Returns the view itself. iOS 12. Follows Apple's page "focusItemContainer".
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// Returns the view itself: the frames of its subviews are in its coordinates. iOS 12. Follows Apple's page "coordinateSpace".
    open var coordinateSpace: any UICoordinateSpace { self }

    /// Returns the subviews in a rectangle, from back to front. iOS 12. Follows Apple's page "focusItems(in:)".
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsForFocus(in: rect) }

    /// Requests a focus update to the view's preferred environments, if the focused item is in the view. iOS 9. Follows Apple's page
    /// "setNeedsFocusUpdate()".
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Performs a requested focus update now. iOS 9. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Returns whether focus may move to, from or within the view. Default `true`. iOS 9. Follows Apple's page "shouldUpdateFocus(in:)".
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after focus has moved to, from or within the view. The base class does nothing. iOS 9. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Whether the content of the view is a focus group of its own.
    @_spi(UIKitModules) open var isFocusGroup: Bool { false }

    /// Called after the view has gained or lost focus.
    @_spi(UIKitModules) open func focusChanged() {}

    /// Called when the user presses Return on the focused view. Returns whether the press is handled.
    @_spi(UIKitModules) open func chooseByFocus() -> Bool { false }

    // MARK: Touch

    /// Whether the view receives touches. Default `true`.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.userInteractionDisabled) }
        set { flags.set(.userInteractionDisabled, !newValue) }
    }

    /// Returns the frontmost view at a point; `nil` for none. Hidden, transparent and disabled views are skipped, and so are views that are
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

    /// Adds a gesture recognizer, which receives the touches of this view and its subviews. It is removed from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Removes a gesture recognizer. Its current gesture is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// The gesture recognizers of the view, in the order in which they were added; `nil` if none was ever added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras?.gestureRecognizers }
        set { replaceGestureRecognizers(by: newValue) }
    }

    /// Adds an interaction. It is removed from its previous view. iOS 11.
    ///
    /// Follows Apple's page "addInteraction(_:)".
    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    /// Removes an interaction. Does nothing if the view doesn't have it. iOS 11.
    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    /// The interactions of the view, in the order in which they were added. iOS 11.
    open var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { replaceInteractions(by: newValue) }
    }

    /// Returns whether a gesture recognizer may recognize its gesture from touches that began in this view. The base class returns `true`.
    /// With `false` the recognizer fails. iOS 6.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether a point in the view's coordinates is within its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Animations

    /// Animates the changes that a block makes.
    ///
    /// Within another animation's block, the duration is that animation's, unless an option overrides it.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationRequest(duration: duration).run(animations, completion: nil)
    }

    /// Animates the changes that a block makes, and calls a completion at the end.
    ///
    /// If the duration is 0, or the block changes no view in a window, the completion is called in the next turn of the run loop.
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

    /// Animates with a spring and the given duration. iOS 7.
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

    /// Adds a keyframe to the keyframe animation being described. The times are fractions of its duration. iOS 7.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        describeKeyframe(
            withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
    }

    /// Performs a system animation on views, with additional changes of the caller. `.delete` removes the views at its end. iOS 7.
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

    /// Changes the content of a view with a transition. Without a transition in the options, the change isn't animated.
    ///
    /// The transition runs from the old to the new content; with `.allowAnimatedContent`, changes of the block are also animated.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view with another one in its superview, with a transition.
    ///
    /// The old view is removed and the new one is added; with `.showHideTransitionViews`, they are hidden and shown instead.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    /// Makes changes without animation, even within an animation block. iOS 7.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        describeWithoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations are enabled. If not, animations take no time and have no delay.
    open class var areAnimationsEnabled: Bool { !AnimationSwitch.isOff }

    /// Enables or disables animations. Running animations continue.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationSwitch.turn(off: !enabled)
    }

    /// The duration of the animation being described; 0 outside animation blocks. iOS 9.
    open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    // MARK: Popovers

    /// Returns the view's bounds in the coordinates of another view; `nil` if that is in another window or in none. iOS 17.
    open func frame(in referenceView: UIView) -> CGRect? {
        frameAsSource(in: referenceView)
    }

    // MARK: Editing

    /// Resigns the first responder if it is this view, one of its subviews, or a page that owns one of them. Returns whether it resigned,
    /// or whether there was none.
    ///
    /// With `force` it resigns even if it doesn't allow it. Follows Apple's page "endEditing(_:)".
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        endEditingBeneath(force)
    }

    // MARK: Converting

    /// Converts a point from this view's coordinates to another view's; `nil` means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Converts a point from another view's coordinates to this view's; `nil` means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// Converts a rectangle from this view's coordinates to another view's; `nil` means the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// Converts a rectangle from another view's coordinates to this view's; `nil` means the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// Converts a point to another coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: UIView.view(of: coordinateSpace))
    }

    /// Converts a point from another coordinate space.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: UIView.view(of: coordinateSpace))
    }

    /// Converts a rectangle to another coordinate space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: UIView.view(of: coordinateSpace))
    }

    /// Converts a rectangle from another coordinate space.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: UIView.view(of: coordinateSpace))
    }

    // MARK: Guides

    /// The guides of the view, including UIKit's guides that were accessed. iOS 9.
    ///
    /// Follows Apple's page "layoutGuides".
    open var layoutGuides: [UILayoutGuide] { extras?.guides?.list ?? [] }

    /// Adds a guide after the others. It is removed from its previous view. iOS 9.
    ///
    /// Follows Apple's page "addLayoutGuide(_:)".
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        attachGuide(layoutGuide)
    }

    /// Removes a guide. Does nothing for a guide of another view. iOS 9.
    ///
    /// Follows Apple's page "removeLayoutGuide(_:)".
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        detachGuide(layoutGuide)
    }

    /// The part of the bounds that bars and the screen's edges don't cover. Without a window, the bounds. iOS 11.
    ///
    /// Follows Apple's page "safeAreaLayoutGuide".
    open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }

    /// The bounds without the margins. iOS 9.
    ///
    /// Follows Apple's page "layoutMarginsGuide".
    open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }

    /// The rectangle within the margins with a readable width, centered in them. iOS 9.
    ///
    /// Follows Apple's page "readableContentGuide".
    open var readableContentGuide: UILayoutGuide { ownReadableGuide }

    /// The rectangle of the view that the keyboard covers. iOS 15.
    ///
    /// Follows Apple's page "keyboardLayoutGuide".
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

    // MARK: Identification

    /// The view's identifier for tests, which isn't exposed to users.
    open var accessibilityIdentifier: String? {
        get { said(\.identifier, or: extras?.accessibilityIdentifier) }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    /// The identifier with which the view's state is saved; `nil` doesn't save it. iOS 6.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }

    /// Called when the app's state is saved, if the view has a ``restorationIdentifier`` and belongs to a page that is saved. The base
    /// class writes nothing. iOS 6.
    ///
    /// Follows Apple's page "encodeRestorableState(with:)".
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called when the app's state is restored, after the view's page has read its own state. The base class reads nothing. iOS 6.
    ///
    /// Follows Apple's page "decodeRestorableState(with:)".
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Large content

    /// Whether the large content viewer shows the view. Default `false`. iOS 13.
    ///
    /// Follows Apple's page "showsLargeContentViewer".
    open var showsLargeContentViewer: Bool {
        get { extras?.largeContent?.isShown ?? false }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.isShown = newValue } }
    }

    /// The title in the large content viewer. Default `nil`. iOS 13.
    open var largeContentTitle: String? {
        get { extras?.largeContent?.title }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.title = newValue } }
    }

    /// The image in the large content viewer. Default `nil`. iOS 13.
    open var largeContentImage: UIImage? {
        get { extras?.largeContent?.image }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.image = newValue } }
    }

    /// Whether the image is scaled to the available space. Default `false`. iOS 13.
    open var scalesLargeContentImage: Bool {
        get { extras?.largeContent?.scalesImage ?? false }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.scalesImage = newValue } }
    }

    /// The insets of the image, in points. Default zero. iOS 13.
    open var largeContentImageInsets: UIEdgeInsets {
        get { extras?.largeContent?.imageInsets ?? .zero }
        set { ensureExtras().largeContent = changed(extras?.largeContent) { $0.imageInsets = newValue } }
    }

    // MARK: Text size

    /// The smallest text size in the traits of this view and its subviews; `nil`, the default, for no limit. iOS 15.
    ///
    /// Follows Apple's page "minimumContentSizeCategory".
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes?.minimum }
        set { changeTextSizes { $0.minimum = newValue } }
    }

    /// The largest text size in the traits of this view and its subviews; `nil`, the default, for no limit. It takes precedence over the
    /// minimum. iOS 15.
    ///
    /// Follows Apple's page "maximumContentSizeCategory".
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes?.maximum }
        set { changeTextSizes { $0.maximum = newValue } }
    }

    /// Updates the traits of this view and its subviews now: calls the registered handlers for overrides since the last update pass. iOS 17.
    ///
    /// The values of traits, and `traitCollectionDidChange(_:)`, don't wait for the pass here. Follows Apple's page
    /// "updateTraitsIfNeeded()".
    open func updateTraitsIfNeeded() { windowLink?.tellPendingTraits(beneath: self) }

    // MARK: Values

    /// A number with which an app identifies the view. Default 0.
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ensureExtras().tag = newValue }
    }

    /// Whether content outside the bounds is clipped. Default `false`; `true` for labels and scroll views.
    ///
    /// Follows Apple's page "clipsToBounds".
    open var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set { flags.set(.clipsToBounds, newValue) }
    }

    /// Whether the content covers the bounds completely, so that nothing behind it needs to be drawn. Default `true`.
    open var isOpaque: Bool {
        get { !flags.contains(.translucent) }
        set { flags.set(.translucent, !newValue) }
    }

    /// The scaling and alignment of the content. Default `.scaleToFill`.
    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set { ensureExtras().contentMode = newValue }
    }

    /// Whether the view receives several touches at once. Default `false`.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, newValue) }
    }

    /// Whether other views receive no touches while this one has some. Default `false`.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, newValue) }
    }

    /// Whether the view is flipped in right-to-left languages. iOS 9.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            ensureExtras().semanticContentAttribute = newValue
            directionMayHaveChanged()
        }
    }

    /// The layout direction of the view's content. iOS 10.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { currentLayoutDirection }

    /// Returns the layout direction for an attribute in this app. iOS 9.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction for an attribute in an app with the given direction. iOS 10.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        resolveLayoutDirection(for: attribute, relativeTo: layoutDirection)
    }
}
