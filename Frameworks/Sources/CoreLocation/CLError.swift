import UIKit

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: CustomNSError, Hashable {
    public enum Code: Int {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let headingFailure = Code.headingFailure
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    public static let regionMonitoringFailure = Code.regionMonitoringFailure
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static let geocodeCanceled = Code.geocodeCanceled
    public static var errorDomain: String { kCLErrorDomain }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
}
