import TestApps
import TestTraits
import Testing
import UIKitText

@testable import UIKitControls
@testable import UIKitCore

/// UIKit's attributes of attributed strings, and conversions.
@MainActor @Suite(.inTurn) struct AttributeScopeTests {
    @Test func `attributes of a Swift string become those of an NSAttributedString and back`() throws {
        useFreshRuntime()
        var text = AttributedString("one ")
        text.font = .boldSystemFont(ofSize: 20)
        text.foregroundColor = .red
        var link = AttributedString("two")
        link.link = URL(string: "https://example.com")
        link.underlineStyle = .single
        link.uiKit.kern = 2
        link.uiKit.textEffect = .letterpressStyle
        text += link
        let made = NSAttributedString(text)
        #expect(made.string == "one two")
        #expect(made.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(made.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(made.attribute(.font, at: 4, effectiveRange: nil) == nil)
        #expect((made.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? NSNumber)?.intValue == 1)
        #expect(made.attribute(.kern, at: 5, effectiveRange: nil) as? CGFloat == 2)
        #expect(
            made.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
        #expect(AttributedString(made) == text)
        #expect(try AttributedString(made, including: \.uiKit) == text)
        #expect(try NSAttributedString(text, including: \.uiKit) == made)
    }

    @Test func `values of another type are left out, or an error`() {
        useFreshRuntime()
        let text = NSAttributedString(
            string: "a", attributes: [.font: "Helvetica", .kern: NSNumber(value: 3)])
        let made = AttributedString(text)
        #expect(made.font == nil && made.uiKit.kern == 3)
        #expect(throws: (any Error).self) { try AttributedString(text, including: \.uiKit) }
    }

    @Test func `a scope has its own attributes alone`() throws {
        useFreshRuntime()
        var text = AttributedString("a")
        text.foregroundColor = .red
        text.link = URL(string: "https://example.com")
        let made = try NSAttributedString(text, including: \.foundation)
        #expect(made.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(made.attribute(.link, at: 0, effectiveRange: nil) != nil)
    }

    @Test func `containers become dictionaries and back`() throws {
        useFreshRuntime()
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 12)
        container.strikethroughStyle = .double
        let values = [NSAttributedString.Key: Any](container)
        #expect(values.count == 2 && (values[.strikethroughStyle] as? NSNumber)?.intValue == 9)
        #expect(AttributeContainer(values) == container)
        #expect(
            try AttributeContainer([.strikethroughStyle: 9], including: \.uiKit).strikethroughStyle == .double
        )
    }

    /// A value as its attribute encodes it.
    private struct Written<Key: CodableAttributedStringKey>: Codable {
        let value: Key.Value
        init(_ value: Key.Value) { self.value = value }
        init(from decoder: any Decoder) throws { value = try Key.decode(from: decoder) }
        func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
    }

    private func again<Key: CodableAttributedStringKey>(_ key: Key.Type, _ value: Key.Value) throws
        -> Key.Value
    {
        try JSONDecoder().decode([Written<Key>].self, from: JSONEncoder().encode([Written<Key>(value)]))[0]
            .value
    }

    @Test func `values are written and read by their attributes`() throws {
        useFreshRuntime()
        typealias Scope = AttributeScopes.UIKitAttributes
        let font = UIFont.systemFont(ofSize: 15, weight: .heavy)
        #expect(try again(Scope.FontAttribute.self, font) == font)
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(try again(Scope.ForegroundColorAttribute.self, color) == color)
        #expect(
            try again(Scope.UnderlineStyleAttribute.self, [.thick, .patternDash]) == [.thick, .patternDash])
        #expect(try again(Scope.TextEffectAttribute.self, .letterpressStyle) == .letterpressStyle)
        #expect(try again(Scope.KernAttribute.self, 2.5) == 2.5)
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        #expect(try again(Scope.ParagraphStyleAttribute.self, paragraph) == paragraph)
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "test.dot")
        attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 20)
        let read = try again(Scope.AttachmentAttribute.self, attachment)
        #expect(
            read.contents == Data([1, 2]) && read.fileType == "test.dot" && read.bounds == attachment.bounds)
        #expect(throws: CocoaError.self) {
            try again(Scope.AttachmentAttribute.self, NSTextAttachment(image: UIImage()))
        }
    }

    @Test func `a button's title is shown with its attributes and by its transformer`() {
        useFreshRuntime()
        func runs(_ configuration: UIButton.Configuration) -> [TextRun] {
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            return GraphicsContexts.draw(in: button.bounds, scale: 1) { _ in button.drawLook() }
                .drawing.commands.compactMap { if case .text(let run) = $0.content { run } else { nil } }
        }
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Go")
        title.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = title
        #expect(runs(configuration).map(\.fontSize) == [30])
        let large = UIButton(configuration: configuration).intrinsicContentSize
        configuration.title = "Go"
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height < large.height)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            attributes in
            var changed = attributes
            changed.font = .systemFont(ofSize: 11)
            changed.foregroundColor = .green
            return changed
        }
        #expect(runs(configuration).map(\.fontSize) == [11])
        #expect(runs(configuration).map(\.color) == [UIColor.green.cgColor])
    }

    // MARK: Documents

    @Test func `plain text is read and written`() throws {
        let text = NSAttributedString(string: "Größe")
        let data = try text.data(
            from: NSRange(location: 0, length: 5),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
        #expect(String(data: data, encoding: .utf8) == "Größe")
        var attributes: NSDictionary?
        let read = try NSAttributedString(
            data: data, options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]],
            documentAttributes: &attributes)
        #expect(read.string == "Größe" && read.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(attributes?["DocumentType"] as? String == "NSPlainText")
        let latin = try text.data(
            from: NSRange(location: 0, length: 5),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: String.Encoding.isoLatin1.rawValue,
            ])
        #expect(latin.count == 5)
        #expect(
            try NSAttributedString(
                data: latin, options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
                documentAttributes: nil
            ).string == "Größe")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil)
        }
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 0, length: 1)) }
    }
}
