import UIKit

open class SCNMaterialProperty: NSObject {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var wrapS = 1
    open var wrapT = 1
    open var contentsTransform = SCNMatrix4()
    public convenience init(contents: Any) { self.init(); self.contents = contents }
}

open class SCNMaterial: NSObject {
    public struct LightingModel: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }

    open var name: String?
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isDoubleSided = false
    open var isLitPerPixel = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
}
