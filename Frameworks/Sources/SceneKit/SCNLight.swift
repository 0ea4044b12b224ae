import UIKit

open class SCNLight: NSObject {
    public struct LightType: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let IES = LightType(rawValue: "ies")
        public static let probe = LightType(rawValue: "probe")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var categoryBitMask = -1
}

open class SCNCamera: NSObject {
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
    open var automaticallyAdjustsZRange = false
    open var wantsHDR = false
}
