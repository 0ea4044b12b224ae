import CoreGraphics
import Testing

@Suite struct ColorTests {
    @Test func colorsAreEqualByTheirSpaceAndNumbers() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(red != red.copy(alpha: 0.5))
        #expect(CGColor(gray: 1, alpha: 1) == .white)
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]) != red)
        #expect(red.components == [1, 0, 0, 1])
        #expect(CGColor.clear.alpha == 0)
        let literal: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == red)
    }

    @Test(arguments: [
        (CGColorSpace.sRGB, CGColorSpaceModel.rgb, 3, false), (CGColorSpace.displayP3, .rgb, 3, true),
        (CGColorSpace.extendedGray, .monochrome, 1, false), (CGColorSpace.linearSRGB, .rgb, 3, false),
    ])
    func spacesAreKnownByName(name: CFString, model: CGColorSpaceModel, count: Int, isWide: Bool) throws {
        let space = try #require(CGColorSpace(name: name))
        #expect(space.model == model && space.numberOfComponents == count)
        #expect(space.isWideGamutRGB == isWide && space.name == name)
    }

    @Test func unknownSpacesAreNone() {
        #expect(CGColorSpace(name: "green" as CFString) == nil)
    }

    /// Red of P3 in extended sRGB, and half of the light, are figures from the standards.
    private static let conversions: [(CFString, [CGFloat], CFString, [CGFloat])] = [
        (CGColorSpace.displayP3, [1, 0, 0, 1], CGColorSpace.extendedSRGB, [1.0931, -0.2267, -0.1501, 1]),
        (CGColorSpace.displayP3, [1, 0, 0, 1], CGColorSpace.sRGB, [1, 0, 0, 1]),
        (CGColorSpace.sRGB, [1, 1, 1, 0.5], CGColorSpace.displayP3, [1, 1, 1, 0.5]),
        (CGColorSpace.linearSRGB, [0.5, 0.5, 0.5, 1], CGColorSpace.sRGB, [0.7354, 0.7354, 0.7354, 1]),
        (CGColorSpace.linearGray, [0.5, 1], CGColorSpace.sRGB, [0.7354, 0.7354, 0.7354, 1]),
        (CGColorSpace.extendedGray, [0.25, 1], CGColorSpace.sRGB, [0.25, 0.25, 0.25, 1]),
        (CGColorSpace.sRGB, [0, 1, 0, 1], CGColorSpace.linearGray, [0.7152, 1]),
    ]

    @Test(arguments: conversions)
    func colorsGoFromSpaceToSpace(from: CFString, numbers: [CGFloat], to: CFString, expected: [CGFloat])
        throws
    {
        let space = try #require(CGColorSpace(name: from))
        let color = try #require(CGColor(colorSpace: space, components: numbers))
        let other = try #require(CGColorSpace(name: to))
        let converted = color.converted(to: other, intent: .defaultIntent, options: nil)?.components ?? []
        #expect(converted.count == expected.count)
        for (one, other) in zip(converted, expected) { #expect(isNear(one, other, 2e-4)) }
    }

    @Test func gradientsSpreadTheirColors() throws {
        let colors = [CGColor.black, CGColor(gray: 0.5, alpha: 1), CGColor.white]
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        let gradient = try #require(
            CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil))
        #expect(gradient.locations == [0, 0.5, 1])
        #expect(gradient.colors.allSatisfy { $0.colorSpace == space })
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }
}
