import MapKit
import Testing

@MainActor @Suite struct MapKitTests {
    private let places = [
        CLLocationCoordinate2D(latitude: 48, longitude: 11),
        CLLocationCoordinate2D(latitude: 52, longitude: 13),
    ]

    @Test func `a map point and its coordinate are the same place`() {
        #expect(MKMapPoint(CLLocationCoordinate2D()).x == MKMapRect.world.midX)
        let place = MKMapPoint(places[0]).coordinate
        #expect(abs(place.latitude - 48) < 1e-9 && abs(place.longitude - 11) < 1e-9)
    }

    @Test func `a line keeps its coordinates, and its rectangle contains them`() {
        let line = MKPolyline(coordinates: places, count: 2)
        var copy = [CLLocationCoordinate2D()]
        line.getCoordinates(&copy, range: NSRange(location: 1, length: 1))
        #expect(line.pointCount == 2 && copy[0].latitude == 52 && line.coordinate.longitude == 12)
        #expect(places.map(MKMapPoint.init).allSatisfy(line.boundingMapRect.contains))
    }

    @Test func `a map's region and its visible rectangle are the same part of the world`() {
        let map = MKMapView()
        map.setVisibleMapRect(MKPolyline(coordinates: places, count: 2).boundingMapRect, animated: false)
        #expect(abs(map.region.span.latitudeDelta - 4) < 1e-9 && abs(map.region.center.longitude - 12) < 1e-9)
        map.region.span.longitudeDelta = 180
        #expect(abs(map.visibleMapRect.width - MKMapRect.world.width / 2) < 1)
    }

    @Test func `a union with the null rectangle changes nothing`() {
        let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
        #expect(MKMapRect.null.isNull && rect.union(.null).maxY == 6 && MKMapRect.null.union(rect).maxX == 4)
    }

    @Test func `a circle reaches its radius to each side`() {
        let circle = MKCircle(center: CLLocationCoordinate2D(), radius: 1000)
        let side = MKMapPoint(x: circle.boundingMapRect.minX, y: MKMapRect.world.midY).coordinate
        let distance = CLLocation(latitude: 0, longitude: 0).distance(
            from: CLLocation(latitude: side.latitude, longitude: side.longitude))
        #expect(abs(distance - 1000) < 0.001)
    }

    @Test(arguments: [
        (MKPointOfInterestFilter.includingAll, true), (.excludingAll, false),
        (.init(including: [.cafe]), true), (.init(excluding: [.cafe]), false),
    ])
    func `a filter of points of interest`(filter: MKPointOfInterestFilter, isIncluded: Bool) {
        #expect(filter.includes(.cafe) == isIncluded && filter.excludes(.cafe) != isIncluded)
    }
}
