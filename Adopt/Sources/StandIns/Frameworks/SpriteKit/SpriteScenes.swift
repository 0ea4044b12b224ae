extension KnownFramework {
    static let spriteScenes = #"""
        enum SKSceneScaleMode: Int { case fill, aspectFill, aspectFit, resizeFill }
        @preconcurrency @MainActor protocol SKSceneDelegate: AnyObject {
            optional func update(_ currentTime: TimeInterval, for scene: SKScene)
            optional func didEvaluateActions(for scene: SKScene)
            optional func didSimulatePhysics(for scene: SKScene)
            optional func didApplyConstraints(for scene: SKScene)
            optional func didFinishUpdate(for scene: SKScene)
        }
        /// A scene that is read from a file has the class in the file, whatever class requests it.
        @preconcurrency @MainActor protocol NodeOfFile {}
        extension NodeOfFile {
            init?(fileNamed filename: String) {
                let type = Self.self as? SKNode.Type ?? SKNode.self
                let scene = SceneFile(named: filename).flatMap { $0.scene(or: type as? SKScene.Type) }
                guard let node = scene as? Self ?? type.init(coder: NSCoder()) as? Self, scene != nil || !(node is SKScene) else { return nil }
                self = node
            }
        }
        /// The class and the size of a scene in a file.
        @preconcurrency @MainActor struct SceneFile {
            private let words: [String]
            private let size: CGSize?
            init?(named name: String) {
                let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
                guard let url = Bundle.main.url(forResource: plain, withExtension: "sks"), let data = try? Data(contentsOf: url) else { return nil }
                let archive = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
                words = (archive?["$objects"] as? [Any] ?? []).compactMap { $0 as? String }
                let boxes = words.compactMap { word -> CGSize? in
                    let numbers = word.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
                    return word.hasPrefix("{{") && numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : nil
                }
                size = boxes.first { $0.width > 1 && $0.height > 1 }
            }
            func scene(or type: SKScene.Type?) -> SKScene? {
                let module = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)).split(separator: ".")[0] }
                let named = words.lazy.compactMap { NSClassFromString("\(module ?? "").\($0)") as? SKScene.Type }.first
                let scene = (named ?? type)?.init(coder: NSCoder())
                if let size { scene?.size = size }
                scene?.sceneDidLoad()
                return scene
            }
        }
        class SKScene: SKEffectNode {
            var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { didChangeSize(oldValue) } } }
            var anchorPoint = CGPoint.zero
            var scaleMode = SKSceneScaleMode.fill
            var backgroundColor = UIColor(white: 0.15, alpha: 1)
            weak var camera: SKCameraNode?
            weak var listener: SKNode?
            weak var delegate: (any SKSceneDelegate)?
            private(set) weak var view: SKView?
            let physicsWorld = SKPhysicsWorld()
            override init() { super.init() }
            init(size: CGSize) { super.init(); self.size = size; sceneDidLoad() }
            required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            override var frame: CGRect { CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height) }
            func sceneDidLoad() {}
            func didMove(to view: SKView) {}
            func willMove(from view: SKView) {}
            func didChangeSize(_ oldSize: CGSize) {}
            func update(_ currentTime: TimeInterval) {}
            func didEvaluateActions() {}
            func didSimulatePhysics() {}
            func didApplyConstraints() {}
            func didFinishUpdate() {}
            func enter(_ view: SKView?) { self.view = view }
            /// The scale from scene points to view points, in each direction.
            private var stretch: CGSize {
                guard let shown = view?.bounds.size, size.width > 0, size.height > 0 else { return CGSize(width: 1, height: 1) }
                let x = shown.width / size.width, y = shown.height / size.height
                switch scaleMode {
                case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
                case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
                case .fill, .resizeFill: return CGSize(width: x, height: y)
                }
            }
            func convertPoint(fromView point: CGPoint) -> CGPoint {
                guard let middle = view.map({ CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }) else { return point }
                let x = (point.x - middle.x) / max(stretch.width, 0.001), y = (middle.y - point.y) / max(stretch.height, 0.001)
                return CGPoint(x: x + size.width * (0.5 - anchorPoint.x), y: y + size.height * (0.5 - anchorPoint.y))
            }
            func convertPoint(toView point: CGPoint) -> CGPoint {
                guard let middle = view.map({ CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }) else { return point }
                let x = point.x - size.width * (0.5 - anchorPoint.x), y = point.y - size.height * (0.5 - anchorPoint.y)
                return CGPoint(x: middle.x + x * stretch.width, y: middle.y - y * stretch.height)
            }
        }
        extension UITouch {
            func location(in node: SKNode) -> CGPoint { Self.place(location(in: node.scene?.view), node) }
            func previousLocation(in node: SKNode) -> CGPoint { Self.place(previousLocation(in: node.scene?.view), node) }
            private static func place(_ point: CGPoint, _ node: SKNode) -> CGPoint {
                guard let scene = node.scene else { return point }
                return node.convert(scene.convertPoint(fromView: point), from: scene)
            }
        }
        @preconcurrency @MainActor protocol SKViewDelegate: AnyObject {
            optional func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
        }
        class SKView: UIView {
            var isPaused = false
            var showsFPS = false
            var showsNodeCount = false
            var showsDrawCount = false
            var showsQuadCount = false
            var showsPhysics = false
            var showsFields = false
            var isAsynchronous = true
            var allowsTransparency = false
            var ignoresSiblingOrder = false
            var shouldCullNonVisibleNodes = true
            var preferredFramesPerSecond = 60
            var frameInterval = 1
            weak var delegate: (any SKViewDelegate)?
            private(set) var scene: SKScene?
            func presentScene(_ scene: SKScene?) {
                notReal("SKView.presentScene(_:)")
                self.scene?.willMove(from: self)
                self.scene?.enter(nil)
                self.scene = scene
                backgroundColor = scene?.backgroundColor
                guard let scene else { return }
                scene.enter(self)
                if scene.scaleMode == .resizeFill { scene.size = bounds.size }
                scene.didMove(to: self)
                backgroundColor = scene.backgroundColor
            }
            func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
            func texture(from node: SKNode) -> SKTexture? { nil }
            func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
            func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
            func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
            private func receiver(_ touches: Set<UITouch>) -> SKNode? {
                guard let scene, let touch = touches.first else { return nil }
                return scene.nodes(at: touch.location(in: scene)).first { $0.isUserInteractionEnabled } ?? scene
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { receiver(touches)?.touchesBegan(touches, with: event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { receiver(touches)?.touchesMoved(touches, with: event) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { receiver(touches)?.touchesEnded(touches, with: event) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { receiver(touches)?.touchesCancelled(touches, with: event) }
        }
        enum SKTransitionDirection: Int { case up, down, right, left }
        class SKTransition: NSObject {
            var pausesIncomingScene = true
            var pausesOutgoingScene = true
            class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
            class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
        }
        """#
}
