import SeededNumbers
import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitText

/// Documents as elements, and their layout as fragments.
@MainActor @Suite(.inTurn) struct TextLayoutManagerTests {
    private struct Network {
        let contents = NSTextContentStorage()
        let layout = NSTextLayoutManager()
        let container: NSTextContainer

        init(_ text: String, width: CGFloat = 200) {
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            contents.addTextLayoutManager(layout)
            layout.textContainer = container
            contents.textStorage?.setAttributedString(
                NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        }

        func location(_ offset: Int) -> any NSTextLocation {
            contents.location(contents.documentRange.location, offsetBy: offset)!
        }

        func range(_ start: Int, _ end: Int) -> NSTextRange {
            NSTextRange(location: location(start), end: location(end))!
        }

        var elements: [NSTextElement] { contents.textElements(for: contents.documentRange) }

        var fragments: [NSTextLayoutFragment] {
            var all: [NSTextLayoutFragment] = []
            layout.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
                all.append($0)
                return true
            }
            return all
        }
    }

    @Test func `paragraphs are elements with their newlines`() {
        useFreshRuntime()
        let network = Network("one\ntwo\r\n\nfour")
        let texts = network.elements.compactMap { ($0 as? NSTextParagraph)?.attributedString.string }
        #expect(texts == ["one\n", "two\r\n", "\n", "four"])
        let second = network.elements[1] as? NSTextParagraph
        #expect(second?.elementRange == network.range(4, 9))
        #expect(second?.paragraphContentRange == network.range(4, 7))
        #expect(second?.paragraphSeparatorRange == network.range(7, 9))
        #expect((network.elements[3] as? NSTextParagraph)?.paragraphSeparatorRange == nil)
        #expect(network.contents.textElements(for: network.range(5, 5)).count == 1)
        #expect(network.contents.textElements(for: network.range(3, 5)).count == 2)
    }

    @Test func `elements are enumerated from a place, and backward before it`() {
        useFreshRuntime()
        let network = Network("one\ntwo\nthree")
        func texts(_ place: Int?, _ options: NSTextContentManager.EnumerationOptions = [], limit: Int = 9)
            -> ([String], Int?)
        {
            var texts: [String] = []
            let edge = network.contents.enumerateTextElements(
                from: place.map { network.location($0) }, options: options
            ) {
                texts.append(($0 as! NSTextParagraph).attributedString.string)
                return texts.count < limit
            }
            return (texts, (edge as? CountedLocation)?.offset)
        }
        #expect(texts(nil) == (["one\n", "two\n", "three"], 13))
        #expect(texts(5) == (["two\n", "three"], 13))
        #expect(texts(nil, .reverse) == (["three", "two\n", "one\n"], 0))
        #expect(texts(5, .reverse) == (["one\n"], 0))
        #expect(texts(nil, limit: 1) == (["one\n"], 4))
        #expect(texts(13) == ([], nil))
    }

    @Test func `elements and fragments that a change does not touch stay the same objects`() {
        useFreshRuntime()
        let network = Network("one\ntwo\nthree\nfour")
        let (elements, fragments) = (network.elements, network.fragments)
        network.contents.performEditingTransaction {
            network.contents.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 1), with: "WW")
        }
        let (nowElements, nowFragments) = (network.elements, network.fragments)
        #expect(
            nowElements.map { ($0 as! NSTextParagraph).attributedString.string } == [
                "one\n", "tWWo\n", "three\n", "four",
            ])
        for index in [0, 2, 3] {
            #expect(nowElements[index] === elements[index] && nowFragments[index] === fragments[index])
        }
        #expect(nowElements[1] !== elements[1] && nowFragments[1] !== fragments[1])
        #expect(nowElements[3].elementRange == network.range(15, 19))
        #expect(nowFragments[3].rangeInElement == network.range(15, 19))
    }

    @Test(arguments: [11, 12, 13])
    func `after random changes the elements are those of the text`(seed: UInt64) {
        useFreshRuntime()
        var random = SeededNumbers(seed: seed)
        let network = Network("a\nb\nc")
        let alphabet = Array("ab\n\r\u{2029}")
        for _ in 0..<120 {
            let storage = network.contents.textStorage!
            let place = Int.random(in: 0...storage.length, using: &random)
            let length = Int.random(in: 0...min(4, storage.length - place), using: &random)
            let new = String(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in alphabet.randomElement(using: &random)!
                })
            storage.replaceCharacters(in: NSRange(location: place, length: length), with: new)
            if Bool.random(using: &random) { continue }
            var (expected, start) = ([String](), 0)
            let text = NSString(string: storage.string)
            while start < text.length {
                let range = text.paragraphRange(for: NSRange(location: start, length: 0))
                expected.append(text.substring(with: range))
                start = range.upperBound
            }
            #expect(network.elements.map { ($0 as! NSTextParagraph).attributedString.string } == expected)
            #expect(network.elements.map(\.counted.length) == expected.map(\.utf16.count))
            #expect(network.fragments.map { $0.rangeInElement.counted } == network.elements.map(\.counted))
        }
    }

    @Test func `lines are those of a layout manager of the first kind`() {
        useFreshRuntime()
        let text =
            "A few words that need more than one line of two hundred points\nand\n\nsome more paragraphs of text here"
        let network = Network(text)
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var ranges: [NSRange] = []
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, range, _ in
            ranges.append(range)
            tops.append(rect.minY)
        }
        let lines = network.fragments.flatMap { fragment in
            fragment.textLineFragments.map { (fragment, $0) }
        }
        #expect(lines.map { $0.documentRange(of: $1).counted } == ranges)
        for ((fragment, line), top) in zip(lines, tops) {
            #expect(abs(fragment.layoutFragmentFrame.minY + line.typographicBounds.minY - top) < 0.01)
        }
        let bounds = network.layout.usageBoundsForTextContainer
        #expect(abs(bounds.height - manager.usedRect(for: container).height) < 0.01)
    }

    @Test func `a fragment has lines after its layout alone, and loses them`() {
        useFreshRuntime()
        let network = Network("one\ntwo")
        var states: [NSTextLayoutFragment.State] = []
        network.layout.enumerateTextLayoutFragments(from: nil, options: []) {
            states.append($0.state)
            return true
        }
        #expect(states == [.none, .none])
        network.layout.ensureLayout(for: network.range(4, 7))
        let last = network.layout.textLayoutFragment(for: network.location(5))
        #expect(last?.state == .layoutAvailable && last?.textLineFragments.count == 1)
        network.container.size.width = 100
        #expect(last?.state == NSTextLayoutFragment.State.none && last?.textLineFragments.isEmpty == true)
    }

    @Test func `fragments are found by point and by place`() {
        useFreshRuntime()
        let network = Network("one\ntwo\nthree")
        let frames = network.fragments.map(\.layoutFragmentFrame)
        #expect(
            network.layout.textLayoutFragment(for: CGPoint(x: 0, y: frames[1].midY)) === network.fragments[1])
        #expect(network.layout.textLayoutFragment(for: CGPoint(x: 0, y: -1)) == nil)
        #expect(network.layout.textLayoutFragment(for: network.location(13)) == nil)
        #expect(network.layout.textLayoutFragment(for: network.location(12)) === network.fragments[2])
        let line = network.fragments[2].textLineFragments[0]
        #expect(
            network.fragments[2].textLineFragment(for: network.location(10), isUpstreamAffinity: false)
                === line)
        #expect(
            network.fragments[2].textLineFragment(forVerticalOffset: 999, requiresExactMatch: true) == nil)
        #expect(
            network.fragments[2].textLineFragment(forVerticalOffset: 999, requiresExactMatch: false) === line)
    }

    @Test func `an extra line follows a newline at the end, and an empty document has one`() {
        useFreshRuntime()
        func lines(_ text: String, _ options: NSTextLayoutFragment.EnumerationOptions) -> [Int] {
            let network = Network(text)
            var counts: [Int] = []
            network.layout.enumerateTextLayoutFragments(from: nil, options: options) {
                counts.append($0.textLineFragments.count)
                return true
            }
            return counts
        }
        #expect(lines("one\n", [.ensuresLayout]) == [1])
        #expect(lines("one\n", [.ensuresLayout, .ensuresExtraLineFragment]) == [2])
        #expect(lines("one", [.ensuresLayout, .ensuresExtraLineFragment]) == [1])
        #expect(lines("", [.ensuresLayout]) == [])
        #expect(lines("", [.ensuresLayout, .ensuresExtraLineFragment]) == [1])
    }

    private final class Bubble: NSTextLayoutFragment {
        override var leadingPadding: CGFloat { 30 }
        override var trailingPadding: CGFloat { 10 }
        override var topMargin: CGFloat { 6 }
        override var bottomMargin: CGFloat { 4 }
    }

    private final class Delegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
        var hidden: Set<Int> = []
        var shouting = false
        var breaks: [Int] = []

        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment {
            Bubble(textElement: textElement, range: textElement.elementRange)
        }

        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
            hyphenating: Bool
        ) -> Bool { !breaks.contains((location as! CountedLocation).offset) }

        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool { !hidden.contains(textElement.counted.location) }

        func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
            -> NSTextParagraph?
        {
            guard shouting, let text = textContentStorage.textStorage else { return nil }
            let part = text.attributedSubstring(from: range)
            let loud = NSMutableAttributedString(attributedString: part)
            loud.replaceCharacters(
                in: NSRange(location: 0, length: part.length), with: part.string.uppercased())
            return NSTextParagraph(attributedString: loud)
        }
    }

    @Test func `a delegate's fragment has its margins, and lines are as much narrower`() {
        useFreshRuntime()
        let network = Network("A few words that need more than one line of two hundred points")
        let plain = network.fragments[0].textLineFragments
        let delegate = Delegate()
        network.layout.delegate = delegate
        network.contents.textStorage?.edited(
            .editedAttributes, range: NSRange(location: 0, length: 3), changeInLength: 0)
        let bubble = network.fragments[0]
        #expect(bubble is Bubble)
        #expect(
            bubble.textLineFragments[0].typographicBounds.minX == 30
                && bubble.textLineFragments[0].typographicBounds.minY == 6)
        #expect(bubble.textLineFragments.count > plain.count)
        let last = bubble.textLineFragments.last!.typographicBounds
        #expect(abs(bubble.layoutFragmentFrame.height - (last.maxY + 4)) < 0.01)
        #expect(bubble.textLineFragments.allSatisfy { $0.typographicBounds.maxX <= 200 - 10 - 10 + 0.1 })
    }

    @Test func `a delegate hides elements, gives paragraphs of its own and forbids breaks`() {
        useFreshRuntime()
        let network = Network("one\ntwo\nthree")
        let delegate = Delegate()
        network.contents.delegate = delegate
        delegate.hidden = [4]
        delegate.shouting = true
        network.contents.textStorage?.edited(
            .editedAttributes, range: NSRange(location: 0, length: 13), changeInLength: 0)
        #expect(
            network.elements.map { ($0 as! NSTextParagraph).attributedString.string } == ["ONE\n", "THREE"])
        #expect(network.fragments.count == 2)
        #expect(network.contents.textStorage?.string == "one\ntwo\nthree")

        let wrapped = Network("aaaa bbbb cccc", width: 100)
        let breaker = Delegate()
        let first = wrapped.fragments[0].textLineFragments[0].characterRange
        #expect(first.length == 10)
        breaker.breaks = [10]
        wrapped.layout.delegate = breaker
        wrapped.layout.invalidateLayout(for: wrapped.contents.documentRange)
        #expect(wrapped.fragments[0].textLineFragments[0].characterRange.length == 5)
        withExtendedLifetime((delegate, breaker)) {}
    }

    @Test func `rendering attributes are shown and not written`() {
        useFreshRuntime()
        let network = Network("one two three")
        network.layout.setRenderingAttributes([.foregroundColor: UIColor.red], for: network.range(4, 7))
        network.layout.addRenderingAttribute(.underlineStyle, value: 1, for: network.range(0, 6))
        var runs: [(NSRange, Int)] = []
        network.layout.enumerateRenderingAttributes(from: network.location(0), reverse: false) {
            _, attributes, range in
            runs.append((range.counted, attributes.count))
            return true
        }
        #expect(
            runs.map(\.0) == [
                NSRange(location: 0, length: 4), NSRange(location: 4, length: 2),
                NSRange(location: 6, length: 1),
            ])
        #expect(runs.map(\.1) == [1, 2, 1])
        let shown = network.fragments[0].textLineFragments[0].attributedString
        #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
        #expect(network.contents.textStorage?.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
        network.contents.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero ")
        let moved = network.fragments[0].textLineFragments[0].attributedString
        #expect(moved.attribute(.foregroundColor, at: 10, effectiveRange: nil) as? UIColor == .red)
        network.layout.removeRenderingAttribute(.foregroundColor, for: network.contents.documentRange)
        let plain = network.fragments[0].textLineFragments[0].attributedString
        #expect(plain.attribute(.foregroundColor, at: 10, effectiveRange: nil) == nil)
    }

    @Test func `a validator gives attributes before a fragment is laid out`() {
        useFreshRuntime()
        let network = Network("one\ntwo")
        var asked: [NSRange] = []
        network.layout.renderingAttributesValidator = { manager, fragment in
            asked.append(fragment.rangeInElement.counted)
            manager.setRenderingAttributes([.foregroundColor: UIColor.green], for: fragment.rangeInElement)
        }
        let text = network.fragments[1].textLineFragments[0].attributedString
        #expect(asked == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        _ = network.fragments[0].layoutFragmentFrame
        #expect(asked.count == 2)
    }

    @Test func `links are blue and underlined, or as the delegate has them`() {
        useFreshRuntime()
        let network = Network("see here")
        network.contents.textStorage?.addAttribute(
            .link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
        let shown = network.fragments[0].textLineFragments[0].attributedString
        #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
        #expect(shown.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    }

    private func segments(
        _ network: Network, _ start: Int, _ end: Int, _ type: NSTextLayoutManager.SegmentType = .standard,
        _ options: NSTextLayoutManager.SegmentOptions = []
    ) -> [(NSRange?, CGRect)] {
        var found: [(NSRange?, CGRect)] = []
        network.layout.enumerateTextSegments(in: network.range(start, end), type: type, options: options) {
            range, rect, baseline, _ in
            #expect(baseline > 0 && baseline < rect.height)
            found.append((range?.counted, rect))
            return true
        }
        return found
    }

    @Test func `segments are one a line, and a selection reaches the line's end`() {
        useFreshRuntime()
        let network = Network("one\ntwo\nthree")
        let plain = segments(network, 1, 10)
        #expect(
            plain.map(\.0) == [
                NSRange(location: 1, length: 3), NSRange(location: 4, length: 4),
                NSRange(location: 8, length: 2),
            ])
        let selected = segments(network, 1, 10, .selection)
        #expect(selected[0].1.maxX == 195 && selected[1].1.maxX == 195 && selected[2].1.maxX < 100)
        #expect(selected[0].1.minX == plain[0].1.minX && plain[0].1.minX > 5 && plain[1].1.minX == 5)
        #expect(plain[0].1.maxY == plain[1].1.minY)
        #expect(
            segments(network, 1, 10, .standard, [.middleFragmentsExcluded, .rangeNotRequired]).map(\.0) == [
                nil, nil,
            ])
        #expect(
            segments(network, 1, 2, .standard, [.headSegmentExtended, .tailSegmentExtended])[0].1.width == 190
        )
        let point = segments(network, 4, 4)
        #expect(point.count == 1 && point[0].1.width == 0 && point[0].1.minY == plain[1].1.minY)
        let end = segments(network, 13, 13)
        #expect(end.count == 1 && end[0].1.minX > 20)
    }

    @Test func `a layout manager knows words, lines and carets of its text`() {
        useFreshRuntime()
        let network = Network("Hello, world! Bye.\nsecond", width: 120)
        let layout = network.layout
        #expect(
            layout.textRange(for: .word, enclosing: network.location(8))?.counted
                == NSRange(location: 7, length: 5))
        #expect(
            layout.textRange(for: .word, enclosing: network.location(5))?.counted
                == NSRange(location: 5, length: 2))
        #expect(
            layout.textRange(for: .sentence, enclosing: network.location(2))?.counted
                == NSRange(location: 0, length: 14))
        #expect(
            layout.textRange(for: .paragraph, enclosing: network.location(2))?.counted
                == NSRange(location: 0, length: 19))
        #expect(
            layout.textRange(for: .character, enclosing: network.location(25))?.counted
                == NSRange(location: 24, length: 1))
        var offsets: [CGFloat] = []
        layout.enumerateCaretOffsetsInLineFragment(at: network.location(19)) { x, _, isLeading, _ in
            if isLeading { offsets.append(x) }
        }
        #expect(offsets.count == 6 && offsets == offsets.sorted() && offsets[0] == 5)
        let line = layout.lineFragmentRange(for: CGPoint(x: 0, y: 999), inContainerAt: network.location(0))
        #expect(line?.counted == NSRange(location: 19, length: 6))
        let moved = layout.textSelectionNavigation.destinationSelection(
            for: NSTextSelection(network.location(0), affinity: .downstream), direction: .down,
            destination: .character,
            extending: false, confined: false)
        let second = network.fragments[0].textLineFragments[1].characterRange.location
        #expect(moved?.textRanges.first?.counted.location == second)
    }

    @Test func `selections follow changes of the text`() {
        useFreshRuntime()
        let network = Network("one two")
        network.layout.textSelections = [
            NSTextSelection(network.location(4), affinity: .downstream),
            NSTextSelection(range: network.range(0, 7), affinity: .downstream, granularity: .character),
        ]
        network.contents.performEditingTransaction {
            network.contents.textStorage?.replaceCharacters(
                in: NSRange(location: 0, length: 3), with: "fourteen")
        }
        #expect(
            network.layout.textSelections.map { $0.textRanges[0].counted } == [
                NSRange(location: 9, length: 0), NSRange(location: 0, length: 12),
            ])
    }

    @Test func `contents are replaced by elements and by text`() {
        useFreshRuntime()
        let network = Network("one\ntwo")
        network.layout.replaceContents(
            in: network.range(0, 3),
            with: [NSTextParagraph(attributedString: NSAttributedString(string: "1"))])
        network.layout.replaceContents(in: network.range(2, 5), with: NSAttributedString(string: "2"))
        #expect(network.contents.attributedString?.string == "1\n2")
        network.contents.textStorage = nil
        network.contents.attributedString = NSAttributedString(string: "x\ny\nz")
        #expect(network.fragments.count == 3)
    }

    private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
        var shown: [NSRange] = []
        var calls: [String] = []
        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
            bounds
        }
        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) {
            calls.append("show")
            shown.append(textLayoutFragment.rangeInElement.counted)
        }
        func textViewportLayoutControllerWillLayout(
            _ textViewportLayoutController: NSTextViewportLayoutController
        ) { calls.append("will") }
        func textViewportLayoutControllerDidLayout(
            _ textViewportLayoutController: NSTextViewportLayoutController
        ) { calls.append("did") }
    }

    @Test func `a viewport shows the fragments in it`() {
        useFreshRuntime()
        let network = Network((0..<20).map { "line \($0)" }.joined(separator: "\n"))
        let (controller, delegate) = (network.layout.textViewportLayoutController, Viewport())
        controller.delegate = delegate
        controller.layoutViewport()
        #expect(delegate.shown.count == 3 && delegate.calls == ["will", "show", "show", "show", "did"])
        #expect(controller.viewportRange?.counted == NSRange(location: 0, length: 21))
        #expect(controller.viewportBounds == delegate.bounds)
        let height = network.fragments[0].layoutFragmentFrame.height
        #expect(abs(controller.relocateViewport(to: network.location(7 * 10)) - 10 * height) < 0.01)
        controller.adjustViewport(byVerticalOffset: 5)
        #expect(abs(controller.viewportBounds.minY - 10 * height - 5) < 0.01)
    }

    @Test func `a line by itself knows its characters`() {
        useFreshRuntime()
        let line = NSTextLineFragment(
            string: "a wide line", attributes: [.font: UIFont.systemFont(ofSize: 17)],
            range: NSRange(location: 2, length: 4))
        #expect(line.characterRange == NSRange(location: 2, length: 4))
        #expect(line.locationForCharacter(at: 2).x == 0)
        let third = line.locationForCharacter(at: 4).x
        #expect(third > 10 && line.characterIndex(for: CGPoint(x: third + 1, y: 0)) == 4)
        #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: third, y: 0)) < 0.01)
        #expect(line.typographicBounds.height > line.glyphOrigin.y && line.glyphOrigin.x == 0)
    }

    @Test func `fragments draw their lines`() {
        useFreshRuntime()
        let network = Network("one\ntwo")
        let drawing = GraphicsContexts.draw(in: CGRect(x: 0, y: 0, width: 200, height: 60), scale: 1) {
            context in
            for fragment in network.fragments {
                fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context)
            }
        }.drawing
        let runs = drawing.commands.compactMap { command in
            if case .text(let run) = command.content { run } else { nil }
        }
        #expect(runs.map(\.string) == ["one", "two"])
        #expect(runs[0].position.x == 5 && runs[1].position.y > runs[0].position.y)
    }

    // MARK: Attachments

    private final class Dot: NSTextAttachmentViewProvider {
        override init(
            textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
            location: any NSTextLocation
        ) {
            super.init(
                textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
                location: location)
            tracksTextAttachmentViewBounds = true
        }

        override func loadView() {
            view = MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        }
    }

    @Test func `views of attachments have the room of their views`() {
        useFreshRuntime()
        NSTextAttachment.registerViewProviderClass(Dot.self, forFileType: "test.dot")
        #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.dot") == Dot.self)
        let attachment = NSTextAttachment(data: Data([1]), ofType: "test.dot")
        #expect(attachment.usesTextAttachmentView)
        let network = Network("ab")
        network.contents.textStorage?.insert(NSAttributedString(attachment: attachment), at: 1)
        let fragment = network.fragments[0]
        #expect(fragment.textAttachmentViewProviders.count == 1)
        let provider = fragment.textAttachmentViewProviders.first
        #expect(
            provider is Dot && provider?.textAttachment === attachment
                && (provider?.location as? CountedLocation)?.offset == 1)
        #expect(provider?.view?.bounds.size == CGSize(width: 40, height: 30))
        let frame = fragment.frameForTextAttachment(at: network.location(1))
        #expect(frame.size == CGSize(width: 40, height: 30) && frame.minX > 5)
        #expect(fragment.frameForTextAttachment(at: network.location(0)) == .zero)
        attachment.allowsTextAttachmentView = false
        #expect(!attachment.usesTextAttachmentView)
    }

    private final class Wide: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width, height: CGFloat(10 + charIndex)) }
    }

    @Test func `a layout manager asks attachments for their room`() {
        useFreshRuntime()
        let storage = NSTextStorage(string: "ab")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.insert(NSAttributedString(attachment: Wide()), at: 2)
        #expect(manager.attachmentSize(forGlyphAt: 2) == CGSize(width: 90, height: 12))
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
        #expect(storage.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!storage.containsAttachments(in: NSRange(location: 0, length: 2)))
    }
}

extension NSTextLayoutFragment {
    fileprivate func documentRange(of line: NSTextLineFragment) -> NSTextRange {
        documentRange(line.characterRange)
    }
}
