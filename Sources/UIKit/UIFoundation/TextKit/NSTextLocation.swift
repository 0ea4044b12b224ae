/// A location in the contents of a document. iOS 15. Follows Apple's page "NSTextLocation".
///
/// Forward enumerations start with the content at the location, backward ones with the content before it.
public protocol NSTextLocation: NSObjectProtocol {
    /// Compares the order of two locations in the same document.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

extension NSTextLocation {
    package func isBefore(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedAscending }

    package func isAfter(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedDescending }

    package func isSame(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedSame }
}

/// A location that counts UTF-16 units from the start of an attributed string.
package final class CountedLocation: NSObject, NSTextLocation {
    package let offset: Int

    package init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    package func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? CountedLocation else { return .orderedSame }
        return offset < other.offset
            ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    package override func isEqual(_ object: Any?) -> Bool { (object as? CountedLocation)?.offset == offset }

    package override var hash: Int { offset.hashValue }

    package override var description: String { "\(offset)" }
}
