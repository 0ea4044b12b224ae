import UIKit

public enum NSAttributeType: UInt {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200,
        integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500,
        floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType =
        900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200,
        transformableAttributeType = 1800, objectIDAttributeType = 2000, compositeAttributeType = 2100
}

public enum NSDeleteRule: UInt {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open unowned(unsafe) var entity: NSEntityDescription
    public override init() { entity = NSEntityDescription.none; super.init() }
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var allowsExternalBinaryDataStorage = false
    open var valueTransformerName: String?
}

open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var minCount = 0
    open var maxCount = 0
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

open class NSFetchedPropertyDescription: NSPropertyDescription {}

open class NSExpressionDescription: NSPropertyDescription {
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

open class NSEntityDescription: NSObject {
    public static let none = NSEntityDescription()
    open var name: String?
    open var managedObjectClassName = "NSManagedObject"
    open var isAbstract = false
    open var renamingIdentifier: String?
    open var userInfo: [AnyHashable: Any]?
    open var uniquenessConstraints: [[Any]] = []
    open private(set) var superentity: NSEntityDescription?

    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    open unowned(unsafe) var managedObjectModel = NSManagedObjectModel.none
    private var own: [NSPropertyDescription] = []

    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set { own = newValue; for property in newValue { property.entity = self } }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity?.name == entity.name }
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        NSManagedObjectModel.entity(named: entityName, in: context)
    }

    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity =
            NSManagedObjectModel.entity(named: entityName, in: context)
            ?? NSManagedObjectModel.newEntity(entityName)
        return NSManagedObject.makeOfKind(entity: entity, insertInto: context)
    }
}

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    public static let none = NSManagedObjectModel()

    /// The models that were read, the most recent one first.
    nonisolated(unsafe) private static var all: [NSManagedObjectModel] = []

    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    open var versionIdentifiers: Set<AnyHashable> = []
    private var templates: [String: Any] = [:]
    public override init() { super.init() }

    public convenience init?(contentsOf url: URL) {
        let file = url.pathExtension == "momd" ? url.appendingPathComponent("entities.plist") : url
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                as? [[String: Any]]
        else { return nil }
        self.init()
        read(list)
        Self.all.insert(self, at: 0)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? []).flatMap(\.entities)
        Self.all.insert(self, at: 0)
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let places = (bundles ?? [.main]).flatMap {
            $0.paths(forResourcesOfType: "momd", inDirectory: nil).map { URL(fileURLWithPath: $0) }
        }
        return NSManagedObjectModel(byMerging: places.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { _, last in last }
    }

    open func setFetchRequestTemplate<ResultType>(
        _ fetchRequestTemplate: NSFetchRequest<ResultType>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }
    public static func entity(named name: String, in context: NSManagedObjectContext?) -> NSEntityDescription?
    {
        let own = context.flatMap { $0.ownCoordinator?.managedObjectModel }
        return ([own].compactMap { $0 } + all).lazy.compactMap { $0.entitiesByName[name] }.first
    }

    /// The entity of a class in the context's model, or in the most recently read model.
    public static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext? = nil)
        -> NSEntityDescription
    {
        let name = String(reflecting: type), plain = String(describing: type)
        let entities = ([context?.ownCoordinator?.managedObjectModel].compactMap { $0 } + all).lazy.flatMap(
            \.entities)
        return entities.first { $0.managedObjectClassName == name } ?? entities.first { $0.name == plain }
            ?? newEntity(plain)
    }

    /// An entity without a model. It has no declared properties and accepts any.
    public static func newEntity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        let model = NSManagedObjectModel()
        model.entities = [entity]
        all.append(model)
        return entity
    }

    private func read(_ list: [[String: Any]]) {
        entities = list.map { values in
            let entity = NSEntityDescription()
            entity.name = values["name"] as? String
            entity.managedObjectClassName = values["class"] as? String ?? "NSManagedObject"
            entity.isAbstract = values["abstract"] as? Bool ?? false
            entity.properties =
                (values["attributes"] as? [[String: Any]] ?? []).map(Self.attribute)
                + (values["relationships"] as? [[String: Any]] ?? []).map(Self.relationship)
            return entity
        }
        let named = entitiesByName
        for values in list {
            guard let entity = named[values["name"] as? String ?? ""] else { continue }
            if let parent = named[values["parent"] as? String ?? ""] { parent.subentities.append(entity) }
            for relation in values["relationships"] as? [[String: Any]] ?? [] {
                let found = entity.relationshipsByName[relation["name"] as? String ?? ""]
                found?.destinationEntity = named[relation["destination"] as? String ?? ""]
                found?.inverseRelationship =
                    found?.destinationEntity?.relationshipsByName[relation["inverse"] as? String ?? ""]
            }
        }
    }

    private static func attribute(_ values: [String: Any]) -> NSPropertyDescription {
        let attribute = NSAttributeDescription()
        attribute.name = values["name"] as? String ?? ""
        attribute.isOptional = values["optional"] as? Bool ?? false
        attribute.attributeType =
            NSAttributeType(rawValue: UInt(values["type"] as? Int ?? 0)) ?? .undefinedAttributeType
        attribute.defaultValue = values["default"]
        return attribute
    }

    private static func relationship(_ values: [String: Any]) -> NSPropertyDescription {
        let relation = NSRelationshipDescription()
        relation.name = values["name"] as? String ?? ""
        relation.isOptional = values["optional"] as? Bool ?? false
        relation.isOrdered = values["ordered"] as? Bool ?? false
        relation.maxCount = values["many"] as? Bool == true ? 0 : 1
        relation.deleteRule = values["cascades"] as? Bool == true ? .cascadeDeleteRule : .nullifyDeleteRule
        return relation
    }
}
