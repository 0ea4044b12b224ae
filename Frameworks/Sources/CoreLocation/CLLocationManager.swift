import NeutralValues
import UIKit

public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error)

    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

    func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)

    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}

    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}

    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error
    ) {}

    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}

    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) {}

    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = -1
    open var distanceFilter: CLLocationDistance = -1
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var authorizationStatus: CLAuthorizationStatus { LocationPermission.status }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var monitoredRegions: Set<CLRegion> { [] }
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationPermission.status }
    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    open func requestWhenInUseAuthorization() {
        LocationPermission.request(for: self) { notReal() }
    }
    open func requestAlwaysAuthorization() {
        LocationPermission.request(for: self) { notReal() }
    }
    open func requestLocation() { notReal() }
    open func startUpdatingLocation() { notReal() }
    open func stopUpdatingLocation() { notReal() }
    open func startUpdatingHeading() { notReal() }
    open func stopUpdatingHeading() { notReal() }
    open func startMonitoring(for region: CLRegion) { notReal() }
    open func stopMonitoring(for region: CLRegion) { notReal() }
    open func requestState(for region: CLRegion) { notReal() }
    open func startMonitoringSignificantLocationChanges() { notReal() }
    open func stopMonitoringSignificantLocationChanges() { notReal() }
    open func startRangingBeacons(in region: CLBeaconRegion) { notReal() }
    open func stopRangingBeacons(in region: CLBeaconRegion) { notReal() }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { notReal() }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { notReal() }
}
