import SeededNumbers
import Testing
import TextMetrics

@testable import UIKitCore
@testable import UIKitText

/// A text in lines of a few characters, each ten points wide, with lines of twenty points.
private final class PlainSource: NSObject, NSTextSelectionDataSource {
    let text: [Character]
    let perLine: Int
    var isRightToLeft = false

    init(_ text: String, perLine: Int) {
        self.text = Array(text)
        self.perLine = perLine
    }

    // Each character of the test's texts is one unit.
    var documentRange: NSTextRange { NSRange(location: 0, length: text.count).textRange }

    var lines: [Range<Int>] {
        var (lines, start) = ([Range<Int>](), 0)
        for index in text.indices {
            let isEnd = text[index] == "\n" || index + 1 - start == perLine
            if isEnd || index == text.count - 1 {
                // A newline after a full line stays in that line.
                if text[index] != "\n", index + 1 < text.count, text[index + 1] == "\n" { continue }
                lines.append(start..<index + 1)
                start = index + 1
            }
        }
        return lines
    }

    func parts(_ granularity: NSTextSelection.Granularity) -> [Range<Int>] {
        let string = String(text)
        switch granularity {
        case .character: return text.indices.map { $0..<$0 + 1 }
        case .word: return TextSegments.words(in: string)
        case .sentence: return TextSegments.sentences(in: string)
        case .line: return lines
        case .paragraph:
            var (parts, start) = ([Range<Int>](), 0)
            for index in text.indices where text[index] == "\n" || index == text.count - 1 {
                parts.append(start..<index + 1)
                start = index + 1
            }
            return parts
        }
    }

    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let place = (location as! CountedLocation).offset
        let granularity: NSTextSelection.Granularity =
            switch options.kind.rawValue {
            case 1: .paragraph
            case 2: .character
            case 3: .word
            case 4: .sentence
            default: .line
            }
        var stop = ObjCBool(false)
        let all = parts(granularity)
        let found =
            options.contains(.reverse)
            ? all.filter { $0.upperBound <= place }.reversed() : all.filter { $0.upperBound > place }
        for part in found where !stop.boolValue {
            block(String(text[part]), NSRange(part).textRange, nil, &stop)
        }
    }

    func textRange(for granularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation)
        -> NSTextRange?
    {
        let place = (location as! CountedLocation).offset
        let all = parts(granularity)
        let found = all.first { $0.contains(place) } ?? all.last { $0.upperBound == place }
        return found.map { NSRange($0).textRange }
    }

    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let place = (location as! CountedLocation).offset + offset
        return (0...text.count).contains(place) ? CountedLocation(place) : nil
    }

    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        (to as! CountedLocation).offset - (from as! CountedLocation).offset
    }

    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let place = (location as! CountedLocation).offset
        guard let line = lines.first(where: { $0.contains(place) }) ?? lines.last else { return }
        var stop = ObjCBool(false)
        for (column, index) in line.enumerated() where !stop.boolValue {
            let width: CGFloat = text[index] == "\n" ? 0 : 10
            block(CGFloat(column) * 10, CountedLocation(index), true, &stop)
            if !stop.boolValue { block(CGFloat(column) * 10 + width, CountedLocation(index), false, &stop) }
        }
    }

    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        let all = lines
        guard !all.isEmpty else { return nil }
        return NSRange(all[min(max(Int(point.y / 20), 0), all.count - 1)]).textRange
    }
}

/// The destinations of selections, in tables of cases and compared with simple searches in random texts.
@Suite struct SelectionNavigationTests {
    private typealias Direction = NSTextSelectionNavigation.Direction
    private typealias Destination = NSTextSelectionNavigation.Destination

    private func moved(
        _ source: PlainSource, _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false, confined: Bool = false
    ) -> NSTextSelection? {
        NSTextSelectionNavigation(dataSource: source).destinationSelection(
            for: selection, direction: direction, destination: destination, extending: extending,
            confined: confined)
    }

    private func caret(_ offset: Int, _ affinity: NSTextSelection.Affinity = .downstream) -> NSTextSelection {
        NSTextSelection(CountedLocation(offset), affinity: affinity)
    }

    private func selection(_ start: Int, _ end: Int, _ affinity: NSTextSelection.Affinity = .downstream)
        -> NSTextSelection
    {
        NSTextSelection(
            range: NSRange(location: start, length: end - start).textRange, affinity: affinity,
            granularity: .character)
    }

    //                    0         1         2         3
    //                    0123456789012345678901234567890123456
    private let text = "One two, three. Four\nfive six.\n\nSeven"

    private static let moves:
        [(Int, NSTextSelectionNavigation.Direction, NSTextSelectionNavigation.Destination, Int)] = [
            (0, .forward, .character, 1), (0, .backward, .character, 0), (5, .left, .character, 4),
            (37, .right, .character, 37),
            (0, .forward, .word, 3), (3, .forward, .word, 7), (7, .backward, .word, 4),
            (9, .backward, .word, 4), (11, .backward, .word, 9),
            (37, .forward, .word, 37), (0, .backward, .word, 0),
            (0, .forward, .sentence, 15), (15, .forward, .sentence, 20), (18, .backward, .sentence, 16),
            (16, .backward, .sentence, 0),
            (3, .forward, .paragraph, 20), (20, .forward, .paragraph, 30), (25, .backward, .paragraph, 21),
            (21, .backward, .paragraph, 0),
            (12, .forward, .document, 37), (12, .backward, .document, 0), (12, .up, .document, 0),
            (12, .down, .document, 37),
            (12, .forward, .container, 37), (12, .backward, .container, 0),
        ]

    @Test(arguments: moves)
    func `an insertion point moves`(
        from: Int, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, to: Int
    ) {
        let source = PlainSource(text, perLine: 100)
        let end = moved(source, caret(from), direction, destination)
        #expect(end?.textRanges.first?.counted == NSRange(location: to, length: 0))
    }

    @Test func `lines end before their newline, and a soft line's end is upstream`() {
        let source = PlainSource("abcdefgh\nij", perLine: 5)
        #expect(source.lines == [0..<5, 5..<9, 9..<11])
        let end = moved(source, caret(2), .forward, .line)
        #expect(end?.textRanges.first?.counted.location == 5 && end?.affinity == .upstream)
        // Upstream, the insertion point is still in the first line.
        #expect(moved(source, end!, .backward, .line)?.textRanges.first?.counted.location == 0)
        #expect(moved(source, caret(5), .backward, .line)?.textRanges.first?.counted.location == 5)
        #expect(moved(source, caret(6), .forward, .line)?.textRanges.first?.counted.location == 8)
    }

    @Test func `up and down keep to the column through shorter lines`() {
        let source = PlainSource("abcdefgh\nij\nklmnopqr", perLine: 100)
        let down = moved(source, caret(6), .down, .character)!
        #expect(down.textRanges.first?.counted.location == 11 && down.anchorPositionOffset == 60)
        let further = moved(source, down, .down, .character)!
        #expect(further.textRanges.first?.counted.location == 18)
        #expect(moved(source, further, .up, .character)?.textRanges.first?.counted.location == 11)
        #expect(moved(source, caret(3), .up, .character)?.textRanges.first?.counted.location == 0)
        #expect(moved(source, caret(13), .down, .character)?.textRanges.first?.counted.location == 20)
    }

    @Test func `a selection collapses to its side and grows at its end`() {
        let source = PlainSource(text, perLine: 100)
        #expect(
            moved(source, selection(4, 7), .forward, .character)?.textRanges.first?.counted
                == NSRange(location: 7, length: 0))
        #expect(
            moved(source, selection(4, 7), .left, .character)?.textRanges.first?.counted
                == NSRange(location: 4, length: 0))
        let grown = moved(source, caret(4), .forward, .word, extending: true)!
        #expect(
            grown.textRanges.first?.counted == NSRange(location: 4, length: 3)
                && grown.affinity == .downstream)
        let back = moved(source, grown, .backward, .document, extending: true)!
        #expect(
            back.textRanges.first?.counted == NSRange(location: 0, length: 4) && back.affinity == .upstream)
        let shrunk = moved(source, back, .forward, .character, extending: true)!
        #expect(shrunk.textRanges.first?.counted == NSRange(location: 1, length: 3))
    }

    @Test func `a confined move stays in its paragraph, and left and right follow the direction of writing`()
    {
        let source = PlainSource(text, perLine: 100)
        #expect(
            moved(source, caret(18), .forward, .document, confined: true)?.textRanges.first?.counted.location
                == 20)
        #expect(
            moved(source, caret(25), .backward, .document, confined: true)?.textRanges.first?.counted.location
                == 21)
        source.isRightToLeft = true
        #expect(moved(source, caret(5), .left, .character)?.textRanges.first?.counted.location == 6)
        #expect(moved(source, caret(5), .right, .word)?.textRanges.first?.counted.location == 4)
    }

    @Test func `the deleted range is between the insertion point and its destination`() {
        let source = PlainSource(text, perLine: 100)
        let navigation = NSTextSelectionNavigation(dataSource: source)
        func deleted(
            _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
            _ destination: NSTextSelectionNavigation.Destination
        ) -> [NSRange] {
            navigation.deletionRanges(
                for: selection, direction: direction, destination: destination, allowsDecomposition: false
            )
            .map(\.counted)
        }
        #expect(deleted(caret(7), .backward, .word) == [NSRange(location: 4, length: 3)])
        #expect(deleted(caret(0), .backward, .character) == [])
        #expect(deleted(caret(0), .forward, .character) == [NSRange(location: 0, length: 1)])
        #expect(deleted(selection(2, 6), .backward, .document) == [NSRange(location: 2, length: 4)])
    }

    @Test func `a touch selects, extends, and selects columns`() {
        let source = PlainSource("abcdefgh\nijklmnop\nqrst", perLine: 100)
        let navigation = NSTextSelectionNavigation(dataSource: source)
        let start = CountedLocation(0)
        func touch(
            _ x: CGFloat, _ y: CGFloat, _ anchors: [NSTextSelection] = [],
            _ modifiers: NSTextSelectionNavigation.Modifier = [], selecting: Bool = false
        ) -> [NSTextSelection] {
            navigation.textSelections(
                interactingAt: CGPoint(x: x, y: y), inContainerAt: start, anchors: anchors,
                modifiers: modifiers,
                selecting: selecting, bounds: .zero)
        }
        let first = touch(24, 5)
        #expect(first.first?.textRanges.first?.counted == NSRange(location: 2, length: 0))
        #expect(touch(500, 5).first?.textRanges.first?.counted.location == 8)
        let dragged = touch(31, 25, first, selecting: true)
        #expect(
            dragged.first?.textRanges.first?.counted == NSRange(location: 2, length: 10)
                && dragged.first?.isTransient == true)
        #expect(
            touch(0, 5, first, .extend).first?.textRanges.first?.counted == NSRange(location: 0, length: 2))
        let columns = touch(41, 25, first, [.extend, .multiple])
        #expect(
            columns.map { $0.textRanges.first?.counted } == [
                NSRange(location: 2, length: 2), NSRange(location: 11, length: 2),
            ])
        navigation.allowsNonContiguousRanges = true
        #expect(touch(41, 25, first, [.extend, .visual]).first?.textRanges.count == 2)
        let word = navigation.textSelection(
            for: .word, enclosing: CGPoint(x: 35, y: 25), inContainerAt: start)
        #expect(
            word?.textRanges.first?.counted == NSRange(location: 9, length: 8) && word?.granularity == .word)
        let grown = navigation.textSelection(for: .paragraph, enclosing: selection(4, 10))
        #expect(grown.textRanges.first?.counted == NSRange(location: 0, length: 18))
    }

    @Test func `a touch outside of the visible part counts at its edge`() {
        let source = PlainSource("abcdefgh\nijklmnop", perLine: 100)
        let touched = NSTextSelectionNavigation(dataSource: source).textSelections(
            interactingAt: CGPoint(x: 70, y: 35), inContainerAt: CountedLocation(0), anchors: [],
            modifiers: [], selecting: false,
            bounds: CGRect(x: 0, y: 0, width: 31, height: 10))
        #expect(touched.first?.textRanges.first?.counted.location == 3)
    }

    @Test func `the place for input between two directions is the one whose direction it has`() {
        let source = PlainSource("abc", perLine: 100)
        let navigation = NSTextSelectionNavigation(dataSource: source)
        let place = caret(1)
        #expect(navigation.resolvedInsertionLocation(for: place, writingDirection: .leftToRight) == nil)
        place.secondarySelectionLocation = CountedLocation(2)
        #expect(
            (navigation.resolvedInsertionLocation(for: place, writingDirection: .leftToRight)
                as? CountedLocation)?.offset == 1)
        #expect(
            (navigation.resolvedInsertionLocation(for: place, writingDirection: .rightToLeft)
                as? CountedLocation)?.offset == 2)
    }

    // MARK: Random texts

    /// The result of a simple search.
    private func expected(
        _ source: PlainSource, _ place: Int, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination
    ) -> Int {
        let text = source.text
        let count = text.count
        let isForward = direction == .forward
        switch destination {
        case .character: return isForward ? min(place + 1, count) : max(place - 1, 0)
        case .word:
            let words = source.parts(.word)
            return isForward
                ? words.first { $0.upperBound > place }?.upperBound ?? count
                : words.last { $0.lowerBound < place }?.lowerBound ?? 0
        case .line:
            guard let line = source.lines.first(where: { $0.contains(place) }) ?? source.lines.last else {
                return place
            }
            if !isForward { return line.lowerBound }
            return text[line.upperBound - 1] == "\n" ? line.upperBound - 1 : line.upperBound
        case .paragraph:
            let newlines = text.indices.filter { text[$0] == "\n" }
            if isForward { return newlines.first { $0 > place } ?? count }
            return (newlines.last { $0 + 1 < place } ?? -1) + 1
        default: return isForward ? count : 0
        }
    }

    @Test(arguments: [1, 2, 3, 4])
    func `in random texts selections move as a simple search has it`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let alphabet = Array("aab b.c \n")
        for _ in 0..<60 {
            let length = Int.random(in: 1...24, using: &random)
            let text = String(
                (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
            let source = PlainSource(text, perLine: Int.random(in: 3...9, using: &random))
            let place = Int.random(in: 0...length, using: &random)
            for destination in [Destination.character, .word, .line, .paragraph, .document] {
                for direction in [Direction.forward, .backward] {
                    // A newline at the end begins another line, which this source doesn't contain.
                    if text.hasSuffix("\n"), place == length || destination == .paragraph { continue }
                    let end = moved(source, caret(place), direction, destination)?.textRanges.first?.counted
                        .location
                    let wanted = expected(source, place, direction, destination)
                    #expect(end == wanted, "\(text.debugDescription) \(place) \(direction) \(destination)")
                    let grown = moved(source, caret(place), direction, destination, extending: true)
                    let range = grown?.textRanges.first?.counted
                    #expect(range == NSRange(location: min(place, wanted), length: abs(place - wanted)))
                }
            }
        }
    }
}
