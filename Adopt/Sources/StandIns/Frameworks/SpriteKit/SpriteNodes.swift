extension KnownFramework {
    static let spriteNodes = #"""
        typealias SKColor = UIColor
        enum SKBlendMode: Int { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }
        enum SKLabelVerticalAlignmentMode: Int { case baseline, center, top, bottom }
        enum SKLabelHorizontalAlignmentMode: Int { case center, left, right }
        enum SKTextureFilteringMode: Int { case nearest, linear }
        enum SKNodeFocusBehavior: Int { case none, occluding, focusable }
        class SKNode: UIResponder, NSCopying, NodeOfFile {
            var position = CGPoint.zero
            var zPosition: CGFloat = 0
            var zRotation: CGFloat = 0
            var xScale: CGFloat = 1
            var yScale: CGFloat = 1
            var speed: CGFloat = 1
            var alpha: CGFloat = 1
            var isPaused = false
            var isHidden = false
            var isUserInteractionEnabled = false
            var focusBehavior = SKNodeFocusBehavior.none
            var name: String?
            var userData: NSMutableDictionary?
            var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
            var constraints: [SKConstraint]?
            var reachConstraints: SKReachConstraints?
            var attributeValues: [String: SKAttributeValue] = [:]
            private(set) weak var parent: SKNode?
            private(set) var children: [SKNode] = []
            private var keyed: [String: SKAction] = [:]
            override init() { super.init() }
            required init?(coder aDecoder: NSCoder) { super.init() }
            class func node() -> SKNode { SKNode() }
            func copy(with zone: NSZone? = nil) -> Any { self }
            override func copy() -> Any { copy(with: nil) }
            var frame: CGRect { CGRect(origin: position, size: .zero) }
            func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y)) } }
            var scene: SKScene? { self as? SKScene ?? parent?.scene }
            var maxChildDepth: Int { (children.map(\.maxChildDepth).max() ?? -1) + 1 }
            override var next: UIResponder? { parent ?? (self as? SKScene)?.view }
            func setScale(_ scale: CGFloat) { xScale = scale; yScale = scale }
            func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
            func insertChild(_ node: SKNode, at index: Int) {
                node.removeFromParent()
                children.insert(node, at: max(0, min(index, children.count)))
                node.parent = self
            }
            func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
            func removeAllChildren() { for node in children { node.removeFromParent() } }
            func removeFromParent() {
                parent?.children.removeAll { $0 === self }
                parent = nil
            }
            func move(toParent parent: SKNode) {
                let place = self.parent.map { convert(.zero, to: $0) } ?? position
                let before = self.parent
                removeFromParent()
                parent.addChild(self)
                if let before { position = parent.convert(place, from: before) }
            }
            func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent === parent || self.parent?.inParentHierarchy(parent) == true }
            func isEqual(to node: SKNode) -> Bool { self === node }
            func childNode(withName name: String) -> SKNode? { self[name].first }
            func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
                var stops = ObjCBool(false)
                for node in self[name] where !stops.boolValue { block(node, &stops) }
            }
            subscript(name: String) -> [SKNode] {
                if name.hasPrefix("//") { return (scene ?? self).all.filter { $0.answers(String(name.dropFirst(2))) } }
                if name.hasPrefix("/") { return (scene ?? self)[String(name.dropFirst())] }
                if name.hasPrefix(".//") { return all.filter { $0.answers(String(name.dropFirst(3))) } }
                let parts = name.split(separator: "/").map(String.init)
                return parts.reduce([self]) { nodes, part in
                    part == ".." ? nodes.compactMap(\.parent) : part == "." ? nodes : nodes.flatMap { $0.children.filter { $0.answers(part) } }
                }
            }
            private var all: [SKNode] { children.flatMap { [$0] + $0.all } }
            private func answers(_ pattern: String) -> Bool {
                guard pattern.contains("*") else { return name == pattern }
                let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
                guard let name, name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else { return pattern == "*" }
                return parts.allSatisfy { $0.isEmpty || name.contains($0) }
            }
            func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
            func nodes(at p: CGPoint) -> [SKNode] {
                children.reversed().flatMap { node -> [SKNode] in
                    let inner = node.nodes(at: node.convert(p, from: self))
                    return inner + (node.contains(p) ? [node] : [])
                }.sorted { $0.zPosition > $1.zPosition }
            }
            func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
            func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
            func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { fromRoot(node.toRoot(point)) }
            func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
            private func toRoot(_ point: CGPoint) -> CGPoint {
                guard let parent else { return point }
                let x = point.x * xScale, y = point.y * yScale
                let turned = CGPoint(x: x * cos(zRotation) - y * sin(zRotation), y: x * sin(zRotation) + y * cos(zRotation))
                return parent.toRoot(CGPoint(x: turned.x + position.x, y: turned.y + position.y))
            }
            private func fromRoot(_ point: CGPoint) -> CGPoint {
                guard let parent else { return point }
                let above = parent.fromRoot(point)
                let x = above.x - position.x, y = above.y - position.y
                let turned = CGPoint(x: x * cos(-zRotation) - y * sin(-zRotation), y: x * sin(-zRotation) + y * cos(-zRotation))
                return CGPoint(x: turned.x / (xScale == 0 ? 1 : xScale), y: turned.y / (yScale == 0 ? 1 : yScale))
            }
            func run(_ action: SKAction) { notReal("SKNode.run(_:)") }
            func run(_ action: SKAction, completion block: @escaping () -> Void) { notReal("SKNode.run(_:completion:)") }
            func run(_ action: SKAction, withKey key: String) { notReal("SKNode.run(_:withKey:)"); keyed[key] = action }
            func run(_ action: SKAction) async { notReal("SKNode.run(_:)") }
            func action(forKey key: String) -> SKAction? { keyed[key] }
            func hasActions() -> Bool { !keyed.isEmpty }
            func removeAction(forKey key: String) { keyed[key] = nil }
            func removeAllActions() { keyed = [:] }
            func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
            func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
            class func obstacles(fromNodeBounds nodes: [SKNode]) -> [Any]
        }
        class SKAttributeValue: NSObject {
            var floatValue: Float = 0
            convenience init(float value: Float) { self.init(); floatValue = value }
        }
        class SKConstraint: NSObject {
            var enabled = true
            weak var referenceNode: SKNode?
            class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
            class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
            class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
            class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
            class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
            class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
            class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
        }
        class SKReachConstraints: NSObject {
            var lowerAngleLimit: CGFloat = 0
            var upperAngleLimit: CGFloat = 0
            convenience init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) { self.init(); self.lowerAngleLimit = lowerAngleLimit; self.upperAngleLimit = upperAngleLimit }
        }
        class SKRange: NSObject {
            var lowerLimit: CGFloat = -.infinity
            var upperLimit: CGFloat = .infinity
            convenience init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { self.init(); lowerLimit = lower; upperLimit = upper }
            convenience init(lowerLimit lower: CGFloat) { self.init(); lowerLimit = lower }
            convenience init(upperLimit upper: CGFloat) { self.init(); upperLimit = upper }
            convenience init(constantValue value: CGFloat) { self.init(); lowerLimit = value; upperLimit = value }
            convenience init(value: CGFloat, variance: CGFloat) { self.init(); lowerLimit = value - variance / 2; upperLimit = value + variance / 2 }
            class func withNoLimits() -> SKRange { SKRange() }
        }
        class SKTexture: NSObject {
            private(set) var image: UIImage?
            var filteringMode = SKTextureFilteringMode.linear
            var usesMipmaps = false
            private var part = CGRect(x: 0, y: 0, width: 1, height: 1)
            convenience init(imageNamed name: String) { self.init(); image = UIImage(named: name) }
            convenience init(image: UIImage) { self.init(); self.image = image }
            convenience init(cgImage image: CGImage) { self.init(); self.image = UIImage(cgImage: image) }
            convenience init(rect: CGRect, in texture: SKTexture) { self.init(); image = texture.image; part = rect }
            convenience init(data pixelData: Data, size: CGSize) { self.init() }
            convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) { self.init() }
            func size() -> CGSize { image.map { CGSize(width: $0.size.width * part.width, height: $0.size.height * part.height) } ?? .zero }
            func textureRect() -> CGRect { part }
            func cgImage() -> CGImage? { image?.cgImage }
            func preload(completionHandler: @escaping () -> Void) { completionHandler() }
            func preload() async {}
            class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
            func generatingNormalMap() -> SKTexture { self }
        }
        class SKMutableTexture: SKTexture {
            convenience init(size: CGSize) { self.init() }
        }
        class SKTextureAtlas: NSObject {
            private var name = ""
            private var textures: [String: SKTexture] = [:]
            convenience init(named name: String) { self.init(); self.name = name }
            convenience init(dictionary properties: [String: Any]) {
                self.init()
                textures = properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } }
            }
            var textureNames: [String] { textures.keys.sorted() }
            func textureNamed(_ name: String) -> SKTexture { textures[name] ?? SKTexture(imageNamed: name) }
            func preload(completionHandler: @escaping () -> Void) { completionHandler() }
            class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
            class func preloadTextureAtlasesNamed(_ atlasNames: [String], withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void) { completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) }) }
        }
        class SKShader: NSObject {
            var source: String?
            var uniforms: [SKUniform] = []
            var attributes: [SKAttribute] = []
            convenience init(source: String) { self.init(); self.source = source }
            convenience init(source: String, uniforms: [SKUniform]) { self.init(); self.source = source; self.uniforms = uniforms }
            convenience init(fileNamed name: String) { self.init() }
            func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
            func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
        }
        class SKUniform: NSObject {
            let name: String
            var floatValue: Float = 0
            var textureValue: SKTexture?
            init(name: String) { self.name = name; super.init() }
            init(name: String, float value: Float) { self.name = name; floatValue = value; super.init() }
            init(name: String, texture: SKTexture?) { self.name = name; textureValue = texture; super.init() }
        }
        enum SKAttributeType: Int { case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat }
        class SKAttribute: NSObject {
            let name: String
            let type: SKAttributeType
            init(name: String, type: SKAttributeType) { self.name = name; self.type = type; super.init() }
        }
        class SKWarpGeometry: NSObject {}
        class SKWarpGeometryGrid: SKWarpGeometry {
            convenience init(columns cols: Int, rows: Int) { self.init() }
        }
        class SKSpriteNode: SKNode {
            var size = CGSize.zero
            var anchorPoint = CGPoint(x: 0.5, y: 0.5)
            var texture: SKTexture?
            var normalTexture: SKTexture?
            var color = UIColor.white
            var colorBlendFactor: CGFloat = 0
            var blendMode = SKBlendMode.alpha
            var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
            var shader: SKShader?
            var warpGeometry: SKWarpGeometry?
            var subdivisionLevels = 0
            var lightingBitMask: UInt32 = 0
            var shadowCastBitMask: UInt32 = 0
            var shadowedBitMask: UInt32 = 0
            init(texture: SKTexture?, color: UIColor, size: CGSize) {
                self.texture = texture
                self.color = color
                self.size = size
                super.init()
            }
            required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
            convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
            convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
            convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
            convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
            convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
            convenience init?(fileNamed filename: String) { self.init() }
            override var frame: CGRect {
                let width = size.width * abs(xScale), height = size.height * abs(yScale)
                return CGRect(x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width, height: height)
            }
            func scale(to size: CGSize) { self.size = size }
        }
        class SKLabelNode: SKNode {
            var text: String?
            var attributedText: NSAttributedString?
            var fontName: String? = "HelveticaNeue-UltraLight"
            var fontSize: CGFloat = 32
            var fontColor: UIColor? = .white
            var color: UIColor?
            var colorBlendFactor: CGFloat = 0
            var blendMode = SKBlendMode.alpha
            var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
            var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
            var numberOfLines = 1
            var preferredMaxLayoutWidth: CGFloat = 0
            var lineBreakMode = NSLineBreakMode.byTruncatingTail
            override init() { super.init() }
            required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            init(fontNamed fontName: String?) { super.init(); self.fontName = fontName }
            convenience init(text: String?) { self.init(); self.text = text }
            convenience init(attributedText: NSAttributedString?) { self.init(); self.attributedText = attributedText }
            override var frame: CGRect {
                let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? UIFont.systemFont(ofSize: fontSize)
                let size = (attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font])).size()
                let left: CGFloat = horizontalAlignmentMode == .left ? 0 : horizontalAlignmentMode == .right ? 1 : 0.5
                let below: CGFloat = verticalAlignmentMode == .center ? 0.5 : verticalAlignmentMode == .top ? 1 : 0
                return CGRect(x: position.x - size.width * left, y: position.y - size.height * below, width: size.width, height: size.height)
            }
        }
        class SKShapeNode: SKNode {
            var path: CGPath?
            var fillColor = UIColor.clear
            var strokeColor = UIColor.white
            var fillTexture: SKTexture?
            var strokeTexture: SKTexture?
            var fillShader: SKShader?
            var strokeShader: SKShader?
            var lineWidth: CGFloat = 1
            var glowWidth: CGFloat = 0
            var miterLimit: CGFloat = 0
            var lineCap = CGLineCap.butt
            var lineJoin = CGLineJoin.miter
            var isAntialiased = true
            var blendMode = SKBlendMode.alpha
            var lineLength: CGFloat { 0 }
            convenience init(path: CGPath) { self.init(); self.path = path }
            convenience init(path: CGPath, centered: Bool) { self.init(); self.path = path }
            convenience init(rect: CGRect) { self.init(); path = UIBezierPath(rect: rect).cgPath }
            convenience init(rectOf size: CGSize) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
            convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(); path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath }
            convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius) }
            convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)) }
            convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
            convenience init(ellipseIn rect: CGRect) { self.init(); path = UIBezierPath(ovalIn: rect).cgPath }
            convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
                self.init()
                let line = UIBezierPath()
                for index in 0..<numPoints { index == 0 ? line.move(to: points[0]) : line.addLine(to: points[index]) }
                path = line.cgPath
            }
            convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) { self.init(points: points, count: numPoints) }
            override var frame: CGRect {
                guard let box = path?.boundingBox, !box.isNull else { return super.frame }
                return CGRect(x: position.x + box.minX * xScale, y: position.y + box.minY * yScale, width: box.width * abs(xScale), height: box.height * abs(yScale))
            }
        }
        class SKKeyframeSequence: NSObject {
            convenience init(keyframeValues values: [Any], times: [NSNumber]) { self.init() }
            convenience init(capacity numItems: Int) { self.init() }
            func addKeyframeValue(_ value: Any, time: CGFloat)
        }
        class SKEmitterNode: SKNode {
            convenience init?(fileNamed filename: String) { self.init() }
            weak var targetNode: SKNode?
            var particleTexture: SKTexture?
            var particleBlendMode = SKBlendMode.alpha
            var particleColor = UIColor.white
            var particleColorSequence: SKKeyframeSequence?
            var particleColorBlendFactor: CGFloat = 0
            var particleColorBlendFactorSequence: SKKeyframeSequence?
            var particleColorRedRange: CGFloat = 0
            var particleColorGreenRange: CGFloat = 0
            var particleColorBlueRange: CGFloat = 0
            var particleColorAlphaRange: CGFloat = 0
            var particlePosition = CGPoint.zero
            var particlePositionRange = CGVector(dx: 0, dy: 0)
            var particleSpeed: CGFloat = 0
            var particleSpeedRange: CGFloat = 0
            var emissionAngle: CGFloat = 0
            var emissionAngleRange: CGFloat = 0
            var xAcceleration: CGFloat = 0
            var yAcceleration: CGFloat = 0
            var particleBirthRate: CGFloat = 0
            var numParticlesToEmit = 0
            var particleLifetime: CGFloat = 0
            var particleLifetimeRange: CGFloat = 0
            var particleRotation: CGFloat = 0
            var particleRotationRange: CGFloat = 0
            var particleRotationSpeed: CGFloat = 0
            var particleSize = CGSize.zero
            var particleScale: CGFloat = 1
            var particleScaleRange: CGFloat = 0
            var particleScaleSpeed: CGFloat = 0
            var particleScaleSequence: SKKeyframeSequence?
            var particleAlpha: CGFloat = 1
            var particleAlphaRange: CGFloat = 0
            var particleAlphaSpeed: CGFloat = 0
            var particleAlphaSequence: SKKeyframeSequence?
            var particleAction: SKAction?
            var particleZPosition: CGFloat = 0
            var fieldBitMask: UInt32 = 0
            func advanceSimulationTime(_ sec: TimeInterval)
            func resetSimulation()
        }
        class SKCropNode: SKNode { var maskNode: SKNode? }
        class SKEffectNode: SKNode {
            var shouldEnableEffects = true
            var shouldCenterFilter = true
            var shouldRasterize = false
            var blendMode = SKBlendMode.alpha
            var shader: SKShader?
            var filter: AnyObject?
            var warpGeometry: SKWarpGeometry?
        }
        class SKCameraNode: SKNode {
            func contains(_ node: SKNode) -> Bool { true }
            func containedNodeSet() -> Set<SKNode> { [] }
        }
        class SKLightNode: SKNode {
            var isEnabled = true
            var lightColor = UIColor.white
            var ambientColor = UIColor.black
            var shadowColor = UIColor.black
            var falloff: CGFloat = 1
            var categoryBitMask: UInt32 = 0
        }
        class SKAudioNode: SKNode {
            var autoplayLooped = true
            var isPositional = true
            convenience init(fileNamed name: String) { self.init() }
            convenience init(url: URL) { self.init() }
        }
        class SKVideoNode: SKNode {
            var size = CGSize.zero
            var anchorPoint = CGPoint(x: 0.5, y: 0.5)
            convenience init(fileNamed videoFile: String) { self.init() }
            convenience init(url: URL) { self.init() }
            func play()
            func pause()
        }
        class SKReferenceNode: SKNode {
            convenience init(fileNamed fileName: String?) { self.init() }
            convenience init(url referenceURL: URL?) { self.init() }
            func resolve()
            func didLoad(_ node: SKNode?) {}
        }
        class SKTransformNode: SKNode {
            var xRotation: CGFloat = 0
            var yRotation: CGFloat = 0
        }
        """#
}
