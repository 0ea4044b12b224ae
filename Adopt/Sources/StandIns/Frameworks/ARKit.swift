extension KnownFramework {
    /// There is no camera: sessions don't run, and nothing is detected.
    static let arKit = KnownFramework(
        name: "ARKit", prefixes: ["AR"], imports: ["SceneKit", "SpriteKit"],
        text: """
            struct ARMatrix {
                var columns = (ARVector(), ARVector(), ARVector(), ARVector())
                init() {}
            }
            struct ARVector {
                var x: Float = 0
                var y: Float = 0
                var z: Float = 0
                var w: Float = 0
                init() {}
            }
            class ARAnchor: NSObject {
                let identifier = UUID()
                let name: String?
                let transform: ARMatrix
                init(transform: ARMatrix) { self.transform = transform; name = nil; super.init() }
                init(name: String, transform: ARMatrix) { self.transform = transform; self.name = name; super.init() }
            }
            class ARPlaneAnchor: ARAnchor {
                enum Alignment: Int { case horizontal, vertical }
                var alignment: Alignment { .horizontal }
                var center: ARVector { ARVector() }
                var extent: ARVector { ARVector() }
            }
            class ARReferenceImage: NSObject {
                var name: String?
                var physicalSize: CGSize { .zero }
                class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { [] }
            }
            class ARImageAnchor: ARAnchor { var referenceImage: ARReferenceImage { ARReferenceImage() } }
            class ARFaceAnchor: ARAnchor {}
            class ARCamera: NSObject {
                enum TrackingState {
                    enum Reason { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
                    case notAvailable
                    case limited(Reason)
                    case normal
                }
                var trackingState: TrackingState { .notAvailable }
                var transform: ARMatrix { ARMatrix() }
            }
            class ARFrame: NSObject {
                var camera: ARCamera { ARCamera() }
                var anchors: [ARAnchor] { [] }
            }
            class ARConfiguration: NSObject {
                enum WorldAlignment: Int { case gravity, gravityAndHeading, camera }
                class var isSupported: Bool { false }
                var worldAlignment = WorldAlignment.gravity
                var isLightEstimationEnabled = true
                var providesAudioData = false
            }
            class ARWorldTrackingConfiguration: ARConfiguration {
                struct PlaneDetection: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static var horizontal: PlaneDetection { PlaneDetection(rawValue: 1) }
                    static var vertical: PlaneDetection { PlaneDetection(rawValue: 2) }
                }
                var planeDetection: PlaneDetection = []
                var detectionImages: Set<ARReferenceImage>! = []
                var maximumNumberOfTrackedImages = 0
            }
            class ARImageTrackingConfiguration: ARConfiguration {
                var trackingImages: Set<ARReferenceImage> = []
                var maximumNumberOfTrackedImages = 1
            }
            class ARFaceTrackingConfiguration: ARConfiguration {}
            class AROrientationTrackingConfiguration: ARConfiguration {}
            protocol ARSessionObserver: AnyObject {
                optional func session(_ session: ARSession, didFailWithError error: any Error)
                optional func sessionWasInterrupted(_ session: ARSession)
                optional func sessionInterruptionEnded(_ session: ARSession)
                optional func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
            }
            protocol ARSessionDelegate: ARSessionObserver {
                optional func session(_ session: ARSession, didUpdate frame: ARFrame)
                optional func session(_ session: ARSession, didAdd anchors: [ARAnchor])
                optional func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
                optional func session(_ session: ARSession, didRemove anchors: [ARAnchor])
            }
            class ARSession: NSObject {
                struct RunOptions: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static var resetTracking: RunOptions { RunOptions(rawValue: 1) }
                    static var removeExistingAnchors: RunOptions { RunOptions(rawValue: 2) }
                }
                weak var delegate: (any ARSessionDelegate)?
                var currentFrame: ARFrame? { nil }
                var configuration: ARConfiguration? { nil }
                func run(_ configuration: ARConfiguration, options: RunOptions = [])
                func pause()
                func add(anchor: ARAnchor)
                func remove(anchor: ARAnchor)
            }
            class ARHitTestResult: NSObject {
                struct ResultType: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static var featurePoint: ResultType { ResultType(rawValue: 1) }
                    static var existingPlane: ResultType { ResultType(rawValue: 8) }
                    static var existingPlaneUsingExtent: ResultType { ResultType(rawValue: 16) }
                    static var estimatedHorizontalPlane: ResultType { ResultType(rawValue: 2) }
                }
                var worldTransform: ARMatrix { ARMatrix() }
                var anchor: ARAnchor? { nil }
            }
            protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
                optional func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
                optional func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
                optional func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
                optional func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
            }
            class ARSCNView: SCNView {
                let session = ARSession()
                private weak var observer: (any ARSCNViewDelegate)?
                override var delegate: (any SCNSceneRendererDelegate)? { get { observer } set { observer = newValue as? any ARSCNViewDelegate } }
                var automaticallyUpdatesLighting = true
                func anchor(for node: SCNNode) -> ARAnchor?
                func node(for anchor: ARAnchor) -> SCNNode?
                func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
            }
            class ARSKView: SKView {
                let session = ARSession()
            }
            """)
}
