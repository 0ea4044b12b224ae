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

public struct CLError: Error {
    public enum Code: Int {
        case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeCanceled = 10
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    public var code: Code
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
}
