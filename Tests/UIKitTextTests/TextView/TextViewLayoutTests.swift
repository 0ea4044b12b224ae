import SeededNumbers
import TestApps
import TestTraits
import Testing
import UIKitText

@testable import UIKitCore

/// The sizes of text views, and the positions of their text.
@MainActor @Suite(.inTurn) struct TextViewLayoutTests {
    private func textView(_ text: String, width: CGFloat = 200) -> UITextView {
        useFreshRuntime()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func `the defaults are those of Apple's pages`() {
        let view = textView("")
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.widthTracksTextView)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.clipsToBounds)
        #expect(UITextView().font?.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textContainer.layoutManager === view.layoutManager)
    }

    @Test func `the content is as wide as the view and as high as the text with its insets`() {
        let view = textView("one\ntwo\nthree")
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(view.contentSize.width == 200)
        #expect(abs(view.contentSize.height - (3 * line + 16)) < 0.5)
        view.text = ""
        #expect(abs(view.contentSize.height - (line + 16)) < 0.5)
    }

    @Test func `a view that does not scroll has the size of its text`() {
        let view = textView("A few words that need more than one line of two hundred points")
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let free = view.intrinsicContentSize
        let label = UILabel()
        label.text = view.text
        #expect(abs(free.width - label.intrinsicContentSize.width - 10) < 0.5)
        let fitted = view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(fitted.width <= 200 && fitted.height > free.height)
        label.numberOfLines = 0
        #expect(abs(fitted.height - 16 - label.sizeThatFits(CGSize(width: 190, height: 0)).height) < 0.5)
    }

    @Test func `constraints give it the height of its lines`() {
        let view = textView("A few words that need more than one line of two hundred points")
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 150),
        ])
        window.layoutIfNeeded()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
        view.text = "Short"
        window.layoutIfNeeded()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
        #expect(view.frame.height < 40)
    }

    @Test func `a place and its rectangle lead to each other`() {
        let view = textView("Tom & Ann\n\tmet 漢字 here\nat noon 👍, and then they went home together")
        let text = view.text ?? ""
        var offset = 0
        for character in text {
            if character != "\n" {
                let rect = view.caretRect(at: offset)
                #expect(view.offset(at: CGPoint(x: rect.midX, y: rect.midY)) == offset, "\(offset)")
            }
            offset += character.utf16.count
        }
    }

    @Test func `the layout manager's lines are the text's`() {
        let view = textView("one\ntwo\n")
        _ = view.contentSize
        var lines: [String] = []
        view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) {
            rect, used, container, range, _ in
            #expect(rect.width == 200 && used.width < 60 && container === view.textContainer)
            lines.append((view.text as NSString).substring(with: range))
        }
        #expect(lines == ["one\n", "two\n"])
        #expect(view.layoutManager.extraLineFragmentRect.minY > 40)
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(abs(used.height + 16 - view.contentSize.height) < 0.5)
    }

    @Test func `text goes on in the next container`() {
        useFreshRuntime()
        let storage = NSTextStorage(string: "one two three four five six seven")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: 80, height: 20)) }
        containers.forEach(manager.addTextContainer)
        let (first, second) = (manager.glyphRange(for: containers[0]), manager.glyphRange(for: containers[1]))
        #expect(first.location == 0 && first.length > 0 && second.location == first.upperBound)
        #expect(second.length > 0)
        #expect(manager.textContainer(forGlyphAt: second.location, effectiveRange: nil) === containers[1])
    }

    @Test func `a style is for the whole text, and typing goes on with it`() {
        let view = textView("red")
        view.textColor = .red
        view.textAlignment = .center
        view.insertText(" too")
        view.attributedText.enumerateAttributes(in: NSRange(location: 0, length: 7)) { attributes, range, _ in
            #expect(range.length == 7 && attributes[.foregroundColor] as? UIColor == .red)
            #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        }
        view.text = "new"
        #expect(view.textColor == .red && view.textAlignment == .center)
    }
}

/// A text storage, compared with runs of letters and numbers.
@Suite struct TextStorageTests {
    private static let key = NSAttributedString.Key("number")

    @Test(arguments: 1...20)
    func `random edits leave what a plain array has`(_ seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let storage = NSTextStorage()
        var model: [(unit: Character, number: Int?)] = []
        for step in 0..<80 {
            let start = Int.random(in: 0...model.count, using: &random)
            let range = start..<Int.random(in: start...model.count, using: &random)
            let nsRange = NSRange(location: range.lowerBound, length: range.count)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let new = NSAttributedString(string: "xyz", attributes: [Self.key: step])
                storage.replaceCharacters(in: nsRange, with: new)
                model.replaceSubrange(range, with: "xyz".map { ($0, step) })
            case 1:
                storage.addAttribute(Self.key, value: step, range: nsRange)
                for index in range { model[index].number = step }
            case 2:
                storage.removeAttribute(Self.key, range: nsRange)
                for index in range { model[index].number = nil }
            default:
                storage.append(NSAttributedString(string: "é"))
                model.append(("é", nil))
            }
            #expect(storage.string == String(model.map(\.unit)))
            for (index, entry) in model.enumerated() {
                let found = storage.attribute(Self.key, at: index, effectiveRange: nil) as? Int
                #expect(found == entry.number)
            }
            var covered = 0
            storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { _, range, _ in
                #expect(range.location == covered)
                covered = range.upperBound
            }
            #expect(covered == model.count)
        }
    }

    private final class Listener: NSObject, NSTextStorageDelegate {
        var notes: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            notes.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }
    }

    @Test func `changes between begin and end are reported once`() {
        let storage = NSTextStorage(string: "hello world")
        let listener = Listener()
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
        storage.beginEditing()
        storage.addAttribute(Self.key, value: 1, range: NSRange(location: 0, length: 3))
        storage.deleteCharacters(in: NSRange(location: 4, length: 5))
        storage.endEditing()
        #expect(listener.notes == ["2 0,3 -2", "3 0,4 -5"])
        #expect(storage.string == "Bye ")
    }

    @Test func `copies are texts of their own`() {
        let storage = NSTextStorage(string: "abc")
        storage.addAttribute(Self.key, value: 1, range: NSRange(location: 1, length: 1))
        let copies = [
            storage.copy() as? NSAttributedString, storage.mutableCopy() as? NSAttributedString,
            storage.attributedSubstring(from: NSRange(location: 0, length: 3)),
            NSAttributedString(attributedString: storage),
            NSMutableAttributedString(attributedString: storage),
        ]
        storage.deleteCharacters(in: NSRange(location: 0, length: 3))
        for copy in copies {
            #expect(copy?.string == "abc")
            #expect(copy?.attribute(Self.key, at: 1, effectiveRange: nil) as? Int == 1)
            #expect(copy?.attribute(Self.key, at: 0, effectiveRange: nil) == nil)
        }
    }
}
