import Foundation
import Testing

@testable import MirrorPackage

@Suite("Names of asset catalogs")
struct AssetSymbolsTests {
    @Test(
        "A set's name becomes a property name",
        arguments: [
            ("gh-logo", "Image", "ghLogo"), ("avatar_placeholder 2", "Image", "avatarPlaceholder2"),
            ("AccentColor", "Color", "accent"), ("Color", "Color", "color"), ("LogoImage", "Image", "logo"),
            ("LogoImage", "Color", "logoImage"), ("URLField", "Image", "urlField"), ("URL", "Image", "url"),
            ("1password", "Image", "_1password"), ("default", "Image", "`default`"), ("--", "Image", nil),
        ] as [(String, String, String?)])
    func names(name: String, kind: String, property: String?) {
        #expect(AssetSymbolName.property(name, kind: kind) == property)
    }

    private let catalog = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString)/Assets.xcassets")

    private func text(_ sets: [String], extendsUIKit: Bool) throws -> String? {
        defer { try? FileManager.default.removeItem(at: catalog.deletingLastPathComponent()) }
        for set in sets {
            try FileManager.default.createDirectory(
                at: catalog.appendingPathComponent(set), withIntermediateDirectories: true)
        }
        let space = catalog.appendingPathComponent("tab bar")
        if FileManager.default.fileExists(atPath: space.path) {
            try Data("{\"properties\": {\"provides-namespace\": true}}".utf8).write(
                to: space.appendingPathComponent("Contents.json"))
        }
        return AssetSymbols([catalog], extendsUIKit: extendsUIKit).text
    }

    @Test("Folders that provide a namespace become types, other folders add nothing")
    func resources() throws {
        let sets = ["AppIcon.appiconset", "Icons/star.imageset", "tab bar/home.imageset", "Brand.colorset"]
        #expect(
            try text(sets, extendsUIKit: false) == """
                import UIKit

                extension UIKit.ImageResource {
                    static let star = UIKit.ImageResource(name: "star", bundle: .main)
                    enum TabBar {
                        static let home = UIKit.ImageResource(name: "tab bar/home", bundle: .main)
                    }
                }

                extension UIKit.ColorResource {
                    static let brand = UIKit.ColorResource(name: "Brand", bundle: .main)
                }

                """)
    }

    @Test("UIImage and UIColor get the names if the target requests it, except UIKit's own names")
    func extensions() throws {
        let sets = ["star.imageset", "tab bar/home.imageset", "Brand.colorset", "red.colorset"]
        let text = try #require(try text(sets, extendsUIKit: true))
        #expect(
            text.hasSuffix(
                """
                extension UIImage {
                    static var star: UIImage { UIImage(resource: .star) }
                    enum TabBar {
                        static var home: UIImage { UIImage(resource: .TabBar.home) }
                    }
                }

                extension UIColor {
                    static var brand: UIColor { UIColor(resource: .brand) }
                }

                """))
        #expect(text.contains("static let red = "))
    }

    @Test("The first of two sets with the same name gets it, and a catalog of icons adds none")
    func fewer() throws {
        let text = try text(["a-b.imageset", "a_b.imageset"], extendsUIKit: false)
        #expect(text?.components(separatedBy: "aB").count == 2)
        #expect(try self.text(["AppIcon.appiconset"], extendsUIKit: true) == nil)
    }
}
