import NeutralValues
import UIKit

open class ARHitTestResult: NSObject {
    public struct ResultType: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var featurePoint: ResultType { ResultType(rawValue: 1) }
        public static var existingPlane: ResultType { ResultType(rawValue: 8) }
        public static var existingPlaneUsingExtent: ResultType { ResultType(rawValue: 16) }
        public static var estimatedHorizontalPlane: ResultType { ResultType(rawValue: 2) }
    }

    open var worldTransform: ARMatrix { ARMatrix() }
    open var anchor: ARAnchor? { nil }
}

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
        return nil
    }

    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

open class ARSCNView: SCNView {
    public let session = ARSession()
    private weak var observer: (any ARSCNViewDelegate)?

    open override var delegate: (any SCNSceneRendererDelegate)? {
        get { observer }
        set { observer = newValue as? any ARSCNViewDelegate }
    }

    open var automaticallyUpdatesLighting = true
    open func anchor(for node: SCNNode) -> ARAnchor? { notReal(); return nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { notReal(); return nil }

    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] {
        notReal()
        return []
    }
}

open class ARSKView: SKView {
    public let session = ARSession()
}
