import NeutralValues
import UIKit

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

open class NSPersistentStore: NSObject {
    public struct StoreType: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    open var url: URL?
    open var type = NSInMemoryStoreType
    open var identifier: String! = UUID().uuidString
    open var options: [AnyHashable: Any]?
    open var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
    open var isReadOnly = false
    open var metadata: [String: Any]! = [:]
    open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
}

open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open private(set) var options: [String: NSObject] = [:]
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public override init() { super.init() }
    public init(url: URL) { self.url = url; super.init() }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The saved objects of a store. Coordinators whose stores use the same file share them, as long as the file exists and
/// the program runs.
final class StoredObjects {
    var objects: [NSManagedObject] = []
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [String: StoredObjects] = [:]

    static func ofStore(_ type: String, at url: URL?) throws -> StoredObjects {
        guard type != NSInMemoryStoreType, let url, url.path != "/dev/null" else { return StoredObjects() }
        return try lock.withLock {
            let isThere = FileManager.default.fileExists(atPath: url.path)
            if !isThere { try makeFile(at: url) }
            let stored = isThere ? all[url.path] ?? StoredObjects() : StoredObjects()
            all[url.path] = stored
            return stored
        }
    }

    private static func makeFile(at url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
    }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var name: String?
    open private(set) var persistentStores: [NSPersistentStore] = []
    private var stored = StoredObjects()
    open var objects: [NSManagedObject] { stored.objects }
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model; super.init() }

    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        notReal()
        if persistentStores.isEmpty { stored = try StoredObjects.ofStore(storeType, at: storeURL) }
        let store = NSPersistentStore()
        store.url = storeURL
        store.type = storeType
        store.options = options
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    @discardableResult open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: nil, at: storeDescription.url)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        stored = StoredObjects()
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        stored.objects = []
        if storeType != NSInMemoryStoreType { try FileManager.default.removeItem(at: url) }
    }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }

    open func performAndWait(_ block: () -> Void) { block() }
    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

    open func take(_ new: [NSManagedObject], _ gone: [NSManagedObject]) {
        stored.objects.removeAll(where: gone.contains)
        stored.objects += new.filter { !objects.contains($0) }
    }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    public convenience init(name: String) {
        let place = Bundle.main.url(forResource: name, withExtension: "momd")
        let model = place.flatMap { NSManagedObjectModel(contentsOf: $0) }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(
                url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        DispatchQueue.main.async { block(context) }
    }

    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
        -> T
    { try block(newBackgroundContext()) }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier; super.init() }
}
