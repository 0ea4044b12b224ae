import UIKit

public enum SKSceneScaleMode: Int {
    case fill, aspectFill, aspectFit, resizeFill
}

@preconcurrency @MainActor public protocol SKSceneDelegate: AnyObject {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// A scene that is read from a file has the class in the file, whatever class requests it.
@preconcurrency @MainActor public protocol NodeOfFile {}

extension NodeOfFile {
    public init?(fileNamed filename: String) {
        let type = Self.self as? SKNode.Type ?? SKNode.self
        let scene = SceneFile(named: filename).flatMap { $0.scene(or: type as? SKScene.Type) }
        guard let node = scene as? Self ?? type.init(coder: NSCoder()) as? Self,
            scene != nil || !(node is SKScene)
        else { return nil }
        self = node
    }
}

/// The class and the size of a scene in a file.
@preconcurrency @MainActor struct SceneFile {
    private let words: [String]
    private let size: CGSize?

    init?(named name: String) {
        let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let url = Bundle.main.url(forResource: plain, withExtension: "sks"),
            let data = try? Data(contentsOf: url)
        else { return nil }
        let archive = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        words = (archive?["$objects"] as? [Any] ?? []).compactMap { $0 as? String }
        let boxes = words.compactMap { word -> CGSize? in
            let numbers = word.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
            return word.hasPrefix("{{") && numbers.count == 4
                ? CGSize(width: numbers[2], height: numbers[3]) : nil
        }
        size = boxes.first { $0.width > 1 && $0.height > 1 }
    }

    func scene(or type: SKScene.Type?) -> SKScene? {
        let module = UIApplication.shared.delegate.map {
            String(reflecting: Swift.type(of: $0)).split(separator: ".")[0]
        }
        let named = words.lazy.compactMap { NSClassFromString("\(module ?? "").\($0)") as? SKScene.Type }
            .first
        let scene = (named ?? type)?.init(coder: NSCoder())
        if let size { scene?.size = size }
        scene?.sceneDidLoad()
        return scene
    }
}

open class SKScene: SKEffectNode {
    open var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    open var anchorPoint = CGPoint.zero
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open weak var camera: SKCameraNode?
    open weak var listener: SKNode?
    open weak var delegate: (any SKSceneDelegate)?
    open private(set) weak var view: SKView?
    public let physicsWorld = SKPhysicsWorld()
    public override init() { super.init() }
    public init(size: CGSize) { super.init(); self.size = size; sceneDidLoad() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override var frame: CGRect {
        CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
            height: size.height)
    }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}
    open func enter(_ view: SKView?) { self.view = view }

    /// The scale from scene points to view points, in each direction.
    private var stretch: CGSize {
        guard let shown = view?.bounds.size, size.width > 0, size.height > 0 else {
            return CGSize(width: 1, height: 1)
        }
        let x = shown.width / size.width, y = shown.height / size.height
        switch scaleMode {
        case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
        case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
        case .fill, .resizeFill: return CGSize(width: x, height: y)
        }
    }

    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let middle = view.map({ CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }) else { return point }
        let x = (point.x - middle.x) / max(stretch.width, 0.001),
            y = (middle.y - point.y) / max(stretch.height, 0.001)
        return CGPoint(x: x + size.width * (0.5 - anchorPoint.x), y: y + size.height * (0.5 - anchorPoint.y))
    }

    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let middle = view.map({ CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }) else { return point }
        let x = point.x - size.width * (0.5 - anchorPoint.x),
            y = point.y - size.height * (0.5 - anchorPoint.y)
        return CGPoint(x: middle.x + x * stretch.width, y: middle.y - y * stretch.height)
    }
}
