import Foundation

/// The selectable dates of a picker.
struct DateLimits: Equatable {
    var minimum: Date?
    var maximum: Date?

    /// The limits; contradictory limits are ignored. Follows UIDatePicker.h.
    private var range: (Date?, Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    func clamp(_ date: Date) -> Date {
        let (low, high) = range
        return min(max(date, low ?? .distantPast), high ?? .distantFuture)
    }

    var isOpen: Bool { range.0 == nil && range.1 == nil }

    /// Whether an interval intersects the limits.
    func meet(_ interval: DateInterval) -> Bool {
        let (low, high) = range
        return (low.map { interval.end > $0 } ?? true) && (high.map { interval.start <= $0 } ?? true)
    }
}
