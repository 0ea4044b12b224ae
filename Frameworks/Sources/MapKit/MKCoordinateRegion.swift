import UIKit

public struct MKCoordinateSpan {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { latitudeDelta = 0; longitudeDelta = 0 }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

public struct MKCoordinateRegion {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { center = CLLocationCoordinate2D(); span = MKCoordinateSpan() }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        self.center = center
        let meters = 111_195.0
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / meters,
            longitudeDelta: longitudinalMeters / (meters * max(0.01, cos(center.latitude * .pi / 180))))
    }

    public init(_ rect: MKMapRect) {
        let northWest = rect.origin.coordinate
        let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        span = MKCoordinateSpan(
            latitudeDelta: northWest.latitude - southEast.latitude,
            longitudeDelta: southEast.longitude - northWest.longitude)
    }
}

extension MKCoordinateRegion {
    var mapRect: MKMapRect {
        let corners = [0.5, -0.5].map { part in
            MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude + part * span.latitudeDelta,
                    longitude: center.longitude - part * span.longitudeDelta))
        }
        return MKMapRect(
            x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
            height: corners[1].y - corners[0].y)
    }
}

public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
    -> MKCoordinateSpan
{
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
    -> MKCoordinateRegion
{
    MKCoordinateRegion(center: center, span: span)
}

public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
