import NeutralValues
import UIKit

extension UITouch {
    public func location(in node: SKNode) -> CGPoint { Self.place(location(in: node.scene?.view), node) }

    public func previousLocation(in node: SKNode) -> CGPoint {
        Self.place(previousLocation(in: node.scene?.view), node)
    }

    private static func place(_ point: CGPoint, _ node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}

@preconcurrency @MainActor public protocol SKViewDelegate: AnyObject {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { return false }
}

open class SKView: UIView {
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var isAsynchronous = true
    open var allowsTransparency = false
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var preferredFramesPerSecond = 60
    open var frameInterval = 1
    open weak var delegate: (any SKViewDelegate)?
    open private(set) var scene: SKScene?

    open func presentScene(_ scene: SKScene?) {
        notReal()
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

    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    private func receiver(_ touches: Set<UITouch>) -> SKNode? {
        guard let scene, let touch = touches.first else { return nil }
        return scene.nodes(at: touch.location(in: scene)).first { $0.isUserInteractionEnabled } ?? scene
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver(touches)?.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver(touches)?.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver(touches)?.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver(touches)?.touchesCancelled(touches, with: event)
    }
}
