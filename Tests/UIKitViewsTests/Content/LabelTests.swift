import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct LabelTests {
    @Test func aLabelStartsAsApples() {
        useFreshRuntime()
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)
        #expect(label.clipsToBounds)
    }

    @Test func plainAndAttributedTextReplaceEachOther() {
        useFreshRuntime()
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Rich", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
        #expect(label.text == "Rich")
        #expect(label.textColor == .red)
        #expect(label.font.pointSize == 30)
        label.text = "Plain"
        #expect(label.attributedText?.string == "Plain")
        label.attributedText = nil
        #expect(label.text == nil)
    }

    @Test func aStyleSetLaterCoversTheText() {
        useFreshRuntime()
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.red])
        label.textColor = .blue
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .blue)
        label.textColor = nil
        #expect(label.textColor == .label)
    }
}
