import UIKit

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = SKError
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed,
            storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed,
            cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData,
            invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled,
            overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
    }

    public static let unknown = Code.unknown
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
    public static let clientInvalid = Code.clientInvalid
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
    public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
    public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
    public static let cloudServiceRevoked = Code.cloudServiceRevoked
    public static var _nsErrorDomain: String { SKErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}
