import NeutralValues
import UIKit

public typealias SKColor = UIColor

public enum SKBlendMode: Int {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

public enum SKLabelVerticalAlignmentMode: Int {
    case baseline, center, top, bottom
}

public enum SKLabelHorizontalAlignmentMode: Int {
    case center, left, right
}

public enum SKTextureFilteringMode: Int {
    case nearest, linear
}

public enum SKNodeFocusBehavior: Int {
    case none, occluding, focusable
}

open class SKNode: UIResponder, NSCopying, NodeOfFile {
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var speed: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isPaused = false
    open var isHidden = false
    open var isUserInteractionEnabled = false
    open var focusBehavior = SKNodeFocusBehavior.none
    open var name: String?
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
    open var constraints: [SKConstraint]?
    open var reachConstraints: SKReachConstraints?
    open var attributeValues: [String: SKAttributeValue] = [:]
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    private var keyed: [String: SKAction] = [:]
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }
    open class func node() -> SKNode { SKNode() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { copy(with: nil) }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }

    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) {
            $0.union($1.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
        }
    }

    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open var maxChildDepth: Int { (children.map(\.maxChildDepth).max() ?? -1) + 1 }
    open override var next: UIResponder? { parent ?? (self as? SKScene)?.view }
    open func setScale(_ scale: CGFloat) { xScale = scale; yScale = scale }
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        children.insert(node, at: max(0, min(index, children.count)))
        node.parent = self
    }

    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    open func removeAllChildren() { for node in children { node.removeFromParent() } }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func move(toParent parent: SKNode) {
        let place = self.parent.map { convert(.zero, to: $0) } ?? position
        let before = self.parent
        removeFromParent()
        parent.addChild(self)
        if let before { position = parent.convert(place, from: before) }
    }

    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) == true
    }

    open func isEqual(to node: SKNode) -> Bool { self === node }
    open func childNode(withName name: String) -> SKNode? { self[name].first }

    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for node in self[name] where !stops.boolValue { block(node, &stops) }
    }

    public subscript(name: String) -> [SKNode] {
        if name.hasPrefix("//") {
            return (scene ?? self).all.filter { $0.answers(String(name.dropFirst(2))) }
        }
        if name.hasPrefix("/") { return (scene ?? self)[String(name.dropFirst())] }
        if name.hasPrefix(".//") { return all.filter { $0.answers(String(name.dropFirst(3))) } }
        let parts = name.split(separator: "/").map(String.init)
        return parts.reduce([self]) { nodes, part in
            part == ".."
                ? nodes.compactMap(\.parent)
                : part == "." ? nodes : nodes.flatMap { $0.children.filter { $0.answers(part) } }
        }
    }

    private var all: [SKNode] { children.flatMap { [$0] + $0.all } }

    private func answers(_ pattern: String) -> Bool {
        guard pattern.contains("*") else { return name == pattern }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let name, name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else {
            return pattern == "*"
        }
        return parts.allSatisfy { $0.isEmpty || name.contains($0) }
    }

    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    open func nodes(at p: CGPoint) -> [SKNode] {
        children.reversed().flatMap { node -> [SKNode] in
            let inner = node.nodes(at: node.convert(p, from: self))
            return inner + (node.contains(p) ? [node] : [])
        }.sorted { $0.zPosition > $1.zPosition }
    }

    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { fromRoot(node.toRoot(point)) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        guard let parent else { return point }
        let x = point.x * xScale, y = point.y * yScale
        let turned = CGPoint(
            x: x * cos(zRotation) - y * sin(zRotation), y: x * sin(zRotation) + y * cos(zRotation))
        return parent.toRoot(CGPoint(x: turned.x + position.x, y: turned.y + position.y))
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent else { return point }
        let above = parent.fromRoot(point)
        let x = above.x - position.x, y = above.y - position.y
        let turned = CGPoint(
            x: x * cos(-zRotation) - y * sin(-zRotation), y: x * sin(-zRotation) + y * cos(-zRotation))
        return CGPoint(x: turned.x / (xScale == 0 ? 1 : xScale), y: turned.y / (yScale == 0 ? 1 : yScale))
    }

    open func run(_ action: SKAction) { notReal() }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { notReal() }
    open func run(_ action: SKAction, withKey key: String) { notReal(); keyed[key] = action }
    open func run(_ action: SKAction) async { notReal() }
    open func action(forKey key: String) -> SKAction? { keyed[key] }
    open func hasActions() -> Bool { !keyed.isEmpty }
    open func removeAction(forKey key: String) { keyed[key] = nil }
    open func removeAllActions() { keyed = [:] }
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
    open class func obstacles(fromNodeBounds nodes: [SKNode]) -> [Any] { notReal(); return [] }
}
