import Synchronization
import _FoundationICU

/// Finds words and sentences by Unicode's rules (UAX #29), with Foundation's ICU. Offsets are UTF-16 units.
///
/// ICU is a C library: its iterators are pointers, which only this file uses. One of each kind is retained and used by one
/// thread at a time.
package enum TextSegments {
    private struct Iterators: @unchecked Sendable {
        var words: OpaquePointer?
        var sentences: OpaquePointer?
    }

    private static let kept = Mutex(
        Iterators(words: open(UBRK_WORD), sentences: open(UBRK_SENTENCE)))

    private static func open(_ kind: UBreakIteratorType) -> OpaquePointer? {
        var status = U_ZERO_ERROR
        return swift_ubrk_open(kind, "en", nil, 0, &status)
    }

    /// Returns the words of a text, in order, without the space and punctuation between them.
    package static func words(in text: String) -> [Range<Int>] {
        kept.withLock { segments(of: text, iterator: $0.words).filter(\.isWord).map(\.range) }
    }

    /// Returns the sentences of a text, in order and without gaps: the space after a sentence belongs to it.
    package static func sentences(in text: String) -> [Range<Int>] {
        kept.withLock { segments(of: text, iterator: $0.sentences).map(\.range) }
    }

    private static func segments(of text: String, iterator: OpaquePointer?) -> [(
        range: Range<Int>, isWord: Bool
    )] {
        guard let iterator else { return [] }
        let units = Array(text.utf16)
        return units.withUnsafeBufferPointer { buffer in
            var status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
            var segments: [(Range<Int>, Bool)] = []
            var start = 0
            var end = swift_ubrk_next(iterator)
            while end >= 0 {
                // Lower values are spaces and punctuation.
                segments.append((start..<Int(end), swift_ubrk_getRuleStatus(iterator) >= 100))
                start = Int(end)
                end = swift_ubrk_next(iterator)
            }
            // The iterator must not retain the text.
            swift_ubrk_setText(iterator, nil, 0, &status)
            return segments
        }
    }
}
