import UIKit

public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

open class MKCircle: MKShape, MKOverlay {
    open var radius: CLLocationDistance = 0
    open var boundingMapRect: MKMapRect { MKMapRect() }

    public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        coordinate = center
        self.radius = radius
    }
}

open class MKMultiPoint: MKShape {
    open var pointCount: Int { 0 }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
    open var boundingMapRect: MKMapRect { MKMapRect() }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
    }
}

open class MKPolygon: MKMultiPoint, MKOverlay {
    open var boundingMapRect: MKMapRect { MKMapRect() }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
    }
}
