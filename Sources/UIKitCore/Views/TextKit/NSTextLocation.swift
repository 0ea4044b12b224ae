/// A place in the contents of a document. iOS 15. Follows Apple's page "NSTextLocation".
///
/// Enumerations that go forward begin with what holds the place, those that go backward with what comes before it.
public protocol NSTextLocation: NSObjectProtocol {
    /// Whether the place comes before another one of the same document, is the same, or comes after it.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

extension NSTextLocation {
    func isBefore(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedAscending }

    func isAfter(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedDescending }

    func isSame(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedSame }
}

/// A place that is counted in UTF-16 units from the beginning of an attributed string.
final class CountedLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? CountedLocation else { return .orderedSame }
        return offset < other.offset
            ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? CountedLocation)?.offset == offset }

    override var hash: Int { offset.hashValue }

    override var description: String { "\(offset)" }
}
