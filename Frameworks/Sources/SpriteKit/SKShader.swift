import UIKit

open class SKShader: NSObject {
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [SKAttribute] = []
    public convenience init(source: String) { self.init(); self.source = source }

    public convenience init(source: String, uniforms: [SKUniform]) {
        self.init()
        self.source = source
        self.uniforms = uniforms
    }

    public convenience init(fileNamed name: String) { self.init() }
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
}

open class SKUniform: NSObject {
    public let name: String
    open var floatValue: Float = 0
    open var textureValue: SKTexture?
    public init(name: String) { self.name = name; super.init() }
    public init(name: String, float value: Float) { self.name = name; floatValue = value; super.init() }
    public init(name: String, texture: SKTexture?) { self.name = name; textureValue = texture; super.init() }
}

public enum SKAttributeType: Int {
    case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat
}

open class SKAttribute: NSObject {
    public let name: String
    public let type: SKAttributeType
    public init(name: String, type: SKAttributeType) { self.name = name; self.type = type; super.init() }
}

open class SKWarpGeometry: NSObject {}

open class SKWarpGeometryGrid: SKWarpGeometry {
    public convenience init(columns cols: Int, rows: Int) { self.init() }
}
