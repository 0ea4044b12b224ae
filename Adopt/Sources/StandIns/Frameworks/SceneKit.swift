extension KnownFramework {
    /// Nodes store their tree and their properties. Nothing is rendered, and actions don't run.
    static let sceneKit = KnownFramework(
        name: "SceneKit", prefixes: ["SCN"], imports: [],
        text: """
            typealias SCNFloat = Float
            struct SCNVector3 {
                var x: Float = 0
                var y: Float = 0
                var z: Float = 0
                init() {}
                init(_ x: Float, _ y: Float, _ z: Float) { self.x = x; self.y = y; self.z = z }
                init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
                init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
                init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
                init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
            }
            struct SCNVector4 {
                var x: Float = 0
                var y: Float = 0
                var z: Float = 0
                var w: Float = 0
                init() {}
                init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.x = x; self.y = y; self.z = z; self.w = w }
                init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
            }
            typealias SCNQuaternion = SCNVector4
            struct SCNMatrix4 {
                var m41: Float = 0
                var m42: Float = 0
                var m43: Float = 0
                init() {}
            }
            let SCNVector3Zero = SCNVector3()
            let SCNMatrix4Identity = SCNMatrix4()
            func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
            func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
            func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 { var matrix = SCNMatrix4(); matrix.m41 = tx; matrix.m42 = ty; matrix.m43 = tz; return matrix }
            func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 { SCNMatrix4() }
            func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 { SCNMatrix4() }
            class SCNMaterialProperty: NSObject {
                var contents: Any?
                var intensity: CGFloat = 1
                var wrapS = 1
                var wrapT = 1
                var contentsTransform = SCNMatrix4()
                convenience init(contents: Any) { self.init(); self.contents = contents }
            }
            class SCNMaterial: NSObject {
                struct LightingModel: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
                    static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
                    static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
                    static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
                    static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
                }
                var name: String?
                let diffuse = SCNMaterialProperty()
                let ambient = SCNMaterialProperty()
                let specular = SCNMaterialProperty()
                let emission = SCNMaterialProperty()
                let transparent = SCNMaterialProperty()
                let reflective = SCNMaterialProperty()
                let normal = SCNMaterialProperty()
                let metalness = SCNMaterialProperty()
                let roughness = SCNMaterialProperty()
                var shininess: CGFloat = 1
                var transparency: CGFloat = 1
                var lightingModel = LightingModel.blinn
                var isDoubleSided = false
                var isLitPerPixel = true
                var writesToDepthBuffer = true
                var readsFromDepthBuffer = true
            }
            class SCNGeometry: NSObject {
                var name: String?
                var materials: [SCNMaterial] = [SCNMaterial()]
                var firstMaterial: SCNMaterial? { get { materials.first } set { materials = newValue.map { [$0] } ?? [] } }
                func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
            }
            class SCNBox: SCNGeometry {
                var width: CGFloat = 1
                var height: CGFloat = 1
                var length: CGFloat = 1
                var chamferRadius: CGFloat = 0
                convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) { self.init(); self.width = width; self.height = height; self.length = length; self.chamferRadius = chamferRadius }
            }
            class SCNSphere: SCNGeometry {
                var radius: CGFloat = 0.5
                var segmentCount = 48
                convenience init(radius: CGFloat) { self.init(); self.radius = radius }
            }
            class SCNPlane: SCNGeometry {
                var width: CGFloat = 1
                var height: CGFloat = 1
                var cornerRadius: CGFloat = 0
                convenience init(width: CGFloat, height: CGFloat) { self.init(); self.width = width; self.height = height }
            }
            class SCNCylinder: SCNGeometry {
                var radius: CGFloat = 0.5
                var height: CGFloat = 1
                convenience init(radius: CGFloat, height: CGFloat) { self.init(); self.radius = radius; self.height = height }
            }
            class SCNCone: SCNGeometry {
                convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) { self.init() }
            }
            class SCNPyramid: SCNGeometry {
                convenience init(width: CGFloat, height: CGFloat, length: CGFloat) { self.init() }
            }
            class SCNTorus: SCNGeometry {
                convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { self.init() }
            }
            class SCNCapsule: SCNGeometry {
                convenience init(capRadius: CGFloat, height: CGFloat) { self.init() }
            }
            class SCNTube: SCNGeometry {
                convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) { self.init() }
            }
            class SCNFloor: SCNGeometry { var reflectivity: CGFloat = 0.25 }
            class SCNText: SCNGeometry {
                var string: Any?
                var font: UIFont! = .systemFont(ofSize: 36)
                var extrusionDepth: CGFloat = 0
                var flatness: CGFloat = 0.6
                var chamferRadius: CGFloat = 0
                var alignmentMode = "natural"
                convenience init(string: Any?, extrusionDepth: CGFloat) { self.init(); self.string = string; self.extrusionDepth = extrusionDepth }
            }
            class SCNLight: NSObject {
                struct LightType: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let ambient = LightType(rawValue: "ambient")
                    static let omni = LightType(rawValue: "omni")
                    static let directional = LightType(rawValue: "directional")
                    static let spot = LightType(rawValue: "spot")
                    static let IES = LightType(rawValue: "ies")
                    static let probe = LightType(rawValue: "probe")
                }
                var type = LightType.omni
                var color: Any = UIColor.white
                var intensity: CGFloat = 1000
                var temperature: CGFloat = 6500
                var castsShadow = false
                var spotInnerAngle: CGFloat = 0
                var spotOuterAngle: CGFloat = 45
                var categoryBitMask = -1
            }
            class SCNCamera: NSObject {
                var fieldOfView: CGFloat = 60
                var zNear = 1.0
                var zFar = 100.0
                var usesOrthographicProjection = false
                var orthographicScale = 1.0
                var automaticallyAdjustsZRange = false
                var wantsHDR = false
            }
            enum SCNPhysicsBodyType: Int { case `static`, dynamic, kinematic }
            class SCNPhysicsShape: NSObject {
                struct Option: Hashable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue } }
                convenience init(geometry: SCNGeometry, options: [Option: Any]? = nil) { self.init() }
                convenience init(node: SCNNode, options: [Option: Any]? = nil) { self.init() }
            }
            class SCNPhysicsBody: NSObject {
                var type = SCNPhysicsBodyType.static
                var mass: CGFloat = 1
                var friction: CGFloat = 0.5
                var restitution: CGFloat = 0.5
                var damping: CGFloat = 0.1
                var categoryBitMask = 1
                var collisionBitMask = -1
                var contactTestBitMask = 0
                var isAffectedByGravity = true
                var velocity = SCNVector3()
                var physicsShape: SCNPhysicsShape?
                convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.init(); self.type = type; physicsShape = shape }
                class func `static`() -> Self { self.made(.static) }
                class func dynamic() -> Self { self.made(.dynamic) }
                class func kinematic() -> Self { self.made(.kinematic) }
                private class func made(_ type: SCNPhysicsBodyType) -> Self { let body = self.init(); body.type = type; return body }
                override required init() { super.init() }
                func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool)
                func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool)
                func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool)
                func clearAllForces()
            }
            class SCNPhysicsContact: NSObject {
                var nodeA: SCNNode { SCNNode() }
                var nodeB: SCNNode { SCNNode() }
                var contactPoint: SCNVector3 { SCNVector3() }
            }
            protocol SCNPhysicsContactDelegate: AnyObject {
                optional func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
                optional func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
                optional func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
            }
            class SCNPhysicsWorld: NSObject {
                var gravity = SCNVector3(0, -9.8, 0)
                var speed: CGFloat = 1
                weak var contactDelegate: (any SCNPhysicsContactDelegate)?
            }
            class SCNAction: NSObject {
                var duration: TimeInterval = 0
                var timingMode = 0
                private static func lasting(_ seconds: TimeInterval) -> SCNAction { let action = SCNAction(); action.duration = seconds; return action }
                func reversed() -> SCNAction { self }
                class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
                class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
                class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
                class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
                class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
                class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
                class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
                class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
                class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
                class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
                class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
                class func wait(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
                class func sequence(_ actions: [SCNAction]) -> SCNAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
                class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\\.duration).max() ?? 0) }
                class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { lasting(action.duration * Double(count)) }
                class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
                class func removeFromParentNode() -> SCNAction { lasting(0) }
                class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { lasting(0) }
                class func hide() -> SCNAction { lasting(0) }
                class func unhide() -> SCNAction { lasting(0) }
            }
            class SCNConstraint: NSObject { var influenceFactor: CGFloat = 1 }
            class SCNLookAtConstraint: SCNConstraint {
                var isGimbalLockEnabled = false
                convenience init(target: SCNNode?) { self.init() }
            }
            class SCNBillboardConstraint: SCNConstraint { var freeAxes = 7 }
            class SCNNode: NSObject {
                var name: String?
                var light: SCNLight?
                var camera: SCNCamera?
                var geometry: SCNGeometry?
                var physicsBody: SCNPhysicsBody?
                var position = SCNVector3()
                var rotation = SCNVector4()
                var orientation = SCNVector4()
                var eulerAngles = SCNVector3()
                var scale = SCNVector3(1, 1, 1)
                var pivot = SCNMatrix4()
                var transform = SCNMatrix4()
                var opacity: CGFloat = 1
                var isHidden = false
                var isPaused = false
                var castsShadow = true
                var categoryBitMask = 1
                var renderingOrder = 0
                var constraints: [SCNConstraint]?
                private(set) weak var parent: SCNNode?
                private(set) var childNodes: [SCNNode] = []
                override init() { super.init() }
                convenience init(geometry: SCNGeometry?) { self.init(); self.geometry = geometry }
                var worldPosition: SCNVector3 { get { position } set { position = newValue } }
                var worldTransform: SCNMatrix4 { transform }
                var presentation: SCNNode { self }
                var boundingBox: (min: SCNVector3, max: SCNVector3) { get { (SCNVector3(), SCNVector3()) } set {} }
                func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
                func insertChildNode(_ child: SCNNode, at index: Int) {
                    child.removeFromParentNode()
                    childNodes.insert(child, at: max(0, min(index, childNodes.count)))
                    child.parent = self
                }
                func removeFromParentNode() {
                    parent?.childNodes.removeAll { $0 === self }
                    parent = nil
                }
                func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) { oldChild.removeFromParentNode(); addChildNode(newChild) }
                func childNode(withName name: String, recursively: Bool) -> SCNNode? {
                    childNodes.first { $0.name == name } ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
                }
                func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
                    var stops = ObjCBool(false)
                    for node in childNodes where !stops.boolValue { block(node, &stops); node.enumerateChildNodes(block) }
                }
                func clone() -> Self { self }
                func flattenedClone() -> Self { self }
                func look(at worldTarget: SCNVector3) {}
                func runAction(_ action: SCNAction)
                func runAction(_ action: SCNAction, forKey key: String?)
                func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil)
                func removeAction(forKey key: String)
                func removeAllActions()
                func addAnimation(_ animation: CAAnimation, forKey key: String?)
                func removeAllAnimations()
                func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult]
            }
            class SCNHitTestResult: NSObject {
                var node: SCNNode { SCNNode() }
                var localCoordinates: SCNVector3 { SCNVector3() }
                var worldCoordinates: SCNVector3 { SCNVector3() }
            }
            struct SCNHitTestOption: Hashable, RawRepresentable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue } }
            class SCNScene: NSObject {
                let rootNode = SCNNode()
                let physicsWorld = SCNPhysicsWorld()
                let background = SCNMaterialProperty()
                let lightingEnvironment = SCNMaterialProperty()
                var isPaused = false
                var fogColor: Any = UIColor.white
                override init() { super.init() }
                convenience init?(named name: String) { self.init() }
                convenience init?(named name: String, inDirectory directory: String?, options: [String: Any]? = nil) { self.init() }
                convenience init(url: URL, options: [String: Any]? = nil) throws { self.init() }
            }
            enum SCNAntialiasingMode: UInt { case none, multisampling2X, multisampling4X }
            struct SCNDebugOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var showPhysicsShapes: SCNDebugOptions { SCNDebugOptions(rawValue: 1) }
                static var showBoundingBoxes: SCNDebugOptions { SCNDebugOptions(rawValue: 2) }
                static var showWireframe: SCNDebugOptions { SCNDebugOptions(rawValue: 32) }
            }
            protocol SCNSceneRenderer: AnyObject {
                var scene: SCNScene? { get set }
                var pointOfView: SCNNode? { get set }
            }
            protocol SCNSceneRendererDelegate: AnyObject {
                optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
                optional func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
                optional func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
                optional func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
                optional func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
            }
            class SCNView: UIView, @preconcurrency SCNSceneRenderer {
                var scene: SCNScene?
                var pointOfView: SCNNode?
                weak var delegate: (any SCNSceneRendererDelegate)?
                var allowsCameraControl = false
                var showsStatistics = false
                var autoenablesDefaultLighting = false
                var isPlaying = false
                var loops = false
                var rendersContinuously = false
                var preferredFramesPerSecond = 60
                var antialiasingMode = SCNAntialiasingMode.none
                var debugOptions: SCNDebugOptions = []
                func snapshot() -> UIImage { UIImage() }
                func play(_ sender: Any?)
                func pause(_ sender: Any?)
                func stop(_ sender: Any?)
                func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult]
                func projectPoint(_ point: SCNVector3) -> SCNVector3
                func unprojectPoint(_ point: SCNVector3) -> SCNVector3
            }
            class SCNTransaction: NSObject {
                nonisolated(unsafe) static var animationDuration: TimeInterval = 0.25
                nonisolated(unsafe) static var completionBlock: (() -> Void)?
                class func begin() {}
                class func commit() {}
            }
            """)
}
