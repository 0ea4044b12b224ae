import UIKit

public struct ARMatrix {
    public var columns = (ARVector(), ARVector(), ARVector(), ARVector())
    public init() {}
}

public struct ARVector {
    public var x: Float = 0
    public var y: Float = 0
    public var z: Float = 0
    public var w: Float = 0
    public init() {}
}

open class ARAnchor: NSObject {
    public let identifier = UUID()
    public let name: String?
    public let transform: ARMatrix
    public init(transform: ARMatrix) { self.transform = transform; name = nil; super.init() }

    public init(name: String, transform: ARMatrix) {
        self.transform = transform
        self.name = name
        super.init()
    }
}

open class ARPlaneAnchor: ARAnchor {
    public enum Alignment: Int {
        case horizontal, vertical
    }

    open var alignment: Alignment { .horizontal }
    open var center: ARVector { ARVector() }
    open var extent: ARVector { ARVector() }
}

open class ARReferenceImage: NSObject {
    open var name: String?
    open var physicalSize: CGSize { .zero }

    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
        []
    }
}

open class ARImageAnchor: ARAnchor {
    open var referenceImage: ARReferenceImage { ARReferenceImage() }
}

open class ARFaceAnchor: ARAnchor {}
