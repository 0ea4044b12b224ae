import UIKit

open class SKSpriteNode: SKNode {
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var texture: SKTexture?
    open var normalTexture: SKTexture?
    open var color = UIColor.white
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var shader: SKShader?
    open var warpGeometry: SKWarpGeometry?
    open var subdivisionLevels = 0
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }

    public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
    }

    public convenience init?(fileNamed filename: String) { self.init() }

    open override var frame: CGRect {
        let width = size.width * abs(xScale), height = size.height * abs(yScale)
        return CGRect(
            x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width,
            height: height)
    }

    open func scale(to size: CGSize) { self.size = size }
}
