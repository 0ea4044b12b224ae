/// A rectangle with a background, contents, a border, a shadow, and sublayers.
///
/// A layer has no isolation; use it where its tree is used: a view's layers on the main actor. Setting a property of a layer that has
/// been shown starts an implicit animation, unless an action replaces it. The layer has the new value immediately; ``presentation()``
/// has the shown value. Follows Apple's page "CALayer".
///
/// Filters and pixels aren't supported: a layer's drawing is recorded.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    var values = LayerValues()
    var timing = MediaTiming()
    var links = LayerLinks()
    var marks = LayerMarks()
    var attached: [AttachedAnimation] = []
    /// The view that owns the layer.
    package weak var backing: (any LayerBacking)?
    /// Whether this is the root of a layer tree that is shown without a view.
    package var isShownAsRoot = false

    // MARK: Creation

    /// Creates a layer with empty bounds.
    public override init() {
        super.init()
    }

    /// Creates a copy of a layer's values, for its presentation layer. A subclass copies its own values here.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        readValues(from: coder)
    }

    /// Writes the sublayers, the mask, and the properties that are numbers, geometry, colors or strings to an archive. Images, paths and
    /// animations aren't written.
    open func encode(with coder: NSCoder) { writeValues(to: coder) }

    /// Returns `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a copy of the layer with the values shown now, at the animation clock's time; `nil` for a layer that hasn't been
    /// shown, or that was added to its tree in this turn. The copy doesn't change anymore.
    open func presentation() -> Self? { presentationForApp() as? Self }

    /// Returns the layer from which a presentation layer was made; for any other layer, the layer itself.
    open func model() -> Self { (links.model as? Self) ?? self }

    /// Returns the default value of a key; `nil` if it has none.
    open class func defaultValue(forKey key: String) -> Any? { startingValue(forKey: key) }

    /// Returns whether a change of the property requires redrawing. Defaults to `false`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the factor by which a corner curve extends beyond the radius. iOS 13.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The app's name for the layer.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// The delegate; for a view's layer, the view.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Geometry

    /// The visible rectangle, in the layer's own coordinates. Defaults to (0, 0, 0, 0).
    open var bounds: CGRect {
        get { backing?.backedBounds ?? values.bounds }
        set { setBounds(newValue) }
    }

    /// The anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { backing?.backedPosition ?? values.position }
        set {
            if let backing { return backing.backedPosition = newValue }
            change("position") { values.position = newValue }
        }
    }

    /// The point, in the unit square, at ``position`` and at the center of transforms. Defaults to (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { backing?.backedAnchorPoint ?? values.anchorPoint }
        set {
            if let backing { return backing.backedAnchorPoint = newValue }
            change("anchorPoint") { values.anchorPoint = newValue }
        }
    }

    /// The transform of the layer and its sublayers, around the anchor point.
    open var transform: CATransform3D {
        get { backing?.backedTransform ?? values.transform }
        set {
            if let backing { return backing.backedTransform = newValue }
            change("transform") { values.transform = newValue }
        }
    }

    /// Returns the affine part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The smallest upright rectangle that encloses the layer, in the superlayer's coordinates. Setting it sets position and bounds.
    open var frame: CGRect {
        get { frameNow }
        set { setFrame(newValue) }
    }

    /// The position on the z axis. Layers with higher values are shown in front of others and are hit first. Defaults to 0.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change("zPosition") { values.zPosition = newValue } }
    }

    /// The anchor point on the z axis. Defaults to 0. iOS 3.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change("anchorPointZ") { values.anchorPointZ = newValue } }
    }

    /// The transform of the sublayers, around the anchor point; typically a perspective.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change("sublayerTransform") { values.sublayerTransform = newValue } }
    }

    /// Whether the layer is visible from behind. Defaults to `true`.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change("doubleSided") { values.isDoubleSided = newValue } }
    }

    /// Whether the layer and its sublayers are hidden. Defaults to `false`.
    open var isHidden: Bool {
        get { backing?.isBackedHidden ?? values.isHidden }
        set {
            if let backing { return backing.isBackedHidden = newValue }
            change("hidden") { values.isHidden = newValue }
        }
    }

    /// Whether sublayers are clipped to the bounds, including rounded corners. Defaults to `false`.
    open var masksToBounds: Bool {
        get { backing?.backedMasksToBounds ?? values.masksToBounds }
        set {
            if let backing { return backing.backedMasksToBounds = newValue }
            change("masksToBounds") { values.masksToBounds = newValue }
        }
    }

    // MARK: Hierarchy

    /// The superlayer; for a mask, the masked layer.
    open var superlayer: CALayer? { superlayerNow }

    /// The sublayers, back to front; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { sublayersNow }
        set { setSublayers(newValue ?? []) }
    }

    /// Removes the layer from its superlayer; removes a mask from the masked layer.
    open func removeFromSuperlayer() { detach() }

    /// Adds a layer in front of the other sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Inserts a layer at an index in the sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer behind another sublayer; behind all sublayers if `sibling` isn't one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Inserts a layer in front of another sublayer; in front of all sublayers if `sibling` isn't one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Replaces a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// A layer whose alpha masks this layer's content. Setting it removes the mask from its superlayer.
    open var mask: CALayer? {
        get { maskNow }
        set { setMask(newValue) }
    }

    // MARK: Coordinate conversion

    /// Converts a point from another layer; from the coordinate space outside the root layer if `l` is `nil`.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerSpace.convert(p, from: l, to: self) }
    /// Converts a point to another layer; to the coordinate space outside the root layer if `l` is `nil`.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerSpace.convert(p, from: self, to: l) }
    /// Converts a rectangle from another layer. Returns the smallest upright rectangle that encloses the result.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerSpace.convert(r, from: l, to: self) }
    /// Converts a rectangle to another layer. Returns the smallest upright rectangle that encloses the result.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerSpace.convert(r, from: self, to: l) }
    /// Converts a time from another layer; from the animation clock if `l` is `nil`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        ownTime(at: l?.clockTime(atOwnTime: t) ?? t)
    }
    /// Converts a time to another layer; to the animation clock if `l` is `nil`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(atOwnTime: t)
        return l?.ownTime(at: time) ?? time
    }

    /// Returns the frontmost layer at a point in the superlayer's coordinates: this layer, one of its descendants, or `nil`.
    ///
    /// Returns `nil` for a hidden layer, for a point outside its mask, and for a point outside bounds that clip.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    /// Returns whether a point in the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Contents

    /// The contents, typically a `CGImage`.
    open var contents: Any? {
        get { values.contents }
        set { change("contents") { values.contents = newValue } }
    }

    /// The shown part of the contents, in the unit square. Defaults to all contents.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change("contentsRect") { values.contentsRect = newValue } }
    }

    /// The stretchable part of the contents, in the unit square, if the gravity resizes them. Defaults to all contents. The corners
    /// keep their size. iOS 3. Follows Apple's page "contentsCenter".
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change("contentsCenter") { values.contentsCenter = newValue } }
    }

    /// The placement of the contents in the bounds. Defaults to ``CALayerContentsGravity/resize``.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change("contentsGravity") { values.contentsGravity = newValue } }
    }

    /// The number of pixels of the contents per point. Defaults to 1. iOS 4.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change("contentsScale") { values.contentsScale = newValue } }
    }

    /// The filter that reduces the contents. Defaults to ``CALayerContentsFilter/linear``.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { change("minificationFilter") { values.minificationFilter = newValue } }
    }

    /// The bias of the trilinear filter toward lower detail. Defaults to 0. iOS 5. Follows Apple's page "minificationFilterBias".
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { change("minificationFilterBias") { values.minificationFilterBias = newValue } }
    }

    /// The filter that enlarges the contents. Defaults to ``CALayerContentsFilter/linear``.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change("magnificationFilter") { values.magnificationFilter = newValue } }
    }

    /// Whether the contents are opaque. Defaults to `false`.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { change("opaque") { values.isOpaque = newValue } }
    }

    /// Whether a change of the bounds requires redrawing. Defaults to `false`.
    open var needsDisplayOnBoundsChange: Bool {
        get { values.needsDisplayOnBoundsChange }
        set { change("needsDisplayOnBoundsChange") { values.needsDisplayOnBoundsChange = newValue } }
    }

    /// Sets the contents: calls the delegate, or draws them.
    open func display() { displayByDelegate() }

    /// Marks the contents as needing an update before the layer is shown next.
    open func setNeedsDisplay() { markForDisplay() }

    /// Marks a part of the contents as needing an update; the whole layer is redrawn.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }

    /// Returns whether the contents need an update.
    open func needsDisplay() -> Bool { marks.needsDisplay }

    /// Updates the contents now, if they need an update.
    open func displayIfNeeded() { displayNowIfNeeded() }

    /// Draws the contents, in the layer's coordinates. Calls the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers into a context, in the layer's coordinates, with model values and without animations.
    open func render(in ctx: CGContext) { LayerRenderer.render(self, in: ctx) }

    // MARK: Appearance

    /// The background color, behind the contents.
    open var backgroundColor: CGColor? {
        get { backing == nil ? values.backgroundColor : backing?.backedBackgroundColor }
        set {
            if let backing { return backing.backedBackgroundColor = newValue }
            change("backgroundColor") { values.backgroundColor = newValue }
        }
    }

    /// The opacity of the layer and its sublayers, clamped to 0 through 1. Defaults to 1.
    open var opacity: Float {
        get { backing?.backedOpacity ?? values.opacity }
        set {
            if let backing { return backing.backedOpacity = newValue }
            change("opacity") { values.opacity = min(max(newValue, 0), 1) }
        }
    }

    /// The corner radius of background and border. Defaults to 0. iOS 3.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius") { values.cornerRadius = newValue } }
    }

    /// The rounded corners. Defaults to all corners. iOS 11.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change("maskedCorners") { values.maskedCorners = newValue } }
    }

    /// The corner curve. Defaults to ``CALayerCornerCurve/circular``. iOS 13.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { change("cornerCurve") { values.cornerCurve = newValue } }
    }

    /// The border width, inside the bounds. Defaults to 0. iOS 3.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth") { values.borderWidth = newValue } }
    }

    /// The border color. Defaults to black. iOS 3.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor") { values.borderColor = newValue } }
    }

    /// The shadow color. Defaults to black. iOS 3.2.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change("shadowColor") { values.shadowColor = newValue } }
    }

    /// The opacity of the shadow. Defaults to 0. iOS 3.2.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change("shadowOpacity") { values.shadowOpacity = newValue } }
    }

    /// The shadow offset. Defaults to (0, -3). iOS 3.2.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change("shadowOffset") { values.shadowOffset = newValue } }
    }

    /// The shadow's blur radius. Defaults to 3. iOS 3.2.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change("shadowRadius") { values.shadowRadius = newValue } }
    }

    /// The shape of the shadow; `nil`, the default, uses the shape of the content. iOS 3.2.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change("shadowPath") { values.shadowPath = newValue } }
    }

    /// Whether layer and sublayers are composited as a group before the opacity is applied. Defaults to `true`. iOS 7.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { change("allowsGroupOpacity") { values.allowsGroupOpacity = newValue } }
    }

    /// Whether the edges are antialiased. Defaults to `false`. iOS 7.
    open var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set { change("allowsEdgeAntialiasing") { values.allowsEdgeAntialiasing = newValue } }
    }

    /// Whether the layer is rendered as a bitmap before compositing. Defaults to `false`. iOS 3.2.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { change("shouldRasterize") { values.shouldRasterize = newValue } }
    }

    /// The scale of the bitmap. Defaults to 1. iOS 3.2.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { change("rasterizationScale") { values.rasterizationScale = newValue } }
    }

    // MARK: Layout

    /// Returns the preferred size in the superlayer: the size of the frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Invalidates the layout of the sublayers, which is updated before the layer is shown next.
    open func setNeedsLayout() { markForLayout() }

    /// Returns whether the layout of the sublayers is invalid.
    open func needsLayout() -> Bool { backing?.backedNeedsLayout ?? marks.needsLayout }

    /// Updates invalid layout now, starting with the outermost invalid superlayer.
    open func layoutIfNeeded() { layOutIfNeeded() }

    /// Lays out the sublayers. Calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Actions

    /// Returns the default action for an event of this class; `nil` to continue the search.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the action for an event. Asks the delegate, then ``actions``, then ``defaultAction(forKey:)``. If none has an action,
    /// returns the implicit animation, if the layer has been shown.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The actions by event.
    open var actions: [String: any CAAction]? {
        get { values.actions }
        set { values.actions = newValue }
    }

    // MARK: Animations

    /// Adds a copy of an animation, and removes an animation with the same key. It starts now, unless it has a begin time.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Removes every animation.
    open func removeAllAnimations() { removeAnimations() }

    /// Removes the animation for a key. The layer shows its own values then.
    open func removeAnimation(forKey key: String) { removeAnimations(forKey: key) }

    /// Returns the keys of the animations, in the order in which they were added; `nil` if there are none.
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// Returns the animation for a key. Don't change it.
    open func animation(forKey key: String) -> CAAnimation? { animationNow(forKey: key) }

    // MARK: Time

    /// The start of the layer's time, in its superlayer's time. Defaults to 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming { timing.beginTime = newValue } }
    }
    /// Not used for layers. Defaults to 0.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The speed of the layer's time, which applies to its animations and sublayers. Defaults to 1; 0 pauses them.
    open var speed: Float {
        get { timing.speed }
        set { changeTiming { timing.speed = newValue } }
    }
    /// The offset that is added to the layer's time. Defaults to 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming { timing.timeOffset = newValue } }
    }
    /// Not used for layers. Defaults to 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// Not used for layers. Defaults to 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Not used for layers. Defaults to `false`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Not used for layers.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Scrolling

    /// Scrolls the nearest enclosing scroll layer, so that a point is at its origin.
    open func scroll(_ p: CGPoint) { scrollNearest(to: p) }

    /// Scrolls the nearest enclosing scroll layer by the smallest distance that makes a rectangle visible.
    open func scrollRectToVisible(_ r: CGRect) { scrollNearest(toShow: r) }

    /// The part of the layer that enclosing scroll layers leave visible.
    open var visibleRect: CGRect { visibleRectNow }

    // MARK: Key-value coding

    /// Returns the value of a property or of one of the app's own keys.
    open func value(forKey key: String) -> Any? { propertyValue(forKey: key) }

    /// Sets a property or one of the app's own keys.
    open func setValue(_ value: Any?, forKey key: String) { setPropertyValue(value, forKey: key) }

    /// Returns the value of a property or of one of its components, such as `"position.x"` or `"transform.rotation.z"`.
    open func value(forKeyPath keyPath: String) -> Any? { propertyValue(forKeyPath: keyPath) }

    /// Sets a property or one of its components.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setPropertyValue(value, forKeyPath: keyPath)
    }

    /// Whether this class draws between the contents and the sublayers.
    var drawsOwn: Bool { false }

    /// Draws the class's own content between the contents and the sublayers.
    func drawOwn(in context: CGContext) {}

    /// The instances of the sublayers to show: one by default.
    package var instances: [LayerInstance] { [LayerInstance()] }

    /// The properties of this class, by name.
    class var properties: [String: LayerProperty] { LayerProperty.ofLayers }
}
