import Foundation

/// A compiled data model for the app's bundle: a property list that the Core Data stand-in reads.
struct CompiledDataModel {
    let model: DataModel
    /// The module of the classes.
    let module: String

    /// The model's position in the bundle.
    var place: String { model.isVersioned ? "\(model.name).momd/entities.plist" : "\(model.name).mom" }

    var data: Data {
        get throws {
            try PropertyListSerialization.data(
                fromPropertyList: model.entities.map(values), format: .xml, options: 0)
        }
    }

    private func values(of entity: DataModel.Entity) -> [String: Any] {
        var values: [String: Any] = [
            "name": entity.name, "abstract": entity.isAbstract,
            "attributes": entity.attributes.map(self.values),
            "relationships": entity.relationships.map(self.values),
        ]
        values["class"] = entity.className.map { "\(module).\($0)" }
        values["parent"] = entity.parent
        return values
    }

    private func values(of attribute: DataModel.Attribute) -> [String: Any] {
        var values: [String: Any] = [
            "name": attribute.name, "optional": attribute.isOptional,
            "type": Self.types[attribute.type] ?? 0,
        ]
        values["default"] = attribute.defaultText.flatMap { defaultValue($0, attribute.type) }
        return values
    }

    private func values(of relationship: DataModel.Relationship) -> [String: Any] {
        var values: [String: Any] = [
            "name": relationship.name, "optional": relationship.isOptional,
            "destination": relationship.destination, "many": relationship.isToMany,
            "ordered": relationship.isOrdered, "cascades": relationship.cascades,
        ]
        values["inverse"] = relationship.inverse
        return values
    }

    private func defaultValue(_ text: String, _ type: String) -> Any? {
        switch type {
        case "String": text
        case "Boolean": text == "YES" || text == "1"
        case "Integer 16", "Integer 32", "Integer 64": Int(text)
        case "Double", "Float", "Decimal": Double(text)
        case "Date": Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        default: nil
        }
    }

    /// The values of `NSAttributeType`.
    private static let types = [
        "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600,
        "String": 700, "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200,
        "Transformable": 1800,
    ]
}
