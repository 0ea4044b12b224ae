import NeutralValues
import UIKit

open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (MKLocalSearchResponse?, Error?) -> Void
    public typealias Request = MKLocalSearchRequest
    public typealias Response = MKLocalSearchResponse
    public init(request: MKLocalSearchRequest) { super.init() }
    open func start(completionHandler: @escaping CompletionHandler) { notReal() }
    open func start() async throws -> MKLocalSearchResponse { throw MKError(.placemarkNotFound) }
    open func cancel() { notReal() }
}

open class MKLocalSearchRequest: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public convenience init(completion: MKLocalSearchCompletion) { self.init() }
}

open class MKLocalSearchResponse: NSObject {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
}
