import NeutralValues
import UIKit

public enum SCNAntialiasingMode: UInt {
    case none, multisampling2X, multisampling4X
}

public struct SCNDebugOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var showPhysicsShapes: SCNDebugOptions { SCNDebugOptions(rawValue: 1) }
    public static var showBoundingBoxes: SCNDebugOptions { SCNDebugOptions(rawValue: 2) }
    public static var showWireframe: SCNDebugOptions { SCNDebugOptions(rawValue: 32) }
}

public protocol SCNSceneRenderer: AnyObject {
    var scene: SCNScene? { get set }
    var pointOfView: SCNNode? { get set }
}

public protocol SCNSceneRendererDelegate: AnyObject {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)

    func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}

    public func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}

    public func renderer(
        _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
}

open class SCNView: UIView, SCNSceneRenderer {
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var allowsCameraControl = false
    open var showsStatistics = false
    open var autoenablesDefaultLighting = false
    open var isPlaying = false
    open var loops = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open var debugOptions: SCNDebugOptions = []
    open func snapshot() -> UIImage { UIImage() }
    open func play(_ sender: Any?) { notReal() }
    open func pause(_ sender: Any?) { notReal() }
    open func stop(_ sender: Any?) { notReal() }

    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        notReal()
        return []
    }

    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { notReal(); return point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { notReal(); return point }
}

open class SCNTransaction: NSObject {
    public nonisolated(unsafe) static var animationDuration: TimeInterval = 0.25
    public nonisolated(unsafe) static var completionBlock: (() -> Void)?
    open class func begin() {}
    open class func commit() {}
}
