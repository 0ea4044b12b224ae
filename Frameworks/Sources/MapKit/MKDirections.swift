import NeutralValues
import UIKit

public struct MKDirectionsTransportType: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

open class MKRouteStep: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline() }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
}

open class MKRoute: NSObject {
    public typealias Step = MKRouteStep
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var polyline: MKPolyline { MKPolyline() }
    open var steps: [MKRouteStep] { [] }
}

open class MKDirectionsRequest: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
}

open class MKDirectionsResponse: NSObject {
    public let source = MKMapItem.forCurrentLocation()
    public let destination = MKMapItem.forCurrentLocation()
    public let routes: [MKRoute] = []
}

open class MKETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
}

open class MKDirections: NSObject {
    public typealias Request = MKDirectionsRequest
    public typealias Response = MKDirectionsResponse
    public typealias ETAResponse = MKETAResponse
    public typealias DirectionsHandler = (MKDirectionsResponse?, Error?) -> Void
    public typealias ETAHandler = (MKETAResponse?, Error?) -> Void
    open var isCalculating: Bool { false }
    public init(request: MKDirectionsRequest) { super.init() }
    open func calculate(completionHandler: @escaping DirectionsHandler) { notReal() }
    open func calculate() async throws -> MKDirectionsResponse { throw MKError(.directionsNotFound) }
    open func calculateETA(completionHandler: @escaping ETAHandler) { notReal() }
    open func cancel() { notReal() }
}
