import UIKit

open class SCNGeometry: NSObject {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]

    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }

    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

open class SCNBox: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var chamferRadius: CGFloat = 0

    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }
}

open class SCNSphere: SCNGeometry {
    open var radius: CGFloat = 0.5
    open var segmentCount = 48
    public convenience init(radius: CGFloat) { self.init(); self.radius = radius }
}

open class SCNPlane: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var cornerRadius: CGFloat = 0

    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }
}

open class SCNCylinder: SCNGeometry {
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1

    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }
}

open class SCNCone: SCNGeometry {
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) { self.init() }
}

open class SCNPyramid: SCNGeometry {
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) { self.init() }
}

open class SCNTorus: SCNGeometry {
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { self.init() }
}

open class SCNCapsule: SCNGeometry {
    public convenience init(capRadius: CGFloat, height: CGFloat) { self.init() }
}

open class SCNTube: SCNGeometry {
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) { self.init() }
}

open class SCNFloor: SCNGeometry {
    open var reflectivity: CGFloat = 0.25
}

open class SCNText: SCNGeometry {
    open var string: Any?
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var extrusionDepth: CGFloat = 0
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    open var alignmentMode = "natural"

    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        self.string = string
        self.extrusionDepth = extrusionDepth
    }
}
