import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, Error?) -> Void
public let kCLLocationAccuracyBest: Double = -1
public let kCLLocationAccuracyBestForNavigation: Double = -2
public let kCLLocationAccuracyNearestTenMeters: Double = 10
public let kCLLocationAccuracyHundredMeters: Double = 100
public let kCLLocationAccuracyKilometer: Double = 1000
public let kCLLocationAccuracyThreeKilometers: Double = 3000
public let kCLDistanceFilterNone: Double = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public struct CLLocationCoordinate2D {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { latitude = 0; longitude = 0 }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

open class CLLocation: NSObject {
    open private(set) var coordinate: CLLocationCoordinate2D
    open private(set) var altitude: CLLocationDistance
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    open private(set) var verticalAccuracy: CLLocationAccuracy
    open private(set) var course: CLLocationDirection = -1
    open private(set) var speed: CLLocationSpeed = -1
    open private(set) var timestamp: Date
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        altitude = 0
        horizontalAccuracy = 0
        verticalAccuracy = -1
        timestamp = Date()
        super.init()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
        super.init()
    }

    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (a, b) = (coordinate, location.coordinate)
        let latitudes = sin((b.latitude - a.latitude) * radians / 2)
        let longitudes = sin((b.longitude - a.longitude) * radians / 2)
        let chord =
            latitudes * latitudes + cos(a.latitude * radians) * cos(b.latitude * radians) * longitudes
            * longitudes
        return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
    }
}
