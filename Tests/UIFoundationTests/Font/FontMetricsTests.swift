import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct FontMetricsTests {
    @Test func theSystemsTypefaceHasItsHeights() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender - font.descender == font.lineHeight)
        #expect(font.descender < 0)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
        #expect(font.leading == 0)
    }

    @Test(arguments: [
        // The heights of labels with these fonts, as Interface Builder saved them at a scale of 2.
        ("Avenir-Book", 13.0, 18.0), ("CourierNewPSMT", 17, 19.5), ("Futura-Medium", 17, 22.5),
        ("Futura-Medium", 18, 23.5), ("HelveticaNeue", 11, 13), ("HelveticaNeue", 12, 14),
        ("HelveticaNeue", 18, 21), ("HelveticaNeue-Medium", 12, 14.5), ("HelveticaNeue-Medium", 16, 19.5),
        ("Verdana", 17, 21), ("TrebuchetMS", 17, 20),
    ])
    func namedTypefacesHaveTheirs(name: String, size: CGFloat, height: CGFloat) throws {
        let font = try #require(UIFont(name: name, size: size))
        #expect(PixelGrid(scale: 2).up(font.lineHeight) == height)
    }

    @Test(arguments: [
        (UIFont.TextStyle.body, 22.0), (.headline, 22), (.callout, 21), (.subheadline, 20), (.footnote, 18),
        (.caption1, 16), (.title1, 34), (.largeTitle, 41),
    ])
    func linesOfATextStyleAreFurtherApart(style: UIFont.TextStyle, distance: CGFloat) {
        useFreshRuntime()
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(abs(font.lineHeight + font.leading - distance) < 0.001)
    }

    nonisolated private static let bodySizes: [(UIContentSizeCategory, CGFloat)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
        (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
        (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
        (.accessibilityExtraExtraExtraLarge, 53), (.unspecified, 17),
    ]

    @Test(arguments: bodySizes)
    func aTextStyleFollowsTheTextSize(category: UIContentSizeCategory, size: CGFloat) {
        useFreshRuntime()
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
        let runtime = useFreshRuntime()
        runtime.screen.setUserTraits { $0.preferredContentSizeCategory = category }
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == size)
    }

    @Test func sizesGrowWithTheTextSizeInEveryStyle() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
            .caption1, .caption2,
        ]
        for style in styles {
            let sizes = Self.bodySizes.dropLast().map { category, _ in
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
            #expect(sizes == sizes.sorted(), "\(style)")
        }
    }

    @Test(arguments: [
        (UIContentSizeCategory.large, 20.0, 20.0), (.extraExtraExtraLarge, 20, 27),
        (.extraSmall, 17, 14), (.accessibilityExtraExtraExtraLarge, 17, 53),
    ])
    func metricsScaleAsBodyDoes(category: UIContentSizeCategory, value: CGFloat, scaled: CGFloat) {
        useFreshRuntime()
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let result = UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits)
        #expect(abs(result - scaled) < 0.5)
        #expect(abs(result * 3 - (result * 3).rounded()) < 0.001)
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: value), compatibleWith: traits)
        #expect(font.pointSize == result)
        #expect(font.fontName == UIFont.systemFont(ofSize: value).fontName)
    }

    @Test func aScaledFontKeepsToItsMaximumAndIsNotScaledAgain() {
        let runtime = useFreshRuntime()
        runtime.diagnostics.recordsExceptions = true
        runtime.screen.setUserTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        let metrics = UIFontMetrics(forTextStyle: .title1)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)
        #expect(font.pointSize == 24)
        #expect(metrics.scaledFont(for: font) == font)
        #expect(
            runtime.diagnostics.entries.map(\.message) == [
                "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
            ])
    }

    @Test func familiesListTheirFonts() {
        #expect(UIFont.familyNames.contains("Georgia"))
        #expect(
            UIFont.fontNames(forFamilyName: "Georgia")
                == ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
        #expect(UIFont.fontNames(forFamilyName: "No such family") == [])
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                #expect(UIFont(name: name, size: 10)?.familyName == family)
            }
        }
    }
}

@MainActor @Suite(.inTurn) struct FontDescriptorTests {
    nonisolated private static let faces: [(String, UIFontDescriptor.SymbolicTraits, String)] = [
        ("Georgia", .traitBold, "Georgia-Bold"),
        ("Georgia", [.traitBold, .traitItalic], "Georgia-BoldItalic"),
        ("Georgia-Bold", .traitItalic, "Georgia-Italic"), ("Georgia-Bold", [], "Georgia"),
        ("HelveticaNeue", .traitBold, "HelveticaNeue-Bold"),
    ]

    @Test(arguments: faces)
    func traitsChooseAFaceOfTheFamily(
        name: String, traits: UIFontDescriptor.SymbolicTraits, expected: String
    ) throws {
        let descriptor = try #require(
            UIFontDescriptor(name: name, size: 14).withSymbolicTraits(traits))
        #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(name: expected, size: 14))
        #expect(descriptor.symbolicTraits.intersection([.traitBold, .traitItalic]) == traits)
    }

    @Test func aFamilyWithoutTheTraitsAnswersNil() {
        #expect(UIFontDescriptor(name: "Chalkduster", size: 10).withSymbolicTraits(.traitItalic) == nil)
    }

    @Test func aFontComesBackFromItsDescriptor() {
        useFreshRuntime()
        let fonts: [UIFont] = [
            .systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .heavy), .boldSystemFont(ofSize: 20),
            .italicSystemFont(ofSize: 9), .monospacedSystemFont(ofSize: 11, weight: .bold),
            .preferredFont(forTextStyle: .title1), UIFont(name: "Menlo-Bold", size: 12),
        ].compactMap { $0 }
        for font in fonts {
            let copy = UIFont(descriptor: font.fontDescriptor, size: 0)
            #expect(copy == font)
            #expect(copy.leading == font.leading)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 30).pointSize == 30)
        }
    }

    @Test func designsAreOfTheSystemsTypeface() throws {
        let system = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
        let serif = UIFont(descriptor: try #require(system.withDesign(.serif)), size: 0)
        #expect(serif.fontName != UIFont.systemFont(ofSize: 15, weight: .bold).fontName)
        let mono = try #require(system.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 15, weight: .bold))
        #expect(mono.symbolicTraits.contains(.traitMonoSpace))
        #expect(UIFontDescriptor(name: "Georgia", size: 1).withDesign(.serif) == nil)
    }

    @Test func attributesSayWhatTheyWereGiven() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .size: CGFloat(18)])
        #expect(descriptor.pointSize == 18)
        #expect(descriptor.object(forKey: .name) as? String == "AvenirNext-Regular")
        #expect(descriptor.addingAttributes([.face: "Bold"]).postscriptName == "AvenirNext-Bold")
        #expect(descriptor.withFace("Medium").postscriptName == "AvenirNext-Medium")
        #expect(descriptor.withFamily("Georgia").postscriptName == "Georgia")
        #expect(descriptor.withSize(3).pointSize == 3)
        let light = descriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.ultraLight]
        ])
        #expect(light.postscriptName == "AvenirNext-UltraLight")
        #expect(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).object(forKey: .textStyle)
                as? String == UIFont.TextStyle.headline.rawValue)
    }
}
