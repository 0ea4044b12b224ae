import TestTraits
import Testing

@testable import UIKitControls
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

@MainActor @Suite(.inTurn) struct IndicatorTests {
    @Test func anIndicatorHidesWhileItStandsStill() {
        useFreshRuntime()
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden)
        #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        indicator.stopAnimating()
        #expect(!indicator.isAnimating && indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test(arguments: [(Float(-1), Float(0)), (0.4, 0.4), (7, 1)])
    func progressIsPinned(set: Float, expected: Float) {
        useFreshRuntime()
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.setProgress(set, animated: true)
        #expect(bar.progress == expected)
    }

    @Test func imagesRunOnlyWhereThereAreSome() {
        useFreshRuntime()
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(!view.isUserInteractionEnabled)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [UIImage(), UIImage(), UIImage()]
        #expect(view.animationDuration == 0.1)
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }
}
