import UIKit

public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

open class MKCircle: MKShape, MKOverlay {
    open var radius: CLLocationDistance = 0

    open var boundingMapRect: MKMapRect {
        let center = MKMapPoint(coordinate)
        let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -reach, dy: -reach)
    }

    public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        coordinate = center
        self.radius = radius
    }
}

open class MKMultiPoint: MKShape {
    private var coordinates: [CLLocationCoordinate2D] = []
    open var pointCount: Int { coordinates.count }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        coords.update(from: Array(coordinates[range.lowerBound..<range.upperBound]), count: range.length)
    }

    open var boundingMapRect: MKMapRect {
        coordinates.map(MKMapPoint.init).reduce(.null) { rect, point in
            rect.union(MKMapRect(origin: point, size: MKMapSize()))
        }
    }

    fileprivate func take(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        let rect = boundingMapRect
        if !rect.isNull { coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        take(coords, count: count)
    }
}

open class MKPolygon: MKMultiPoint, MKOverlay {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        take(coords, count: count)
    }
}
