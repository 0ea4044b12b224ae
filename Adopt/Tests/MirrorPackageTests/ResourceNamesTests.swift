import AdoptModel
import Foundation
import Testing

@testable import MirrorPackage

@Suite("Names that R.swift generates for resources")
struct ResourceNamesTests {
    @Test(
        "A resource's name becomes a property name",
        arguments: [
            ("settings-icon", "settingsIcon"), ("gradient.jpg", "gradientJpg"),
            ("primary background", "primaryBackground"),
            ("welcome.withName", "welcomeWithName"), ("mypage_title", "mypage_title"),
            ("OverviewController", "overviewController"), ("Acme-Light", "acmeLight"),
            ("default", "`default`"), ("…", nil),
        ] as [(String, String?)])
    func names(name: String, property: String?) {
        #expect(ResourceName.property(name) == property)
    }

    @Test(
        "A format string determines its arguments",
        arguments: [
            ("Hello", []), ("%@ of %d", ["String", "Int"]), ("%2$@, %1$.1f", ["Double", "String"]),
            ("100 % of it, %% and %5ld", ["Int"]), ("%02X%u", ["UInt", "UInt"]),
        ])
    func formats(text: String, types: [String]) {
        #expect(FormatArguments(text).types == types)
    }

    @Test("The generated names compile with an app's uses")
    func uses() throws {
        let app = try SmallResources()
        defer { app.remove() }
        let names = try #require(
            ResourceNames(of: app.target, texts: [app.classes, app.uses], importing: ["Pages"]))
        let errors = try app.errors(of: ["R": names.text, "Classes": app.classes, "Uses": app.uses])
        #expect(errors.isEmpty, Comment(rawValue: errors + "\n" + names.text))
    }

    @Test("An app that contains the file, uses no names or doesn't use the tool gets no generated file")
    func none() throws {
        let app = try SmallResources()
        defer { app.remove() }
        #expect(ResourceNames(of: app.target, texts: ["let r = Rows.first"], importing: ["Pages"]) == nil)
        var target = app.target
        target.resourceNames = .none
        #expect(ResourceNames(of: target, texts: [app.uses], importing: ["Pages"]) == nil)
        target = app.target
        target.sources = [URL(fileURLWithPath: "/App/R.generated.swift")]
        #expect(ResourceNames(of: target, texts: [app.uses], importing: ["Pages"]) == nil)
    }

    @Test("An undeclared class becomes its element's class, and another module's class adds an import")
    func classes() throws {
        let app = try SmallResources()
        defer { app.remove() }
        let text = try #require(ResourceNames(of: app.target, texts: ["R.image"], importing: ["Pages"])).text
        #expect(text.contains("Rswift.StoryboardViewControllerResource<UITableViewController>"))
        #expect(text.contains("import Pages\n"))
        #expect(text.contains("-> Pages.Welcome?"))
        // The module may not be here.
        let alone = try #require(ResourceNames(of: app.target, texts: ["R.image"], importing: [])).text
        #expect(!alone.contains("Pages"))
        #expect(alone.contains("-> UIView? { R.view(0"))
    }

    @Test("A font's name is read from its file")
    func font() throws {
        let app = try SmallResources()
        defer { app.remove() }
        let font = try app.write([UInt8](SmallResources.font), to: "light.ttf")
        #expect(FontName.of(font) == "Acme-Light")
        #expect(FontName.of(try app.write([0, 1, 2], to: "broken.ttf")) == nil)
    }
}
