import AdoptModel
import Foundation
import Testing

@testable import MirrorPackage

@Suite("Data models")
struct DataModelTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "model-\(UUID().uuidString)")

    private func model(_ entities: String) throws -> URL {
        let model = folder.appendingPathComponent("Notes.xcdatamodeld")
        for (name, text) in ["Notes": "", "Notes 2": entities] {
            let version = model.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data("<model>\(text)</model>".utf8).write(to: version.appendingPathComponent("contents"))
        }
        let current = ["_XCCurrentVersionName": "Notes 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
            .write(to: model.appendingPathComponent(".xccurrentversion"))
        return model
    }

    private func classes(_ entities: String) throws -> String? {
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = try #require(DataModel(try model(entities)))
        return DataModelClasses(model: model).text
    }

    @Test(
        "Properties have the types that Xcode generates",
        arguments: [
            ("String", "", "@NSManaged public var value: String?\n"),
            ("Date", "", "@NSManaged public var value: Date?\n"),
            ("Integer 16", " usesScalarValueType=\"YES\"", "@NSManaged public var value: Int16\n"),
            ("Integer 16", "", "@NSManaged public var value: NSNumber?\n"),
            ("Boolean", " usesScalarValueType=\"YES\"", "@NSManaged public var value: Bool\n"),
            ("Binary", "", "@NSManaged public var value: Data?\n"),
            ("Transformable", "", "@NSManaged public var value: NSObject?\n"),
            ("Transformable", " customClassName=\"[String]\"", "@NSManaged public var value: [String]?\n"),
        ])
    func properties(type: String, rest: String, property: String) throws {
        let text = try #require(
            try classes(
                "<entity name=\"Note\" representedClassName=\"Note\" codeGenerationType=\"class\">"
                    + "<attribute name=\"value\" attributeType=\"\(type)\"\(rest)/></entity>"))
        #expect(text.contains("public class Note: NSManagedObject {}"))
        #expect(text.contains("class func fetchRequest() -> NSFetchRequest<Note>"))
        #expect(text.contains(property))
    }

    @Test("A to-many relationship has methods that add and remove objects")
    func relationships() throws {
        let text = try #require(
            try classes(
                """
                <entity name="Book" representedClassName=".Book" codeGenerationType="class">
                <relationship name="pages" toMany="YES" destinationEntity="Page"/></entity>
                <entity name="Page" representedClassName="Page" codeGenerationType="category">
                <relationship name="book" maxCount="1" destinationEntity="Book"/></entity>
                """))
        for line in [
            "@NSManaged public var pages: NSSet?",
            "@objc(addPagesObject:) @NSManaged public func addToPages(_ value: Page)",
            "@objc(removePagesObject:) @NSManaged public func removeFromPages(_ value: Page)",
            "@objc(addPages:) @NSManaged public func addToPages(_ values: NSSet)",
            "@NSManaged public var book: Book?",
        ] {
            #expect(text.contains(line))
        }
        #expect(!text.contains("class Page"))
    }

    @Test("The app's own classes are not generated")
    func classesOfTheApp() throws {
        let text = try classes(
            "<entity name=\"Note\" representedClassName=\"Note\"/><entity name=\"Plain\"/>")
        #expect(text == nil)
    }

    @Test("The module and the bundle contain the current version")
    func moduleAndBundle() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try model(
            "<entity name=\"Note\" representedClassName=\"Note\" codeGenerationType=\"class\">"
                + "<attribute name=\"stars\" optional=\"YES\" attributeType=\"Integer 32\" defaultValueString=\"3\"/></entity>"
        )
        let target = SourceTarget(name: "App", module: "App", kind: .app, resources: [url])
        let module = AdoptedModule(reading: target)
        #expect(module.files.map(\.place) == ["Notes+CoreDataModel.linux.swift"])
        #expect(module.imports == ["CoreData"])
        let output = folder.appendingPathComponent("out")
        try AppFolder(module.target, with: [module.target]).write(to: OutputFolder(output))
        let compiled = try Data(
            contentsOf: output.appendingPathComponent("Apps/App.app/Notes.momd/entities.plist"))
        let entities = try #require(
            try PropertyListSerialization.propertyList(from: compiled, format: nil) as? [[String: Any]])
        #expect(entities.map { $0["class"] as? String } == ["App.Note"])
        let attributes = try #require(entities[0]["attributes"] as? [[String: Any]])
        #expect(attributes[0]["default"] as? Int == 3)
        #expect(attributes[0]["type"] as? Int == 200)
    }
}
