import NeutralValues
import UIKit

open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay; super.init() }
    open func setNeedsDisplay() { notReal() }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
