/// A layer that shows several copies of its sublayers. iOS 3. Follows Apple's page "CAReplicatorLayer".
///
/// Hit testing ignores the copies.
open class CAReplicatorLayer: CALayer {
    private struct ReplicatorValues {
        var instanceCount = 1
        var instanceDelay: CFTimeInterval = 0
        var instanceTransform = CATransform3DIdentity
        var preservesDepth = false
        var instanceColor: CGColor? = .white
        var offsets: [Float] = [0, 0, 0, 0]
    }

    private var replicator = ReplicatorValues()

    /// The copies, the last one in front. Of their colors, only the opacity is used.
    package override var instances: [LayerInstance] {
        let anchor = anchorInBounds
        let toAnchor = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        let step = CATransform3DGetAffineTransform(instanceTransform)
        var turned = CGAffineTransform.identity
        return (0..<max(instanceCount, 0)).map { number in
            defer { turned = turned.concatenating(step) }
            let alpha = Float(instanceColor?.alpha ?? 1) + Float(number) * instanceAlphaOffset
            return LayerInstance(
                transform: toAnchor.concatenating(turned)
                    .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y)),
                delay: Double(number) * instanceDelay, opacity: CGFloat(min(max(alpha, 0), 1)))
        }
    }

    /// Creates a layer that shows its sublayers once.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAReplicatorLayer { replicator = layer.replicator }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The number of copies, including the original. Defaults to 1.
    open var instanceCount: Int {
        get { replicator.instanceCount }
        set { change("instanceCount") { replicator.instanceCount = newValue } }
    }
    /// The delay between consecutive copies, in seconds. Defaults to 0.
    open var instanceDelay: CFTimeInterval {
        get { replicator.instanceDelay }
        set { change("instanceDelay") { replicator.instanceDelay = newValue } }
    }
    /// The transform between consecutive copies, around the center of the layer.
    open var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set { change("instanceTransform") { replicator.instanceTransform = newValue } }
    }
    /// Whether the sublayers keep their depth. Defaults to `false`.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { change("preservesDepth") { replicator.preservesDepth = newValue } }
    }
    /// The color by which the first copy is multiplied. Defaults to white.
    open var instanceColor: CGColor? {
        get { replicator.instanceColor }
        set { change("instanceColor") { replicator.instanceColor = newValue } }
    }
    /// The offset of that color's red component per copy. Defaults to 0.
    open var instanceRedOffset: Float {
        get { replicator.offsets[0] }
        set { change("instanceRedOffset") { replicator.offsets[0] = newValue } }
    }
    /// The offset of the green component per copy. Defaults to 0.
    open var instanceGreenOffset: Float {
        get { replicator.offsets[1] }
        set { change("instanceGreenOffset") { replicator.offsets[1] = newValue } }
    }
    /// The offset of the blue component per copy. Defaults to 0.
    open var instanceBlueOffset: Float {
        get { replicator.offsets[2] }
        set { change("instanceBlueOffset") { replicator.offsets[2] = newValue } }
    }
    /// The offset of the alpha component per copy. Defaults to 0.
    open var instanceAlphaOffset: Float {
        get { replicator.offsets[3] }
        set { change("instanceAlphaOffset") { replicator.offsets[3] = newValue } }
    }

    override class var properties: [String: LayerProperty] { allProperties }

    private static let allProperties = LayerProperty.ofLayers.merging(
        [
            "instanceCount": .value(\CAReplicatorLayer.instanceCount),
            "instanceDelay": .value(\CAReplicatorLayer.instanceDelay),
            "instanceTransform": .value(\CAReplicatorLayer.instanceTransform),
            "instanceColor": .optional(\CAReplicatorLayer.instanceColor),
            "instanceRedOffset": .value(\CAReplicatorLayer.instanceRedOffset),
            "instanceGreenOffset": .value(\CAReplicatorLayer.instanceGreenOffset),
            "instanceBlueOffset": .value(\CAReplicatorLayer.instanceBlueOffset),
            "instanceAlphaOffset": .value(\CAReplicatorLayer.instanceAlphaOffset),
        ], uniquingKeysWith: { $1 })
}
