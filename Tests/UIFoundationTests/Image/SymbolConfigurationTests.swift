import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor
@Suite(.inTurn) struct SymbolConfigurationTests {
    typealias Configuration = UIImage.SymbolConfiguration

    private func size(_ configuration: Configuration?) throws -> CGSize {
        try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
    }

    @Test(
        arguments: [
            (nil, 17), (Configuration(pointSize: 30), 30), (Configuration(pointSize: 30, weight: .black), 30),
            (Configuration(pointSize: 20, weight: .regular, scale: .large), 26),
            (Configuration(pointSize: 20, weight: .regular, scale: .small), 16),
            (Configuration(textStyle: .largeTitle), 34), (Configuration(font: .systemFont(ofSize: 12)), 12),
            (Configuration(textStyle: .caption1, scale: .default), 12),
        ] as [(Configuration?, CGFloat)])
    func `a symbol is as large as the text it goes with`(configuration: Configuration?, height: CGFloat)
        throws
    {
        useFreshRuntime()
        #expect(try size(configuration).height == height)
    }

    @Test func `a later symbol configuration replaces the values that it has`() {
        let size = Configuration(pointSize: 30, weight: .bold)
        let scaled = size.applying(Configuration(scale: .large))
        #expect(scaled == Configuration(pointSize: 30, weight: .bold, scale: .large))
        #expect(
            scaled.applying(Configuration(weight: .thin))
                == Configuration(pointSize: 30, weight: .thin, scale: .large))
        #expect(
            scaled.applying(Configuration(textStyle: .body)).configurationWithoutWeight()
                == Configuration(textStyle: .body, scale: .large))
        #expect(scaled.configurationWithoutScale() == size)
        #expect(size.configurationWithoutPointSizeAndWeight() == .unspecified)
        #expect(Configuration(textStyle: .body).configurationWithoutTextStyle().isEqual(to: .unspecified))
        #expect(size.applying(nil) === size)
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(size.withTraitCollection(traits).traitCollection == traits)
    }

    @Test func `weights go with those of fonts, both ways`() {
        let weights = (1...9).compactMap(UIImage.SymbolWeight.init)
        #expect(weights.count == 9)
        for weight in weights { #expect(weight.fontWeight().symbolWeight() == weight) }
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
        #expect(
            Configuration(font: .systemFont(ofSize: 9, weight: .heavy))
                == Configuration(pointSize: 9, weight: .heavy))
    }

    @Test func `an image keeps what it says itself, and takes the rest from its view`() throws {
        useFreshRuntime()
        let plain = try #require(UIImage(systemName: "star"))
        let own = plain.withConfiguration(Configuration(pointSize: 10))
        let preferred = Configuration(pointSize: 40, weight: .bold)
        let view = UIImageView(image: plain)
        view.preferredSymbolConfiguration = preferred
        #expect(view.intrinsicContentSize.height == 40)
        view.image = own
        #expect(view.intrinsicContentSize.height == 10)
        #expect(view.shownImage?.symbolConfiguration == Configuration(pointSize: 10, weight: .bold))
        let larger = try #require(own.applyingSymbolConfiguration(Configuration(scale: .large)))
        #expect(larger.size.height == 13)
        #expect(UIImage().applyingSymbolConfiguration(preferred) == nil)
    }

    @Test func `a button draws symbols as it prefers`() throws {
        useFreshRuntime()
        let image = try #require(UIImage(systemName: "star"))
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.setPreferredSymbolConfiguration(Configuration(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height == 40)
        #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == Configuration(pointSize: 40))
        button.setPreferredSymbolConfiguration(Configuration(pointSize: 30), forImageIn: .highlighted)
        button.isHighlighted = true
        #expect(button.intrinsicContentSize.height == 30)
        var configuration = UIButton.Configuration.plain()
        configuration.image = image
        configuration.preferredSymbolConfigurationForImage = Configuration(pointSize: 50)
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 64)
    }

    @Test func `a symbol has the baseline of its text`() throws {
        let symbol = try #require(
            UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 24)))
        let offset = try #require(symbol.baselineOffsetFromBottom)
        #expect(symbol.hasBaseline && abs(offset - (24 - 16.9) / 2) < 1e-9)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(!drawn.hasBaseline)
        let raised = drawn.withBaselineOffset(fromBottom: 1)
        #expect(raised.baselineOffsetFromBottom == 1 && !raised.imageWithoutBaseline().hasBaseline)
    }

    @Test func `exchanging left and right twice changes nothing`() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let flipped = drawn.withHorizontallyFlippedOrientation()
        #expect(flipped.imageOrientation == .upMirrored && flipped != drawn)
        #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
        let symbol = try #require(UIImage(systemName: "arrow.up"))
        #expect(symbol.withHorizontallyFlippedOrientation() != symbol)
        #expect(symbol.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation() == symbol)
    }
}
