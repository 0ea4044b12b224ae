import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Smaller members of fonts, colors, images, renderers and screens.
@MainActor @Suite(.inTurn) struct FontAndScreenMemberTests {
    @Test func `descriptors find the fonts that have what they say`() {
        useFreshRuntime()
        let georgia = UIFontDescriptor(fontAttributes: [.family: "Georgia"])
        let names = georgia.matchingFontDescriptors(withMandatoryKeys: [.family]).map(\.postscriptName)
        #expect(names == ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
        let bold = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold"])
        #expect(
            bold.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName) == ["Georgia-Bold"])
        #expect(
            UIFontDescriptor(fontAttributes: [.family: "Nowhere"]).matchingFontDescriptors(
                withMandatoryKeys: [.family]).isEmpty)
        #expect(UIFontDescriptor().fontAttributes.isEmpty)
    }

    @Test func `a feature makes digits equally wide`() {
        useFreshRuntime()
        let plain = UIFont.systemFont(ofSize: 17)
        let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[.type: 6, .selector: 0]]
        let even = UIFont(
            descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        let wide: (UIFont, String) -> CGFloat = { $1.size(withAttributes: [.font: $0]).width }
        #expect(wide(even, "111") == wide(even, "000") && wide(plain, "111") != wide(plain, "000"))
        #expect(wide(even, "111") == wide(.monospacedDigitSystemFont(ofSize: 17, weight: .regular), "111"))
    }

    @Test func `a style's metrics scale as the style does`() {
        useFreshRuntime()
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(UIFont.TextStyle.title1.metrics.scaledValue(for: 28, compatibleWith: traits) == 34)
        #expect(UIFontDescriptor.SymbolicTraits.classSansSerif.rawValue == 8 << 28)
    }

    @Test func `a gray says how white it is, and a color does not`() {
        useFreshRuntime()
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(
            UIColor(white: 0.4, alpha: 0.6).getWhite(&white, alpha: &alpha) && white == 0.4 && alpha == 0.6)
        #expect(
            UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1).getWhite(&white, alpha: nil) && white == 0.2)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 0.2)
    }

    @Test func `a stretchable image keeps its caps`() {
        useFreshRuntime()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }
        let stretched = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
        #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        #expect(
            stretched.resizingMode == .stretch && stretched.leftCapWidth == 10 && stretched.topCapHeight == 0)
    }

    @Test func `images are ready to be shown`() {
        useFreshRuntime()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(image.preparingForDisplay() === image && !image.isHighDynamicRange)
        #expect(
            image.imageRestrictedToStandardDynamicRange() === image
                && image.imageRendererFormat.scale == image.scale)
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var prepared: UIImage?
        image.prepareForDisplay {
            prepared = $0
            done.signal()
        }
        done.wait()
        #expect(prepared === image)
        var configuration = UIImageReader.Configuration()
        configuration.preparesImagesForDisplay = true
        #expect(UIImageReader(configuration: configuration).image(data: Data([1, 2, 3])) == nil)
        #expect(
            UIImageReader.default.configuration == UIImageReader.Configuration()
                && configuration != UIImageReader.Configuration())
        #expect(UIImage(systemName: "wifi", variableValue: 0.5)?.isSymbolImage == true)
        let view = UIImageView()
        #expect(view.imageDynamicRange == .unspecified && view.preferredImageDynamicRange == .unspecified)
        view.image = image
        #expect(view.imageDynamicRange == .standard)
        let finnish = UIImage.Configuration(locale: Locale(identifier: "fi"))
        #expect(finnish.locale?.identifier == "fi" && finnish.withLocale(nil).locale == nil)
    }

    @Test func `traits of images and of typesetting`() {
        useFreshRuntime()
        #expect(UITraitCollection(imageDynamicRange: .high).imageDynamicRange == .high)
        #expect(
            UITraitCollection().imageDynamicRange == .unspecified
                && UITraitCollection().typesettingLanguage == nil)
        let thai = UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th"))
        #expect(thai.typesettingLanguage == Locale.Language(identifier: "th"))
        #expect(UITraitCollection(UITraitDisplayScale.self, value: 3).displayScale == 3)
        let changed = UITraitCollection { $0.imageDynamicRange = .standard }
        #expect(changed.imageDynamicRange == .standard)
        #expect(thai.imageConfiguration.traitCollection == thai)
        #expect(
            UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self })
    }

    private final class Log: UIGraphicsRenderer {
        nonisolated(unsafe) static var prepared = 0
        override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
            format.bounds.width > 100 ? nil : super.context(with: format)
        }
        override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
            prepared += 1
        }
    }

    @Test func `a renderer of an app runs its blocks in its context`() throws {
        useFreshRuntime()
        var calls: [String] = []
        try Log(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)).runDrawingActions({ context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.format.bounds.width == 10)
            calls.append("draw")
        }) { _ in calls.append("done") }
        #expect(calls == ["draw", "done"] && Log.prepared == 1 && UIGraphicsGetCurrentContext() == nil)
        #expect(throws: CocoaError.self) {
            try Log(bounds: CGRect(x: 0, y: 0, width: 200, height: 10)).runDrawingActions { _ in
                calls.append("never")
            }
        }
        #expect(
            !Log(bounds: .zero).allowsImageOutput && UIGraphicsImageRenderer(size: .zero).allowsImageOutput)
    }

    @Test func `a screen has one mode and no other screens`() {
        let runtime = useFreshRuntime()
        let screen = UIScreen.main
        #expect(UIScreen.screens == [screen] && screen.mirrored == nil && screen.availableModes.count == 1)
        #expect(
            screen.currentMode?.size == screen.nativeBounds.size
                && screen.preferredMode === screen.currentMode)
        #expect(screen.currentMode?.pixelAspectRatio == 1 && screen.overscanCompensation == .scale)
        #expect(screen.overscanCompensationInsets == .zero && screen.calibratedLatency == 0)
        #expect(screen.referenceDisplayModeStatus == .notSupported && screen.potentialEDRHeadroom == 1)
        let (width, height) = (screen.bounds.width, screen.bounds.height)
        let fixed = screen.fixedCoordinateSpace
        #expect(fixed.bounds == screen.bounds)
        let point = CGPoint(x: 10, y: 20)
        #expect(fixed.convert(point, to: screen.coordinateSpace) == point)
        runtime.screen.turn(to: .landscapeRight)
        #expect(
            screen.bounds.size == CGSize(width: height, height: width)
                && fixed.bounds.size == CGSize(width: width, height: height))
        let turned = fixed.convert(point, to: screen.coordinateSpace)
        #expect(
            turned == CGPoint(x: 20, y: width - 10)
                && fixed.convert(turned, from: screen.coordinateSpace) == point)
    }

    @Test func `a collation finds sections and sorts within them`() {
        useFreshRuntime()
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(
            collation.sectionIndexTitles == collation.sectionTitles
                && collation.section(forSectionIndexTitle: 5) == 5)
        let selector = Selector("description")
        let sections = ["apple", "Ärger", "zoo", "1st", "Brand"].map {
            collation.section(for: $0, collationStringSelector: selector)
        }
        #expect(sections == [0, 0, 25, 26, 1])
        let sorted = collation.sortedArray(
            from: ["beta", "Alpha", "alpine", "10", "9"], collationStringSelector: selector)
        #expect(sorted as? [String] == ["9", "10", "Alpha", "alpine", "beta"])
    }
}
