import UIKit

public enum CLAuthorizationStatus: Int32 {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int {
    case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLRegionState: Int {
    case unknown, inside, outside
}

public enum CLProximity: Int {
    case unknown, immediate, near, far
}
