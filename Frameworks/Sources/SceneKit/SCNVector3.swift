import UIKit

public typealias SCNFloat = Float

public struct SCNVector3 {
    public var x: Float = 0
    public var y: Float = 0
    public var z: Float = 0
    public init() {}
    public init(_ x: Float, _ y: Float, _ z: Float) { self.x = x; self.y = y; self.z = z }
    public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}

public struct SCNVector4 {
    public var x: Float = 0
    public var y: Float = 0
    public var z: Float = 0
    public var w: Float = 0
    public init() {}

    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}

public typealias SCNQuaternion = SCNVector4

public struct SCNMatrix4 {
    public var m41: Float = 0
    public var m42: Float = 0
    public var m43: Float = 0
    public init() {}
}

public let SCNVector3Zero = SCNVector3()
public let SCNMatrix4Identity = SCNMatrix4()
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x, y, z, w)
}
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4()
    matrix.m41 = tx
    matrix.m42 = ty
    matrix.m43 = tz
    return matrix
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4()
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 { SCNMatrix4() }
