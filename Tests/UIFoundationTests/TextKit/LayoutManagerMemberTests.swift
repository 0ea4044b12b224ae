import SeededNumbers
import TestApps
import TestTraits
import Testing
import UIKitText

@testable import UIKitCore

/// Layout managers' values for glyphs and lines, and their delegates' decisions.
@MainActor @Suite(.inTurn) struct LayoutManagerMemberTests {
    private struct Network {
        let storage: NSTextStorage
        let manager: NSLayoutManager
        let container: NSTextContainer

        init(_ text: String, width: CGFloat = 200, manager: NSLayoutManager = NSLayoutManager()) {
            storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            self.manager = manager
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
        }

        var lines: [(rect: CGRect, used: CGRect, range: NSRange)] {
            var lines: [(CGRect, CGRect, NSRange)] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                rect, used, _, range, _ in
                lines.append((rect, used, range))
            }
            return lines
        }
    }

    private let words = "A few words that need more than one line of two hundred points"

    @Test func `glyphs have the properties of their characters`() {
        useFreshRuntime()
        let network = Network("a b\te\u{301}\n\u{FFFC}")
        let manager = network.manager
        let expected: [NSLayoutManager.GlyphProperty] = [
            [], .elastic, [], .controlCharacter, [], .nonBaseCharacter, .controlCharacter, .controlCharacter,
        ]
        #expect((0..<8).map(manager.propertyForGlyph) == expected)
        #expect(
            (0..<8).map(manager.notShownAttribute) == [false, false, false, true, false, false, true, true])
        #expect(
            manager.isValidGlyphIndex(7) && !manager.isValidGlyphIndex(8) && !manager.isValidGlyphIndex(-1))
    }

    @Test func `nothing is laid out before it is asked for`() {
        useFreshRuntime()
        let (manager, container) = { ($0.manager, $0.container) }(Network(words))
        let storage = NSTextStorage(string: words)
        storage.addLayoutManager(manager)
        #expect(manager.firstUnlaidCharacterIndex() == 0)
        #expect(
            manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil, withoutAdditionalLayout: true)
                == .zero)
        #expect(
            manager.textContainer(forGlyphAt: 3, effectiveRange: nil, withoutAdditionalLayout: true) == nil)
        #expect(
            manager.glyphRange(
                forBoundingRectWithoutAdditionalLayout: CGRect(x: 0, y: 0, width: 9, height: 9), in: container
            ).length == 0)
        manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: 1))
        var (character, glyph) = (0, 0)
        manager.getFirstUnlaidCharacterIndex(&character, glyphIndex: &glyph)
        #expect(character == words.utf16.count && glyph == character)
        #expect(
            manager.textContainer(forGlyphAt: 3, effectiveRange: nil, withoutAdditionalLayout: true)
                === container)
    }

    @Test func `a rectangle has the glyphs of the lines that it touches`() {
        useFreshRuntime()
        let network = Network(words)
        let lines = network.lines
        #expect(lines.count > 2)
        let second = lines[1].rect
        #expect(
            network.manager.glyphRange(forBoundingRect: second.insetBy(dx: 0, dy: 2), in: network.container)
                == lines[1].range)
        let both = network.manager.glyphRange(
            forBoundingRect: second.offsetBy(dx: 0, dy: -2), in: network.container)
        #expect(both == NSUnionRange(lines[0].range, lines[1].range))
        #expect(
            network.manager.range(ofNominallySpacedGlyphsContaining: lines[1].range.location).location
                == lines[1].range.location)
    }

    @Test func `insertion points of a line go from its first character to its end`() {
        useFreshRuntime()
        let network = Network("one\ntwo")
        var (positions, indexes) = ([CGFloat](repeating: 0, count: 9), [Int](repeating: 0, count: 9))
        func points(_ index: Int) -> Int {
            network.manager.getLineFragmentInsertionPoints(
                forCharacterAt: index, alternatePositions: false, inDisplayOrder: false,
                positions: &positions,
                characterIndexes: &indexes)
        }
        #expect(points(1) == 4 && Array(indexes[..<4]) == [0, 1, 2, 3] && positions[0] == 5)
        #expect(points(5) == 4 && Array(indexes[..<4]) == [4, 5, 6, 7])
        #expect(positions[1] > positions[0])
        #expect(
            network.manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 5, y: 2), in: network.container)
                < 0.01)
    }

    @Test func `an extra line has the width of an insertion point`() {
        useFreshRuntime()
        let network = Network("one\n")
        #expect(network.manager.extraLineFragmentUsedRect.width == 10)
        #expect(network.manager.extraLineFragmentTextContainer === network.container)
        #expect(Network("one").manager.extraLineFragmentTextContainer == nil)
        #expect(Network("one").manager.extraLineFragmentUsedRect == .zero)
    }

    @Test func `a truncated line reports the range of its ellipsis`() {
        useFreshRuntime()
        let network = Network(words)
        network.container.maximumNumberOfLines = 1
        network.container.lineBreakMode = .byTruncatingTail
        let range = network.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(range.location > 5 && range.location != NSNotFound && range.length > 5)
        network.container.maximumNumberOfLines = 0
        #expect(network.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var calls: [String] = []
        var spacing: CGFloat?
        var height: CGFloat?
        var forbidden: Set<Int> = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { spacing ?? 0 }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool {
            !forbidden.contains(charIndex)
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            guard let height else { return false }
            lineFragmentRect.pointee.size.height = height
            lineFragmentUsedRect.pointee.size.height = height
            baselineOffset.pointee = height - 8
            return true
        }

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalid") }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) {
            calls.append("done \(textContainer != nil) \(layoutFinishedFlag)")
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
            didChangeGeometryFrom oldSize: CGSize
        ) {
            calls.append("from \(Int(oldSize.width))")
        }
    }

    @Test func `a delegate moves lines apart`() {
        useFreshRuntime()
        let network = Network(words)
        let plain = network.lines
        let delegate = Delegate()
        delegate.spacing = 7
        network.manager.delegate = delegate
        #expect(abs(network.lines[1].rect.minY - plain[1].rect.minY - 7) < 0.01)
        #expect(abs(network.lines[2].rect.minY - plain[2].rect.minY - 14) < 0.01)
    }

    @Test func `a delegate sets the heights of lines and their baselines`() {
        useFreshRuntime()
        let network = Network(words)
        let delegate = Delegate()
        delegate.height = 40
        network.manager.delegate = delegate
        let lines = network.lines
        #expect(lines.map(\.rect.minY) == lines.indices.map { CGFloat($0) * 40 })
        #expect(lines.allSatisfy { $0.rect.height == 40 })
        #expect(network.manager.location(forGlyphAt: 0).y == 32)
        #expect(network.manager.usedRect(for: network.container).height == CGFloat(lines.count) * 40)
        let second = lines[1].range.location
        #expect(network.manager.glyphIndex(for: CGPoint(x: 6, y: 60), in: network.container) == second)
    }

    @Test func `a delegate forbids line breaks`() {
        useFreshRuntime()
        let network = Network(words)
        let first = network.lines[0].range
        let delegate = Delegate()
        delegate.forbidden = [first.upperBound]
        network.manager.delegate = delegate
        #expect(network.lines[0].range.length < first.length)
    }

    private final class Controls: NSObject, NSLayoutManagerDelegate {
        var asked: [(Int, NSLayoutManager.ControlCharacterAction)] = []
        var actions: [Int: NSLayoutManager.ControlCharacterAction] = [:]
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
            forControlCharacterAt charIndex: Int
        ) -> NSLayoutManager.ControlCharacterAction {
            asked.append((charIndex, action))
            return actions[charIndex] ?? action
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
            for textContainer: NSTextContainer,
            proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: 33, height: 0) }
    }

    @Test func `a delegate says what control characters do`() {
        useFreshRuntime()
        let network = Network("a\tb\nc")
        let delegate = Controls()
        network.manager.delegate = delegate
        #expect(network.lines.count == 2)
        #expect(
            delegate.asked.map(\.0) == [1, 3] && delegate.asked.map(\.1) == [.horizontalTab, .paragraphBreak])
        func b() -> CGFloat {
            network.manager.location(forGlyphAt: 2).x - network.manager.location(forGlyphAt: 1).x
        }
        delegate.actions = [3: .zeroAdvancement, 1: .whitespace]
        network.manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
        #expect(network.lines.count == 1 && abs(b() - 33) < 0.01)
        delegate.actions = [1: .zeroAdvancement, 3: .containerBreak]
        network.manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
        #expect(network.lines.count == 1 && abs(b()) < 0.01)
        #expect(network.manager.glyphRange(for: network.container) == NSRange(location: 0, length: 4))
        let other = NSTextContainer(size: CGSize(width: 200, height: 0))
        network.manager.addTextContainer(other)
        #expect(network.manager.glyphRange(for: other) == NSRange(location: 4, length: 1))
    }

    @Test func `a delegate is notified of layout`() {
        useFreshRuntime()
        let network = Network(words)
        let delegate = Delegate()
        network.manager.delegate = delegate
        network.manager.ensureLayout(for: network.container)
        network.container.size.width = 150
        network.container.size.height = 30
        network.manager.ensureLayout(for: network.container)
        #expect(
            delegate.calls == [
                "done true true", "from 200", "invalid", "from 150", "done true false", "done false true",
            ])
    }

    private final class Painter: NSLayoutManager {
        var backgrounds: [(CGRect, NSRange)] = []
        var underlines: [NSRange] = []
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) { for index in 0..<rectCount { backgrounds.append((rectArray[index], charRange)) } }
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
            baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) { underlines.append(glyphRange) }
    }

    private func texts(_ draw: () -> Void) -> [String] {
        GraphicsContexts.draw(in: CGRect(x: 0, y: 0, width: 200, height: 90), scale: 1) { _ in draw() }
            .drawing.commands.compactMap { if case .text(let run) = $0.content { run.string } else { nil } }
    }

    @Test func `drawing goes by the members that a subclass overrides`() {
        useFreshRuntime()
        let painter = Painter()
        let network = Network("one two three", manager: painter)
        network.storage.addAttributes([.backgroundColor: UIColor.red], range: NSRange(location: 4, length: 3))
        network.storage.addAttributes(
            [.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue],
            range: NSRange(location: 0, length: 8))
        let all = NSRange(location: 0, length: 13)
        let drawn = texts {
            painter.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
            painter.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
        }
        #expect(drawn == ["one ", "two", "three"])
        #expect(painter.backgrounds.count == 1 && painter.backgrounds[0].1 == NSRange(location: 4, length: 3))
        #expect(painter.backgrounds[0].0.minY == 20 && painter.backgrounds[0].0.minX > 40)
        #expect(painter.underlines == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 3)])
    }

    @Test func `only the lines of the glyphs are drawn`() {
        useFreshRuntime()
        let network = Network("one\ntwo\nthree")
        let drawn = texts {
            network.manager.drawGlyphs(forGlyphRange: NSRange(location: 4, length: 3), at: .zero)
        }
        #expect(drawn == ["two"])
    }

    @Test func `a text view with a layout manager of the app's is drawn by it`() {
        useFreshRuntime()
        let painter = Painter()
        let network = Network("one two", manager: painter)
        network.storage.addAttributes([.backgroundColor: UIColor.red], range: NSRange(location: 0, length: 3))
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 90), textContainer: network.container)
        #expect(texts { view.drawLook() }.joined() == "one two")
        #expect(painter.backgrounds.count == 1)
        #expect(painter.backgrounds.first?.0.minY == 8)
    }

    // MARK: Exclusion paths

    @Test func `text flows around an exclusion path`() {
        useFreshRuntime()
        let network = Network(String(repeating: "word ", count: 40))
        network.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 60))]
        let lines = network.lines
        #expect(lines[0].rect == CGRect(x: 0, y: 0, width: 100, height: lines[0].rect.height))
        #expect(lines.allSatisfy { $0.rect.maxY <= 60 || $0.rect.minY >= 40 })
        for line in lines { #expect(!(line.rect.minY < 60 && line.used.maxX > 100.1)) }
        #expect(lines.contains { $0.rect.minY >= 60 && $0.rect.width == 200 })
        #expect(!network.container.isSimpleRectangularTextContainer)
    }

    @Test func `lines are on both sides of a path in the middle`() {
        useFreshRuntime()
        let network = Network(String(repeating: "ab ", count: 60), width: 300)
        network.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 50))]
        let lines = network.lines
        #expect(
            lines[0].rect.minX == 0 && lines[1].rect.minX == 180 && lines[0].rect.minY == lines[1].rect.minY)
        #expect(
            lines[1].range.location == lines[0].range.upperBound && lines[2].rect.minY > lines[1].rect.minY)
        let right = network.manager.glyphIndex(for: CGPoint(x: 186, y: 5), in: network.container)
        #expect(right == lines[1].range.location)
    }

    @Test func `the ranges of lines around random paths cover the text, and no line crosses a path`() {
        useFreshRuntime()
        var random = SeededNumbers(seed: 5)
        for _ in 0..<25 {
            let network = Network(String(repeating: "some words ", count: 20), width: 250)
            let rects = (0..<2).map { _ in
                CGRect(
                    x: CGFloat(Int.random(in: 0...180, using: &random)),
                    y: CGFloat(Int.random(in: 0...80, using: &random)),
                    width: CGFloat(Int.random(in: 10...70, using: &random)),
                    height: CGFloat(Int.random(in: 10...60, using: &random)))
            }
            network.container.exclusionPaths = rects.map { UIBezierPath(rect: $0) }
            let lines = network.lines
            var place = 0
            for line in lines {
                #expect(line.range.location == place)
                place = line.range.upperBound
                let shown = line.used.insetBy(dx: 5.1, dy: 1)
                for rect in rects where shown.width > 0 {
                    #expect(!shown.intersects(rect.insetBy(dx: 1, dy: 1)))
                }
            }
            #expect(place == network.storage.length)
        }
    }

    private final class Slanted: NSTextContainer {
        override var isSimpleRectangularTextContainer: Bool { false }
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            var rect = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            rect.origin.x += rect.minY
            rect.size.width -= rect.minY
            return rect
        }
    }

    @Test func `a container of the app's says where lines are`() {
        useFreshRuntime()
        let storage = NSTextStorage(
            string: String(repeating: "word ", count: 20), attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let (manager, container) = (NSLayoutManager(), Slanted(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, _, _ in rects.append(rect)
        }
        #expect(rects.count > 3)
        for rect in rects { #expect(abs(rect.minX - rect.minY) < 0.01 && abs(rect.maxX - 200) < 0.01) }
    }

    @Test func `the free part of a rectangle comes first in the direction of writing`() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 50))]
        var rest = CGRect.zero
        let line = CGRect(x: 0, y: 10, width: 300, height: 20)
        #expect(
            container.lineFragmentRect(
                forProposedRect: line, at: 0, writingDirection: .leftToRight, remaining: &rest)
                == CGRect(x: 0, y: 10, width: 40, height: 20))
        #expect(rest == CGRect(x: 40, y: 10, width: 60, height: 20))
        #expect(
            container.lineFragmentRect(
                forProposedRect: line, at: 0, writingDirection: .rightToLeft, remaining: &rest)
                == CGRect(x: 60, y: 10, width: 40, height: 20))
        #expect(rest == CGRect(x: 0, y: 10, width: 60, height: 20))
        #expect(
            container.lineFragmentRect(
                forProposedRect: line.offsetBy(dx: 0, dy: 200), at: 0, writingDirection: .leftToRight,
                remaining: &rest) == .zero)
    }

    // MARK: Text storage

    private final class Observer: NSObject, NSTextStorageObserving {
        var textStorage: NSTextStorage?
        var edits: [NSRange] = []
        func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
            range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) { edits.append(newCharRange) }
        func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
            transaction()
        }
    }

    @Test func `a text storage posts and tells its observer of changes`() {
        useFreshRuntime()
        let storage = NSTextStorage(string: "one")
        let observer = Observer()
        storage.textStorageObserver = observer
        nonisolated(unsafe) var posted: [String] = []
        let tokens = [
            NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
                posted.append($0.name.rawValue)
            }
        }
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
        #expect(observer.edits == [NSRange(location: 3, length: 4)])
        #expect(
            posted == [
                "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `a paragraph has one style, and letters have no attachments`() {
        useFreshRuntime()
        let text = NSMutableAttributedString(string: "one two\nthree")
        let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        first.alignment = .center
        second.alignment = .right
        text.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 3))
        text.addAttribute(.paragraphStyle, value: second, range: NSRange(location: 4, length: 6))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 9, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: text.length))
        func style(_ index: Int) -> NSTextAlignment? {
            (text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        }
        #expect(style(0) == .center && style(7) == .center && style(8) == .right && style(12) == .right)
        #expect(text.attribute(.attachment, at: 9, effectiveRange: nil) == nil)
    }

    @Test func `a container moves to another layout manager with its text`() {
        useFreshRuntime()
        let network = Network("one")
        let other = NSLayoutManager()
        network.container.replaceLayoutManager(other)
        #expect(other.textStorage === network.storage && other.textContainers.first === network.container)
        #expect(network.storage.layoutManagers.count == 1 && network.storage.layoutManagers[0] === other)
        #expect(network.manager.textContainers.isEmpty && network.manager.textStorage == nil)
    }
}
