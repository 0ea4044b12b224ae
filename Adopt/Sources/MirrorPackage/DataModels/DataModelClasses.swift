/// The classes that Xcode makes of a data model as it builds.
struct DataModelClasses {
    let model: DataModel
    /// The classes that the module's own files declare.
    let declared: Set<String>

    /// A Swift file; `nil` where the model asks for none.
    var text: String? {
        let made = model.entities.filter { $0.className != nil }.flatMap(declarations)
        return made.isEmpty ? nil : (["import CoreData"] + made).joined(separator: "\n\n") + "\n"
    }

    private func declarations(of entity: DataModel.Entity) -> [String] {
        guard let name = entity.className else { return [] }
        switch entity.code {
        case .wholeClass: return [wholeClass(name, entity), making(name)] + members(of: entity, name)
        case .category: return [making(name)] + members(of: entity, name)
        case .none: return declared.contains(name) ? [making(name)] : []
        }
    }

    private func wholeClass(_ name: String, _ entity: DataModel.Entity) -> String {
        let parent = model.entities.first { $0.name == entity.parent }?.className
        return "public class \(name): \(parent ?? "NSManagedObject") {}"
    }

    /// What makes an object of the class when the entity is known by its name alone.
    private func making(_ name: String) -> String {
        """
        extension \(name): ManagedObjectMaking {
            public static func newObject(of entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
                \(name)(entity: entity, insertInto: context)
            }
        }
        """
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
        if attribute.isScalar, let (type, value, zero) = Self.scalars[attribute.type] {
            return """
                public var \(attribute.name): \(type) { get { (value(forKey: "\(attribute.name)") as? NSNumber)?.\(value) ?? \(zero) } \
                set { setValue(NSNumber(value: newValue), forKey: "\(attribute.name)") } }
                """
        }
        return optional(attribute.name, Self.objects[attribute.type] ?? attribute.className ?? "NSObject")
    }

    private func optional(_ name: String, _ type: String) -> String {
        """
        public var \(name): \(type)? { get { value(forKey: "\(name)") as? \(type) } \
        set { setValue(newValue, forKey: "\(name)") } }
        """
    }

    private func accessors(_ relationship: DataModel.Relationship) -> [String] {
        let other =
            model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
        guard relationship.isToMany else { return [optional(relationship.name, other)] }
        let name = relationship.name
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let all = relationship.isOrdered ? "array" : "allObjects"
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let change = { (values: String) in "setValue(\(set)(array: \(values)), forKey: \"\(name)\")" }
        let set1 = [
            optional(name, set),
            "public func addTo\(capital)(_ value: \(other)) { \(change("(\(name)?.\(all) ?? []) + [value]")) }",
            "public func removeFrom\(capital)(_ value: \(other)) { removeFrom\(capital)(\(set)(object: value)) }",
            "public func addTo\(capital)(_ values: \(set)) { \(change("(\(name)?.\(all) ?? []) + values.\(all)")) }",
            "public func removeFrom\(capital)(_ values: \(set)) { \(change("(\(name)?.\(all) ?? []).filter { !values.contains($0) }")) }",
        ]
        guard relationship.isOrdered else { return set1 }
        return set1 + [
            "public func insertInto\(capital)(_ value: \(other), at idx: Int) { var all = \(name)?.array ?? []; all.insert(value, at: idx); \(change("all")) }",
            "public func removeFrom\(capital)(at idx: Int) { var all = \(name)?.array ?? []; all.remove(at: idx); \(change("all")) }",
            "public func replace\(capital)(at idx: Int, with value: \(other)) { var all = \(name)?.array ?? []; all[idx] = value; \(change("all")) }",
        ]
    }

    private static let scalars = [
        "Integer 16": ("Int16", "int16Value", "0"), "Integer 32": ("Int32", "int32Value", "0"),
        "Integer 64": ("Int64", "int64Value", "0"), "Double": ("Double", "doubleValue", "0"),
        "Float": ("Float", "floatValue", "0"), "Boolean": ("Bool", "boolValue", "false"),
    ]

    private static let objects = [
        "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
        "Float": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSDecimalNumber", "String": "String",
        "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    ]
}
