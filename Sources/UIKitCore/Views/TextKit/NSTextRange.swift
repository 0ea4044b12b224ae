/// A stretch of a document's contents, from a place up to the one where it ends. iOS 15. Follows Apple's page "NSTextRange".
///
/// A range contains the place at which it begins, and not the one at which it ends.
open class NSTextRange: NSObject {
    private let start: any NSTextLocation
    private let stop: any NSTextLocation

    /// Creates a range; `nil` if it would end before it begins. Without an end it is empty.
    ///
    /// Follows Apple's page "init(location:end:)".
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let stop = endLocation ?? location
        guard !stop.isBefore(location) else { return nil }
        start = location
        self.stop = stop
        super.init()
    }

    /// Creates an empty range at a place. Follows Apple's page "init(location:)".
    public convenience init(location: any NSTextLocation) {
        self.init(from: location, to: location)
    }

    /// Creates a range between two places in order.
    fileprivate init(from start: any NSTextLocation, to stop: any NSTextLocation) {
        self.start = start
        self.stop = stop
        super.init()
    }

    /// Whether the range ends where it begins.
    open var isEmpty: Bool { start.isSame(stop) }

    /// Where it begins.
    open var location: any NSTextLocation { start }

    /// Where it ends: the place after its last one.
    open var endLocation: any NSTextLocation { stop }

    /// Whether another range begins and ends at the same places. Follows Apple's page "isEqual(to:)".
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.isSame(textRange.location) && endLocation.isSame(textRange.endLocation)
    }

    /// Whether the other object is a range between the same places.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextRange else { return false }
        return self === other || isEqual(to: other)
    }

    /// Ranges between equal places have equal hashes.
    open override var hash: Int { location.hash ^ (endLocation.hash &* 31) }

    /// Whether a place is in the range. The range's end is not. Follows Apple's page "contains(_:)".
    open func contains(_ location: any NSTextLocation) -> Bool {
        !location.isBefore(self.location) && location.isBefore(endLocation)
    }

    /// Whether the range covers all of another one. Follows Apple's page "contains(_:)".
    open func contains(_ textRange: NSTextRange) -> Bool {
        !textRange.location.isBefore(location) && !textRange.endLocation.isAfter(endLocation)
    }

    /// Whether the ranges have a place in common. Ranges that only touch have none.
    ///
    /// Follows Apple's page "intersects(_:)".
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.isBefore(textRange.endLocation) && textRange.location.isBefore(endLocation)
    }

    /// What the ranges have in common; `nil` for nothing. Follows Apple's page "intersection(_:)".
    open func intersection(_ textRange: NSTextRange) -> Self? {
        guard intersects(textRange) else { return nil }
        return Self.make(
            from: textRange.location.isAfter(location) ? textRange.location : location,
            to: textRange.endLocation.isBefore(endLocation) ? textRange.endLocation : endLocation)
    }

    /// The smallest range around both, with what lies between them. Follows Apple's page "union(_:)".
    open func union(_ textRange: NSTextRange) -> Self {
        Self.make(
            from: textRange.location.isBefore(location) ? textRange.location : location,
            to: textRange.endLocation.isAfter(endLocation) ? textRange.endLocation : endLocation)
    }

    /// The places between which it lies.
    open override var description: String { "\(location)...\(endLocation)" }

    /// A range between two places; an empty one at the first if the second comes before it.
    static func between(_ start: any NSTextLocation, _ stop: any NSTextLocation) -> NSTextRange {
        NSTextRange(from: start, to: stop.isBefore(start) ? start : stop)
    }
}

// The initialiser of a class that is known only when the program runs: see ClassConstruction.swift.
extension NSTextRange {
    @_silgen_name("pageflow_construct_text_range")
    convenience init(constructedFrom start: any NSTextLocation, _ stop: any NSTextLocation) {
        self.init(location: start, end: stop)!
    }
}

extension NSTextRange {
    /// Makes a range of the class that is asked, between two places in order.
    @_silgen_name("pageflow_construct_text_range")
    fileprivate static func make(
        from start: consuming any NSTextLocation, to stop: consuming any NSTextLocation
    ) -> Self
}

extension NSRange {
    /// The same between counted places.
    var textRange: NSTextRange { .between(CountedLocation(location), CountedLocation(upperBound)) }
}
