import NeutralValues
import UIKit

open class CLRegion: NSObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    public init(identifier: String) { self.identifier = identifier; super.init() }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: place) <= radius
    }
}

open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    open var proximityUUID: UUID { uuid }
    public let major: NSNumber?
    public let minor: NSNumber?

    public init(proximityUUID: UUID, identifier: String) {
        uuid = proximityUUID
        major = nil
        minor = nil
        super.init(identifier: identifier)
    }

    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(proximityUUID: uuid, identifier: identifier)
    }

    public init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
    {
        uuid = proximityUUID
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        super.init(identifier: identifier)
    }

    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(proximityUUID: uuid, major: major, minor: minor, identifier: identifier)
    }

    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        notReal()
        return NSMutableDictionary()
    }
}

open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    public init(uuid: UUID) { self.uuid = uuid; super.init() }
    public init(uuid: UUID, major: CLBeaconMajorValue) { self.uuid = uuid; super.init() }

    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.uuid = uuid
        super.init()
    }
}

open class CLBeacon: NSObject {
    public let uuid = UUID()
    public let proximityUUID = UUID()
    public let major: NSNumber = 0
    public let minor: NSNumber = 0
    public let proximity = CLProximity.unknown
    public let accuracy: CLLocationAccuracy = -1
    public let rssi = 0
}
