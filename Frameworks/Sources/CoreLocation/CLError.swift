import UIKit

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = CLError
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
    }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let headingFailure = Code.headingFailure
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    public static let regionMonitoringFailure = Code.regionMonitoringFailure
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static let geocodeCanceled = Code.geocodeCanceled
    public static var _nsErrorDomain: String { kCLErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}
