/// Something that is shown: a rectangle with a background, contents, a border, a shadow and layers on top of it.
///
/// A layer has no isolation; use it where its tree is used, for a view's on the main actor. A property that is set on a layer
/// that has been shown goes over into the new value by an implicit animation, unless an action says otherwise; the layer
/// has the new value at once, and ``presentation()`` what is shown. Follows Apple's page "CALayer".
///
/// There are no filters and no pixels: what a layer draws is written down.
open class CALayer: NSObject, CAMediaTiming {
    var values = LayerValues()
    var timing = MediaTiming()
    var links = LayerLinks()
    var marks = LayerMarks()
    var attached: [AttachedAnimation] = []
    /// The view that the layer belongs to.
    package weak var backing: (any LayerBacking)?
    /// Whether this is the root of layers that are shown without a view.
    package var isShownAsRoot = false

    // MARK: Making

    /// Creates a layer of no size.
    public override init() {
        super.init()
    }

    /// Creates a copy of a layer's values, for its presentation layer. A subclass with values of its own copies them here.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    /// The layer as it is shown now, by the time of the animation clock; `nil` for a layer that has not been shown, or was
    /// put into its tree in this turn. It is a copy: what it holds does not change any more.
    open func presentation() -> Self? { presentationNow() as? Self }

    /// The layer that a presentation layer was made of; any other layer itself.
    open func model() -> Self { (links.model as? Self) ?? self }

    /// The value that a new layer has for a key; `nil` where that is none.
    open class func defaultValue(forKey key: String) -> Any? { startingValue(forKey: key) }

    /// Whether the layer is drawn again when the property changes. Default `false`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// How much further than the radius a corner of this form reaches. iOS 13.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// A name of the app's own.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// Who does for the layer what a subclass would do; a view for its own layer.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Geometry

    /// What the layer shows of its own coordinates. Default (0, 0, 0, 0).
    open var bounds: CGRect {
        get { backing?.backedBounds ?? values.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { backing?.backedPosition ?? values.position }
        set {
            if let backing { return backing.backedPosition = newValue }
            change("position") { values.position = newValue }
        }
    }

    /// The point in the unit square that the position is the place of and that transforms leave where it is. Default (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { backing?.backedAnchorPoint ?? values.anchorPoint }
        set {
            if let backing { return backing.backedAnchorPoint = newValue }
            change("anchorPoint") { values.anchorPoint = newValue }
        }
    }

    /// What is done to the layer and its sublayers, around the anchor point.
    open var transform: CATransform3D {
        get { backing?.backedTransform ?? values.transform }
        set {
            if let backing { return backing.backedTransform = newValue }
            change("transform") { values.transform = newValue }
        }
    }

    /// What the transform does in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to one in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The smallest upright rectangle around the layer in the superlayer's coordinates. Setting it sets position and bounds.
    open var frame: CGRect {
        get { frameNow }
        set { setFrame(newValue) }
    }

    /// The place along z. Layers that lie further in front are shown, and hit, before others. Default 0.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change("zPosition") { values.zPosition = newValue } }
    }

    /// The place of the anchor point along z. Default 0. iOS 3.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change("anchorPointZ") { values.anchorPointZ = newValue } }
    }

    /// What is done to the sublayers, around the anchor point: mostly perspective.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change("sublayerTransform") { values.sublayerTransform = newValue } }
    }

    /// Whether the layer is shown from behind. Default `true`.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change("doubleSided") { values.isDoubleSided = newValue } }
    }

    /// Whether the layer and its sublayers are not shown. Default `false`.
    open var isHidden: Bool {
        get { backing?.isBackedHidden ?? values.isHidden }
        set {
            if let backing { return backing.isBackedHidden = newValue }
            change("hidden") { values.isHidden = newValue }
        }
    }

    /// Whether sublayers are cut off at the bounds, with their round corners. Default `false`.
    open var masksToBounds: Bool {
        get { backing?.backedMasksToBounds ?? values.masksToBounds }
        set {
            if let backing { return backing.backedMasksToBounds = newValue }
            change("masksToBounds") { values.masksToBounds = newValue }
        }
    }

    // MARK: The tree

    /// The layer that this one lies in; for a mask, the layer that it masks.
    open var superlayer: CALayer? { superlayerNow }

    /// The layers on top of this one, the rear one first; `nil` without any.
    open var sublayers: [CALayer]? {
        get { sublayersNow }
        set { setSublayers(newValue ?? []) }
    }

    /// Takes the layer out of its superlayer; a mask away from the layer that it masks.
    open func removeFromSuperlayer() { detach() }

    /// Puts a layer in front of the other sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Puts a layer at a place among the sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right behind another sublayer; behind all where there is no such.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Puts a layer right in front of another sublayer; in front of all where there is no such.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Puts a layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// A layer that says by its opacity what is shown of this one. It has no superlayer of its own.
    open var mask: CALayer? {
        get { maskNow }
        set { setMask(newValue) }
    }

    // MARK: Coordinates

    /// A point of another layer in this one's coordinates; without another layer, of the root's superlayer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerSpace.convert(p, from: l, to: self) }
    /// A point of this layer in another one's coordinates.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerSpace.convert(p, from: self, to: l) }
    /// A rectangle of another layer in this one's coordinates: the smallest upright one around it.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerSpace.convert(r, from: l, to: self) }
    /// A rectangle of this layer in another one's coordinates: the smallest upright one around it.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerSpace.convert(r, from: self, to: l) }
    /// A time of another layer in this one's; without another layer, of the animation clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        ownTime(at: l?.clockTime(atOwnTime: t) ?? t)
    }
    /// A time of this layer in another one's; without another layer, of the animation clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(atOwnTime: t)
        return l?.ownTime(at: time) ?? time
    }

    /// The foremost layer at a point of the superlayer's coordinates: this one, one above it, or none.
    ///
    /// A hidden layer has none, nor has one beyond its mask, or beyond bounds that it is cut off at.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    /// Whether a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Contents

    /// What is shown in the bounds: mostly a `CGImage`.
    open var contents: Any? {
        get { values.contents }
        set { change("contents") { values.contents = newValue } }
    }

    /// The part of the contents that is shown, in the unit square. Default all of it.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change("contentsRect") { values.contentsRect = newValue } }
    }

    /// The part of the contents that is stretched where the gravity resizes them, in the unit square. Default all of it. What lies at
    /// its corners keeps its size. iOS 3. Follows Apple's page "contentsCenter".
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change("contentsCenter") { values.contentsCenter = newValue } }
    }

    /// Where the contents lie in the bounds. Default ``CALayerContentsGravity/resize``.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change("contentsGravity") { values.contentsGravity = newValue } }
    }

    /// How many pixels of the contents a point has. Default 1. iOS 4.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change("contentsScale") { values.contentsScale = newValue } }
    }

    /// How the contents are made smaller. Default ``CALayerContentsFilter/linear``.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { change("minificationFilter") { values.minificationFilter = newValue } }
    }

    /// How much a filter with prepared sizes prefers smaller ones to sharper ones. Default 0. iOS 5. Follows Apple's page
    /// "minificationFilterBias".
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { change("minificationFilterBias") { values.minificationFilterBias = newValue } }
    }

    /// How the contents are made larger. Default ``CALayerContentsFilter/linear``.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change("magnificationFilter") { values.magnificationFilter = newValue } }
    }

    /// Whether the contents cover what lies beneath. Default `false`.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { change("opaque") { values.isOpaque = newValue } }
    }

    /// Whether the layer is drawn again when its bounds change. Default `false`.
    open var needsDisplayOnBoundsChange: Bool {
        get { values.needsDisplayOnBoundsChange }
        set { change("needsDisplayOnBoundsChange") { values.needsDisplayOnBoundsChange = newValue } }
    }

    /// Gives the layer its contents: has the delegate do it, or draws them.
    open func display() { displayByDelegate() }

    /// Marks the layer to be drawn before it is shown next.
    open func setNeedsDisplay() { markForDisplay() }

    /// Marks a part of the layer to be drawn; all of it is.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }

    /// Whether the layer is marked to be drawn.
    open func needsDisplay() -> Bool { marks.needsDisplay }

    /// Draws the layer now, if it is marked.
    open func displayIfNeeded() { displayNowIfNeeded() }

    /// Draws the contents, in the layer's coordinates: has the delegate do it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers as they are, without animations, in the layer's coordinates.
    open func render(in ctx: CGContext) { LayerRenderer.render(self, in: ctx) }

    // MARK: Looks

    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        get { backing == nil ? values.backgroundColor : backing?.backedBackgroundColor }
        set {
            if let backing { return backing.backedBackgroundColor = newValue }
            change("backgroundColor") { values.backgroundColor = newValue }
        }
    }

    /// The opacity of the layer and its sublayers, from 0 to 1; values beyond count as the end. Default 1.
    open var opacity: Float {
        get { backing?.backedOpacity ?? values.opacity }
        set {
            if let backing { return backing.backedOpacity = newValue }
            change("opacity") { values.opacity = min(max(newValue, 0), 1) }
        }
    }

    /// How round the corners of background and border are. Default 0. iOS 3.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius") { values.cornerRadius = newValue } }
    }

    /// Which corners are round. Default all of them. iOS 11.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change("maskedCorners") { values.maskedCorners = newValue } }
    }

    /// The form of the corners. Default ``CALayerCornerCurve/circular``. iOS 13.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { change("cornerCurve") { values.cornerCurve = newValue } }
    }

    /// The width of the border, inside the bounds. Default 0. iOS 3.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth") { values.borderWidth = newValue } }
    }

    /// The colour of the border. Default black. iOS 3.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor") { values.borderColor = newValue } }
    }

    /// The colour of the shadow. Default black. iOS 3.2.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change("shadowColor") { values.shadowColor = newValue } }
    }

    /// The opacity of the shadow. Default 0. iOS 3.2.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change("shadowOpacity") { values.shadowOpacity = newValue } }
    }

    /// How far the shadow is moved. Default (0, -3). iOS 3.2.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change("shadowOffset") { values.shadowOffset = newValue } }
    }

    /// How far the shadow is blurred. Default 3. iOS 3.2.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change("shadowRadius") { values.shadowRadius = newValue } }
    }

    /// The form of the shadow; `nil`, the default, is the form of what is shown. iOS 3.2.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change("shadowPath") { values.shadowPath = newValue } }
    }

    /// Whether layer and sublayers are put together before the opacity counts. Default `true`. iOS 7.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { change("allowsGroupOpacity") { values.allowsGroupOpacity = newValue } }
    }

    /// Whether the edges are smooth. Default `false`. iOS 7.
    open var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set { change("allowsEdgeAntialiasing") { values.allowsEdgeAntialiasing = newValue } }
    }

    /// Whether the layer is turned into a picture before it is put together with others. Default `false`. iOS 3.2.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { change("shouldRasterize") { values.shouldRasterize = newValue } }
    }

    /// The scale of that picture. Default 1. iOS 3.2.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { change("rasterizationScale") { values.rasterizationScale = newValue } }
    }

    // MARK: Layout

    /// The size that the layer would like to have in its superlayer: that of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Marks the layer's sublayers to be laid out before it is shown next.
    open func setNeedsLayout() { markForLayout() }

    /// Whether the layer's sublayers are marked to be laid out.
    open func needsLayout() -> Bool { backing?.backedNeedsLayout ?? marks.needsLayout }

    /// Lays out now what is marked: from the outermost of the layers around this one that are, inwards.
    open func layoutIfNeeded() { layOutIfNeeded() }

    /// Lays the sublayers out: has the delegate do it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Actions

    /// What happens by default when a property changes, for the layers of a class; `nil` to leave it to the layer.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What happens when a property changes: asks the delegate, then ``actions``, then ``defaultAction(forKey:)``; where
    /// nobody knows, it is the implicit animation of a property of a layer that has been shown.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// What happens when properties change, by their names.
    open var actions: [String: any CAAction]? {
        get { values.actions }
        set { values.actions = newValue }
    }

    // MARK: Animations

    /// Adds a copy of an animation; one of the same key is removed. It begins now, unless it says when.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Removes every animation.
    open func removeAllAnimations() { removeAnimations() }

    /// Removes an animation by its key. The layer shows its own values then.
    open func removeAnimation(forKey key: String) { removeAnimations(forKey: key) }

    /// The keys of the animations, in the order in which they were added; `nil` without any.
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// The animation of a key. It is not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { animationNow(forKey: key) }

    // MARK: Time

    /// When the layer's time begins, in its superlayer's. Default 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming { timing.beginTime = newValue } }
    }
    /// Without meaning for a layer. Default 0.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// How fast the layer's time goes, and that of its animations and sublayers. Default 1; with 0 they stand.
    open var speed: Float {
        get { timing.speed }
        set { changeTiming { timing.speed = newValue } }
    }
    /// What is added to the layer's time. Default 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming { timing.timeOffset = newValue } }
    }
    /// Without meaning for a layer. Default 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// Without meaning for a layer. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Without meaning for a layer. Default `false`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Without meaning for a layer.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Scrolling

    /// Scrolls the nearest scroll layer around this one, so that a point comes to its origin.
    open func scroll(_ p: CGPoint) { scrollNearest(to: p) }

    /// Scrolls the nearest scroll layer around this one as little as brings a rectangle into view.
    open func scrollRectToVisible(_ r: CGRect) { scrollNearest(toShow: r) }

    /// The part of the layer that scroll layers around it leave visible.
    open var visibleRect: CGRect { visibleRectNow }

    // MARK: Values by name

    /// The value of a property, or of a key of the app's own.
    open func value(forKey key: String) -> Any? { propertyValue(forKey: key) }

    /// Sets a property by its name, or a key of the app's own.
    open func setValue(_ value: Any?, forKey key: String) { setPropertyValue(value, forKey: key) }

    /// The value of a property or of a part of one, such as `"position.x"` or `"transform.rotation.z"`.
    open func value(forKeyPath keyPath: String) -> Any? { propertyValue(forKeyPath: keyPath) }

    /// Sets a property or a part of one.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setPropertyValue(value, forKeyPath: keyPath)
    }

    /// Whether layers of this class show something between the contents and the sublayers.
    var drawsOwn: Bool { false }

    /// What layers of this class show between the contents and the sublayers.
    func drawOwn(in context: CGContext) {}

    /// How often, and how, the sublayers are shown: once as they are, unless the class says otherwise.
    package var instances: [LayerInstance] { [LayerInstance()] }

    /// The properties of layers of this class, by their names.
    class var properties: [String: LayerProperty] { LayerProperty.ofLayers }
}
