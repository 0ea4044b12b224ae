extension KnownFramework {
    static let coreLocation = KnownFramework(
        name: "CoreLocation", prefixes: ["CL"], imports: [], asksUser: true,
        text: """
            typealias CLLocationDegrees = Double
            typealias CLLocationDistance = Double
            typealias CLLocationAccuracy = Double
            typealias CLLocationSpeed = Double
            typealias CLLocationDirection = Double
            typealias CLBeaconMajorValue = UInt16
            typealias CLBeaconMinorValue = UInt16
            typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, Error?) -> Void
            let kCLLocationAccuracyBest: Double = -1
            let kCLLocationAccuracyBestForNavigation: Double = -2
            let kCLLocationAccuracyNearestTenMeters: Double = 10
            let kCLLocationAccuracyHundredMeters: Double = 100
            let kCLLocationAccuracyKilometer: Double = 1000
            let kCLLocationAccuracyThreeKilometers: Double = 3000
            let kCLDistanceFilterNone: Double = -1
            let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
            struct CLLocationCoordinate2D {
                var latitude: CLLocationDegrees
                var longitude: CLLocationDegrees
                init() { latitude = 0; longitude = 0 }
                init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                    self.latitude = latitude
                    self.longitude = longitude
                }
            }
            func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
                CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            }
            func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
                abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
            }
            class CLLocation: NSObject {
                private(set) var coordinate: CLLocationCoordinate2D
                private(set) var altitude: CLLocationDistance
                private(set) var horizontalAccuracy: CLLocationAccuracy
                private(set) var verticalAccuracy: CLLocationAccuracy
                private(set) var course: CLLocationDirection = -1
                private(set) var speed: CLLocationSpeed = -1
                private(set) var timestamp: Date
                override convenience init() { self.init(latitude: 0, longitude: 0) }
                init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                    altitude = 0
                    horizontalAccuracy = 0
                    verticalAccuracy = -1
                    timestamp = Date()
                    super.init()
                }
                init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) {
                    self.coordinate = coordinate
                    self.altitude = altitude
                    self.horizontalAccuracy = horizontalAccuracy
                    self.verticalAccuracy = verticalAccuracy
                    self.timestamp = timestamp
                    super.init()
                }
                func distance(from location: CLLocation) -> CLLocationDistance {
                    let radians = Double.pi / 180
                    let (a, b) = (coordinate, location.coordinate)
                    let latitudes = sin((b.latitude - a.latitude) * radians / 2)
                    let longitudes = sin((b.longitude - a.longitude) * radians / 2)
                    let chord = latitudes * latitudes + cos(a.latitude * radians) * cos(b.latitude * radians) * longitudes * longitudes
                    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
                }
            }
            enum CLAuthorizationStatus: Int32 {
                case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
                static var authorized: CLAuthorizationStatus { .authorizedAlways }
            }
            enum CLAccuracyAuthorization: Int { case fullAccuracy, reducedAccuracy }
            enum CLActivityType: Int { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
            enum CLRegionState: Int { case unknown, inside, outside }
            enum CLProximity: Int { case unknown, immediate, near, far }
            struct CLError: Error {
                enum Code: Int {
                    case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeCanceled = 10
                    static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
                }
                var code: Code
                static var locationUnknown: Code { .locationUnknown }
                static var denied: Code { .denied }
                static var network: Code { .network }
            }
            class CLHeading: NSObject {
                let magneticHeading: CLLocationDirection = 0
                let trueHeading: CLLocationDirection = -1
                let headingAccuracy: CLLocationDirection = -1
                let timestamp = Date()
            }
            class CLFloor: NSObject { let level = 0 }
            class CLVisit: NSObject {
                let arrivalDate = Date.distantPast
                let departureDate = Date.distantFuture
                let coordinate = CLLocationCoordinate2D()
                let horizontalAccuracy: CLLocationAccuracy = 0
            }
            class CLRegion: NSObject {
                let identifier: String
                var notifyOnEntry = true
                var notifyOnExit = true
                init(identifier: String) { self.identifier = identifier; super.init() }
            }
            class CLCircularRegion: CLRegion {
                let center: CLLocationCoordinate2D
                let radius: CLLocationDistance
                init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
                    self.center = center
                    self.radius = radius
                    super.init(identifier: identifier)
                }
                func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
            }
            class CLBeaconRegion: CLRegion {
                let uuid: UUID
                var proximityUUID: UUID { uuid }
                let major: NSNumber?
                let minor: NSNumber?
                init(proximityUUID: UUID, identifier: String) {
                    uuid = proximityUUID
                    major = nil
                    minor = nil
                    super.init(identifier: identifier)
                }
                var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
                convenience init(uuid: UUID, identifier: String) { self.init(proximityUUID: uuid, identifier: identifier) }
                init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
                    uuid = proximityUUID
                    self.major = NSNumber(value: major)
                    self.minor = NSNumber(value: minor)
                    super.init(identifier: identifier)
                }
                convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
                    self.init(proximityUUID: uuid, major: major, minor: minor, identifier: identifier)
                }
                func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary
            }
            class CLBeaconIdentityConstraint: NSObject {
                let uuid: UUID
                init(uuid: UUID) { self.uuid = uuid; super.init() }
                init(uuid: UUID, major: CLBeaconMajorValue) { self.uuid = uuid; super.init() }
                init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.uuid = uuid; super.init() }
            }
            class CLBeacon: NSObject {
                let uuid = UUID()
                let proximityUUID = UUID()
                let major: NSNumber = 0
                let minor: NSNumber = 0
                let proximity = CLProximity.unknown
                let accuracy: CLLocationAccuracy = -1
                let rssi = 0
            }
            class CLPlacemark: NSObject {
                var location: CLLocation? { nil }
                var name: String? { nil }
                var thoroughfare: String? { nil }
                var subThoroughfare: String? { nil }
                var locality: String? { nil }
                var subLocality: String? { nil }
                var administrativeArea: String? { nil }
                var subAdministrativeArea: String? { nil }
                var postalCode: String? { nil }
                var isoCountryCode: String? { nil }
                var country: String? { nil }
                var inlandWater: String? { nil }
                var ocean: String? { nil }
                var areasOfInterest: [String]? { nil }
            }
            class CLGeocoder: NSObject {
                var isGeocoding: Bool { false }
                func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler)
                func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler)
                func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler)
                func cancelGeocode()
            }
            protocol CLLocationManagerDelegate: AnyObject {
                optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
                optional func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
                optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
                func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
                optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
                optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
                optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
                optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
                optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error)
                optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
                optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
                optional func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
                optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
            }
            extension CLLocationManagerDelegate {
                func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
                }
            }
            class CLLocationManager: NSObject {
                weak var delegate: (any CLLocationManagerDelegate)?
                var desiredAccuracy: CLLocationAccuracy = -1
                var distanceFilter: CLLocationDistance = -1
                var activityType = CLActivityType.other
                var pausesLocationUpdatesAutomatically = true
                var allowsBackgroundLocationUpdates = false
                var headingFilter: CLLocationDegrees = 1
                var location: CLLocation? { nil }
                var heading: CLHeading? { nil }
                var authorizationStatus: CLAuthorizationStatus { LocationPermission.status }
                var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
                var monitoredRegions: Set<CLRegion> { [] }
                class func authorizationStatus() -> CLAuthorizationStatus { LocationPermission.status }
                class func locationServicesEnabled() -> Bool { false }
                class func headingAvailable() -> Bool { false }
                class func significantLocationChangeMonitoringAvailable() -> Bool { false }
                class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
                class func isRangingAvailable() -> Bool { false }
                func requestWhenInUseAuthorization() {
                    guard !LocationPermission.request(for: self) else { return }
                    notReal("CLLocationManager.requestWhenInUseAuthorization()")
                }
                func requestAlwaysAuthorization() {
                    guard !LocationPermission.request(for: self) else { return }
                    notReal("CLLocationManager.requestAlwaysAuthorization()")
                }
                func requestLocation()
                func startUpdatingLocation()
                func stopUpdatingLocation()
                func startUpdatingHeading()
                func stopUpdatingHeading()
                func startMonitoring(for region: CLRegion)
                func stopMonitoring(for region: CLRegion)
                func requestState(for region: CLRegion)
                func startMonitoringSignificantLocationChanges()
                func stopMonitoringSignificantLocationChanges()
                func startRangingBeacons(in region: CLBeaconRegion)
                func stopRangingBeacons(in region: CLBeaconRegion)
                func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
                func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
            }
            private enum LocationPermission {
                static var status: CLAuthorizationStatus {
                    switch PermissionPrompt.answer(to: "location") {
                    case nil: .notDetermined
                    case 2: .denied
                    default: .authorizedWhenInUse
                    }
                }
                static func request(for manager: CLLocationManager) -> Bool {
                    let purpose = Bundle.main.object(forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription")
                    // Without a purpose in the property list, the system ignores the request.
                    guard status == .notDetermined, let purpose = purpose as? String else { return true }
                    let prompt = PermissionPrompt(
                        "location", title: { "Allow “\\($0)” to use your location?" }, message: purpose,
                        buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"])
                    return prompt.ask { [weak manager] _ in
                        guard let manager else { return }
                        manager.delegate?.locationManagerDidChangeAuthorization(manager)
                    }
                }
            }
            """)
}
