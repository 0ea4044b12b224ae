import UIKit

open class CLHeading: NSObject {
    public let magneticHeading: CLLocationDirection = 0
    public let trueHeading: CLLocationDirection = -1
    public let headingAccuracy: CLLocationDirection = -1
    public let timestamp = Date()
}

open class CLFloor: NSObject {
    public let level = 0
}

open class CLVisit: NSObject {
    public let arrivalDate = Date.distantPast
    public let departureDate = Date.distantFuture
    public let coordinate = CLLocationCoordinate2D()
    public let horizontalAccuracy: CLLocationAccuracy = 0
}
