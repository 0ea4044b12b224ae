import NeutralValues
import UIKit

open class SCNNode: NSObject {
    open var name: String?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var geometry: SCNGeometry?
    open var physicsBody: SCNPhysicsBody?
    open var position = SCNVector3()
    open var rotation = SCNVector4()
    open var orientation = SCNVector4()
    open var eulerAngles = SCNVector3()
    open var scale = SCNVector3(1, 1, 1)
    open var pivot = SCNMatrix4()
    open var transform = SCNMatrix4()
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var castsShadow = true
    open var categoryBitMask = 1
    open var renderingOrder = 0
    open var constraints: [SCNConstraint]?
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) { self.init(); self.geometry = geometry }

    open var worldPosition: SCNVector3 {
        get { position }
        set { position = newValue }
    }

    open var worldTransform: SCNMatrix4 { transform }
    open var presentation: SCNNode { self }

    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { (SCNVector3(), SCNVector3()) }
        set {}
    }

    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: max(0, min(index, childNodes.count)))
        child.parent = self
    }

    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }

    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        oldChild.removeFromParentNode()
        addChildNode(newChild)
    }

    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }

    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for node in childNodes where !stops.boolValue { block(node, &stops); node.enumerateChildNodes(block) }
    }

    open func clone() -> Self { self }
    open func flattenedClone() -> Self { self }
    open func look(at worldTarget: SCNVector3) {}
    open func runAction(_ action: SCNAction) { notReal() }
    open func runAction(_ action: SCNAction, forKey key: String?) { notReal() }
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { notReal() }
    open func removeAction(forKey key: String) { notReal() }
    open func removeAllActions() { notReal() }
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) { notReal() }
    open func removeAllAnimations() { notReal() }

    open func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] { notReal(); return [] }
}

open class SCNHitTestResult: NSObject {
    open var node: SCNNode { SCNNode() }
    open var localCoordinates: SCNVector3 { SCNVector3() }
    open var worldCoordinates: SCNVector3 { SCNVector3() }
}

public struct SCNHitTestOption: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

open class SCNScene: NSObject {
    public let rootNode = SCNNode()
    public let physicsWorld = SCNPhysicsWorld()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    open var fogColor: Any = UIColor.white
    public override init() { super.init() }
    public convenience init?(named name: String) { self.init() }

    public convenience init?(
        named name: String, inDirectory directory: String?, options: [String: Any]? = nil
    ) { self.init() }
    public convenience init(url: URL, options: [String: Any]? = nil) throws { self.init() }
}
