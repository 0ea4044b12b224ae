/// A contiguous range of a document's contents. iOS 15. Follows Apple's page "NSTextRange".
///
/// A range contains its start location, but not its end location.
open class NSTextRange: NSObject {
    private let start: any NSTextLocation
    private let stop: any NSTextLocation

    /// Creates a range; `nil` if the end precedes the start. Without an end it is empty.
    ///
    /// Follows Apple's page "init(location:end:)".
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let stop = endLocation ?? location
        guard !stop.isBefore(location) else { return nil }
        start = location
        self.stop = stop
        super.init()
    }

    /// Creates an empty range at a location. Follows Apple's page "init(location:)".
    public convenience init(location: any NSTextLocation) {
        self.init(from: location, to: location)
    }

    /// Creates a range between two ordered locations.
    fileprivate init(from start: any NSTextLocation, to stop: any NSTextLocation) {
        self.start = start
        self.stop = stop
        super.init()
    }

    /// Whether the range is empty.
    open var isEmpty: Bool { start.isSame(stop) }

    /// The start location.
    open var location: any NSTextLocation { start }

    /// The end location, after the last character.
    open var endLocation: any NSTextLocation { stop }

    /// Returns whether another range has the same start and end. Follows Apple's page "isEqual(to:)".
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.isSame(textRange.location) && endLocation.isSame(textRange.endLocation)
    }

    /// Returns whether the other object is a range with the same start and end.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextRange else { return false }
        return self === other || isEqual(to: other)
    }

    /// A hash of the start and end locations.
    open override var hash: Int { location.hash ^ (endLocation.hash &* 31) }

    /// Returns whether the range contains a location. It doesn't contain its end. Follows Apple's page "contains(_:)".
    open func contains(_ location: any NSTextLocation) -> Bool {
        !location.isBefore(self.location) && location.isBefore(endLocation)
    }

    /// Returns whether the range contains all of another one. Follows Apple's page "contains(_:)".
    open func contains(_ textRange: NSTextRange) -> Bool {
        !textRange.location.isBefore(location) && !textRange.endLocation.isAfter(endLocation)
    }

    /// Returns whether the ranges have a location in common. Adjacent ranges have none.
    ///
    /// Follows Apple's page "intersects(_:)".
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.isBefore(textRange.endLocation) && textRange.location.isBefore(endLocation)
    }

    /// Returns the intersection of the ranges; `nil` if it is empty. Follows Apple's page "intersection(_:)".
    open func intersection(_ textRange: NSTextRange) -> Self? {
        guard intersects(textRange) else { return nil }
        return Self.make(
            from: textRange.location.isAfter(location) ? textRange.location : location,
            to: textRange.endLocation.isBefore(endLocation) ? textRange.endLocation : endLocation)
    }

    /// Returns the smallest range that contains both, including the text between them. Follows Apple's page "union(_:)".
    open func union(_ textRange: NSTextRange) -> Self {
        Self.make(
            from: textRange.location.isBefore(location) ? textRange.location : location,
            to: textRange.endLocation.isAfter(endLocation) ? textRange.endLocation : endLocation)
    }

    /// The start and end locations.
    open override var description: String { "\(location)...\(endLocation)" }

    /// Returns a range between two locations; an empty one at the first if the second precedes it.
    package static func between(_ start: any NSTextLocation, _ stop: any NSTextLocation) -> NSTextRange {
        NSTextRange(from: start, to: stop.isBefore(start) ? start : stop)
    }
}

// The initializer of a class that is known only at run time: see ClassConstruction.swift.
extension NSTextRange {
    @_silgen_name("pageflow_construct_text_range")
    convenience init(constructedFrom start: any NSTextLocation, _ stop: any NSTextLocation) {
        self.init(location: start, end: stop)!
    }
}

extension NSTextRange {
    /// Creates a range of the class that is called, between two ordered locations.
    @_silgen_name("pageflow_construct_text_range")
    fileprivate static func make(
        from start: consuming any NSTextLocation, to stop: consuming any NSTextLocation
    ) -> Self
}

extension NSRange {
    /// A range between the counted locations.
    package var textRange: NSTextRange { .between(CountedLocation(location), CountedLocation(upperBound)) }
}
