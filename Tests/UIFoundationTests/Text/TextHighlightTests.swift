import TestTraits
import Testing

@testable import UIFoundation

@MainActor @Suite(.inTurn) struct TextHighlightTests {
    @Test(arguments: [
        (NSAttributedString.TextHighlightColorScheme?.some(.mint), UIColor.systemMint),
        (.some(.orange), .systemOrange),
        (nil, .tintColor),
    ])
    func `a highlight colors the letters and their background`(
        scheme: NSAttributedString.TextHighlightColorScheme?, color: UIColor
    ) throws {
        var attributes: [NSAttributedString.Key: Any] = [
            .textHighlightStyle: NSAttributedString.TextHighlightStyle.default
        ]
        attributes[.textHighlightColorScheme] = scheme
        let text = NSMutableAttributedString(string: "plain marked")
        text.addAttributes(attributes, range: NSRange(location: 6, length: 6))
        let looks = text.looks(font: .systemFont(ofSize: 17), color: .label)
        #expect(looks.map(\.color) == [.label, color])
        #expect(looks.map(\.background) == [nil, color.withAlphaComponent(0.25)])
    }
}
