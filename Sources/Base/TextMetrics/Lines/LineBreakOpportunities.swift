import Synchronization
import _FoundationICU

/// Finds line break opportunities by Unicode's rules (UAX #14), with Foundation's ICU.
///
/// ICU is a C library: its iterator is a pointer, which only this file uses. Creating an iterator costs more than using
/// it, so one is retained and used by one thread at a time.
enum LineBreakOpportunities {
    private struct Iterator: @unchecked Sendable {
        var pointer: OpaquePointer?
    }

    private static let kept = Mutex(open())

    private static func open() -> Iterator {
        var status = U_ZERO_ERROR
        return Iterator(pointer: swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status))
    }

    /// Returns the offsets before which a line may break, in UTF-16 units, in ascending order, without the
    /// start and the end.
    static func find(in text: String) -> [Int] {
        let units = Array(text.utf16)
        return kept.withLock { iterator in
            guard let pointer = iterator.pointer else { return [] }
            var places: [Int] = []
            units.withUnsafeBufferPointer { buffer in
                var status = U_ZERO_ERROR
                swift_ubrk_setText(pointer, buffer.baseAddress, Int32(buffer.count), &status)
                var place = swift_ubrk_next(pointer)
                while place >= 0, place < buffer.count {
                    places.append(Int(place))
                    place = swift_ubrk_next(pointer)
                }
                // The iterator must not retain the text.
                swift_ubrk_setText(pointer, nil, 0, &status)
            }
            return places
        }
    }
}
