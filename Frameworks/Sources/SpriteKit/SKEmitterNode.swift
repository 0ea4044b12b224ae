import NeutralValues
import UIKit

open class SKKeyframeSequence: NSObject {
    public convenience init(keyframeValues values: [Any], times: [NSNumber]) { self.init() }
    public convenience init(capacity numItems: Int) { self.init() }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { notReal() }
}

open class SKEmitterNode: SKNode {
    public convenience init?(fileNamed filename: String) { self.init() }
    open weak var targetNode: SKNode?
    open var particleTexture: SKTexture?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleColor = UIColor.white
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleSize = CGSize.zero
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleAction: SKAction?
    open var particleZPosition: CGFloat = 0
    open var fieldBitMask: UInt32 = 0
    open func advanceSimulationTime(_ sec: TimeInterval) { notReal() }
    open func resetSimulation() { notReal() }
}
