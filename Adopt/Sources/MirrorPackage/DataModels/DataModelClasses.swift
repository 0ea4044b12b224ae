/// The classes that Xcode generates for a data model.
struct DataModelClasses {
    let model: DataModel

    /// A Swift file; `nil` if the model generates no code.
    var text: String? {
        let made = model.entities.filter { $0.className != nil }.flatMap(declarations)
        return made.isEmpty ? nil : (["import CoreData"] + made).joined(separator: "\n\n") + "\n"
    }

    private func declarations(of entity: DataModel.Entity) -> [String] {
        guard let name = entity.className else { return [] }
        switch entity.code {
        case .wholeClass: return [wholeClass(name, entity)] + members(of: entity, name)
        case .category: return members(of: entity, name)
        case .none: return []
        }
    }

    private func wholeClass(_ name: String, _ entity: DataModel.Entity) -> String {
        let parent = model.entities.first { $0.name == entity.parent }?.className
        return "public class \(name): \(parent ?? "NSManagedObject") {}"
    }

    private func members(of entity: DataModel.Entity, _ name: String) -> [String] {
        let request = """
                public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: "\(entity.name)") }
            """
        let lines = entity.attributes.map(property) + entity.relationships.flatMap(accessors)
        let body = ([request] + lines.map { "    " + $0 }).joined(separator: "\n")
        let identified = entity.parent == nil ? ["extension \(name): Identifiable {}"] : []
        return ["extension \(name) {\n\(body)\n}"] + identified
    }

    private func property(_ attribute: DataModel.Attribute) -> String {
        if attribute.isScalar, let type = Self.scalars[attribute.type] {
            return managed("var \(attribute.name): \(type)")
        }
        return optional(attribute.name, Self.objects[attribute.type] ?? attribute.className ?? "NSObject")
    }

    private func optional(_ name: String, _ type: String) -> String { managed("var \(name): \(type)?") }

    private func managed(_ declaration: String, named selector: String? = nil) -> String {
        (selector.map { "@objc(\($0)) " } ?? "") + "@NSManaged public \(declaration)"
    }

    private func accessors(_ relationship: DataModel.Relationship) -> [String] {
        let other =
            model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
        guard relationship.isToMany else { return [optional(relationship.name, other)] }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let changes = [
            managed("func addTo\(name)(_ value: \(other))", named: "add\(name)Object:"),
            managed("func removeFrom\(name)(_ value: \(other))", named: "remove\(name)Object:"),
            managed("func addTo\(name)(_ values: \(set))", named: "add\(name):"),
            managed("func removeFrom\(name)(_ values: \(set))", named: "remove\(name):"),
        ]
        return [optional(relationship.name, set)] + changes
            + (relationship.isOrdered ? places(name, other) : [])
    }

    /// The methods that change an ordered relationship by index.
    private func places(_ name: String, _ other: String) -> [String] {
        [
            managed(
                "func insertInto\(name)(_ value: \(other), at idx: Int)",
                named: "insertObject:in\(name)AtIndex:"),
            managed("func removeFrom\(name)(at idx: Int)", named: "removeObjectFrom\(name)AtIndex:"),
            managed(
                "func insertInto\(name)(_ values: [\(other)], at indexes: NSIndexSet)",
                named: "insert\(name):atIndexes:"),
            managed("func removeFrom\(name)(at indexes: NSIndexSet)", named: "remove\(name)AtIndexes:"),
            managed(
                "func replace\(name)(at idx: Int, with value: \(other))",
                named: "replaceObjectIn\(name)AtIndex:withObject:"),
            managed(
                "func replace\(name)(at indexes: NSIndexSet, with values: [\(other)])",
                named: "replace\(name)AtIndexes:with\(name):"),
        ]
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
        "Float": "Float", "Boolean": "Bool",
    ]

    private static let objects = [
        "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
        "Float": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSDecimalNumber", "String": "String",
        "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    ]
}
