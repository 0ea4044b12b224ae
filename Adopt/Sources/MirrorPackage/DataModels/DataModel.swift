import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A Core Data model as Xcode saves it: `X.xcdatamodeld`, or `X.xcdatamodel` without versions.
struct DataModel {
    /// One attribute of an entity.
    struct Attribute {
        let name: String
        let type: String
        let isOptional: Bool
        let isScalar: Bool
        let defaultText: String?
        /// The class of transformable values, if the model specifies it.
        let className: String?
    }

    /// One relationship of an entity.
    struct Relationship {
        let name: String
        let destination: String
        let inverse: String?
        let isOptional: Bool
        let isToMany: Bool
        let isOrdered: Bool
        let cascades: Bool
    }

    /// One entity.
    struct Entity {
        /// The code that Xcode generates for an entity.
        enum Code: String {
            case wholeClass = "class"
            case category
            case none
        }

        let name: String
        /// The class without its module; `nil` for plain managed objects.
        let className: String?
        let code: Code
        let parent: String?
        let isAbstract: Bool
        let attributes: [Attribute]
        let relationships: [Relationship]
    }

    let name: String
    /// Whether the model is one of several versions.
    let isVersioned: Bool
    /// The file of the model.
    let file: URL
    let entities: [Entity]

    static func isOne(_ resource: URL) -> Bool {
        ["xcdatamodeld", "xcdatamodel"].contains(resource.pathExtension)
    }

    /// - Returns: `nil` if the file isn't a data model or can't be read.
    init?(_ resource: URL) {
        guard Self.isOne(resource) else { return nil }
        name = resource.deletingPathExtension().lastPathComponent
        isVersioned = resource.pathExtension == "xcdatamodeld"
        let version = isVersioned ? Self.currentVersion(in: resource) : resource
        guard let file = version?.appendingPathComponent("contents"), let data = try? Data(contentsOf: file),
            let document = try? XMLDocument(data: data), let root = document.rootElement()
        else { return nil }
        self.file = file
        entities = root.elements(forName: "entity").map(Entity.init)
    }

    private static func currentVersion(in folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let list = (try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion"))).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let current = list?["_XCCurrentVersionName"] as? String
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        return (versions.first { $0 == current } ?? versions.last).map(folder.appendingPathComponent)
    }
}

extension DataModel.Entity {
    fileprivate init(_ element: XMLElement) {
        name = element.text("name") ?? ""
        let represented = element.text("representedClassName")?.split(separator: ".").last.map(String.init)
        className = represented == "NSManagedObject" ? nil : represented
        code = element.text("codeGenerationType").flatMap(Code.init) ?? .none
        parent = element.text("parentEntity")
        isAbstract = element.isSet("isAbstract")
        attributes = element.elements(forName: "attribute").map(DataModel.Attribute.init)
        relationships = element.elements(forName: "relationship").map(DataModel.Relationship.init)
    }
}

extension DataModel.Attribute {
    fileprivate init(_ element: XMLElement) {
        name = element.text("name") ?? ""
        type = element.text("attributeType") ?? ""
        isOptional = element.isSet("optional")
        isScalar = element.isSet("usesScalarValueType")
        defaultText = element.text("defaultValueString") ?? element.text("defaultDateTimeInterval")
        className = element.text("customClassName")
    }
}

extension DataModel.Relationship {
    fileprivate init(_ element: XMLElement) {
        name = element.text("name") ?? ""
        destination = element.text("destinationEntity") ?? ""
        inverse = element.text("inverseName")
        isOptional = element.isSet("optional")
        isToMany = element.isSet("toMany") || element.text("maxCount") != "1"
        isOrdered = element.isSet("ordered")
        cascades = element.text("deletionRule") == "Cascade"
    }
}

extension XMLElement {
    func text(_ name: String) -> String? { attribute(forName: name)?.stringValue }
    fileprivate func isSet(_ name: String) -> Bool { text(name) == "YES" }
}
