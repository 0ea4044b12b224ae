/// A layer that shows its sublayers several times. iOS 3. Follows Apple's page "CAReplicatorLayer".
///
/// Copies are shown, and not hit.
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

    /// The copies, the last one in front. Of their colours the opacity counts.
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

    /// How often the sublayers are shown, themselves included. Default 1.
    open var instanceCount: Int {
        get { replicator.instanceCount }
        set { change("instanceCount") { replicator.instanceCount = newValue } }
    }
    /// How far each copy's time is behind that of the one before, in seconds. Default 0.
    open var instanceDelay: CFTimeInterval {
        get { replicator.instanceDelay }
        set { change("instanceDelay") { replicator.instanceDelay = newValue } }
    }
    /// What is done to each copy, after what is done to the one before, around the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set { change("instanceTransform") { replicator.instanceTransform = newValue } }
    }
    /// Whether the sublayers keep their depth. Default `false`.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { change("preservesDepth") { replicator.preservesDepth = newValue } }
    }
    /// What the colours of the first are multiplied by. Default white.
    open var instanceColor: CGColor? {
        get { replicator.instanceColor }
        set { change("instanceColor") { replicator.instanceColor = newValue } }
    }
    /// What is added to the red of that colour from copy to copy. Default 0.
    open var instanceRedOffset: Float {
        get { replicator.offsets[0] }
        set { change("instanceRedOffset") { replicator.offsets[0] = newValue } }
    }
    /// What is added to the green. Default 0.
    open var instanceGreenOffset: Float {
        get { replicator.offsets[1] }
        set { change("instanceGreenOffset") { replicator.offsets[1] = newValue } }
    }
    /// What is added to the blue. Default 0.
    open var instanceBlueOffset: Float {
        get { replicator.offsets[2] }
        set { change("instanceBlueOffset") { replicator.offsets[2] = newValue } }
    }
    /// What is added to the opacity. Default 0.
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
