import NeutralValues
import UIKit

open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
}

@preconcurrency public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var address: ResultType { ResultType(rawValue: 1) }
        public static var pointOfInterest: ResultType { ResultType(rawValue: 2) }
        public static var query: ResultType { ResultType(rawValue: 4) }
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = "" { didSet { notReal() } }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
}
