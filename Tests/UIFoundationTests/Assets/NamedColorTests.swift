import TestTraits
import Testing

@testable import UIKitCore

@MainActor
@Suite(.inTurn) struct NamedColorTests {
    @Test(
        arguments: [
            (
                #"{"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}"#, "srgb",
                [1, 128 / 255, 0, 1]
            ),
            (#"{"red": "255", "green": "51", "blue": "0", "alpha": "0.5"}"#, "srgb", [1, 0.2, 0, 0.5]),
            (
                #"{"red": "0.250", "green": "1.000", "blue": "0.000", "alpha": "1"}"#, "srgb",
                [0.25, 1, 0, 1 / 255]
            ),
            (#"{"white": "0.500", "alpha": "1.000"}"#, "gray-gamma-22", [0.5, 0.5, 0.5, 1]),
            (
                #"{"red": "0.500", "green": "0.500", "blue": "0.500", "alpha": "1.000"}"#, "display-p3",
                [0.5, 0.5, 0.5, 1]
            ),
        ] as [(String, String, [CGFloat])])
    func `components are written in several ways`(components: String, space: String, parts: [CGFloat]) throws
    {
        let contents = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components": \(components)}}]}
            """
        let color = try #require(Self.color(contents))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(zip([red, green, blue, alpha], parts).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    private static func color(_ contents: String) -> UIColor? {
        let sample = SampleBundle(["A.xcassets/brand.colorset/Contents.json": Data(contents.utf8)])
        return UIColor(named: "brand", in: sample?.bundle, compatibleWith: nil)
    }

    @Test func `a color depends on the style, and may be one of the system's`() throws {
        let color = try #require(
            Self.color(
                """
                {"colors": [
                  {"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}},
                  {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                   "color": {"color-space": "srgb",
                     "components": {"red": "1.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}]}
                """))
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(color.resolvedColor(with: light) == UIColor.systemRed.resolvedColor(with: light))
        #expect(color.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        #expect(
            color.withAlphaComponent(0.5).resolvedColor(with: dark)
                == UIColor(red: 1, green: 1, blue: 0, alpha: 0.5))
    }

    @Test func `two colors of a name are equal`() throws {
        let contents = #"{"colors": [{"idiom": "universal", "color": {"reference": "labelColor"}}]}"#
        let sample = try #require(
            SampleBundle(["A.xcassets/brand.colorset/Contents.json": Data(contents.utf8)]))
        let color = UIColor(named: "brand", in: sample.bundle, compatibleWith: nil)
        #expect(color != nil && color == UIColor(named: "brand", in: sample.bundle, compatibleWith: nil))
    }

    @Test func `a data set has its bytes and type`() throws {
        let contents = """
            {"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}]}
            """
        let sample = try #require(
            SampleBundle([
                "A.xcassets/list.dataset/Contents.json": Data(contents.utf8),
                "A.xcassets/list.dataset/a.json": Data("[1]".utf8),
            ]))
        let asset = try #require(NSDataAsset(name: "list", bundle: sample.bundle))
        #expect(
            asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "list")
        #expect(NSDataAsset(name: "none", bundle: sample.bundle) == nil)
    }
}
