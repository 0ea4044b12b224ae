extension KnownFramework {
    static let coreDataStores = #"""
        let NSSQLiteStoreType = "SQLite"
        let NSBinaryStoreType = "Binary"
        let NSInMemoryStoreType = "InMemory"
        let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
        let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
        let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
        let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
        let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
        let NSSQLitePragmasOption = "NSSQLitePragmasOption"
        let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
        class NSPersistentStore: NSObject {
            struct StoreType: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
                static let binary = StoreType(rawValue: NSBinaryStoreType)
                static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
            }
            var url: URL?
            var type = NSInMemoryStoreType
            var identifier: String! = UUID().uuidString
            var options: [AnyHashable: Any]?
            var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
            var isReadOnly = false
            var metadata: [String: Any]! = [:]
            weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
        }
        class NSPersistentStoreDescription: NSObject {
            var type = NSSQLiteStoreType
            var configuration: String?
            var url: URL?
            var isReadOnly = false
            var timeout: TimeInterval = 240
            var shouldAddStoreAsynchronously = false
            var shouldMigrateStoreAutomatically = true
            var shouldInferMappingModelAutomatically = true
            private(set) var options: [String: NSObject] = [:]
            var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
            override init() { super.init() }
            init(url: URL) { self.url = url; super.init() }
            func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
            func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
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
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: url)
            }
        }
        class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
            let managedObjectModel: NSManagedObjectModel
            var name: String?
            private(set) var persistentStores: [NSPersistentStore] = []
            private var stored = StoredObjects()
            var objects: [NSManagedObject] { stored.objects }
            init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model; super.init() }
            @discardableResult func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
                notReal("NSPersistentStoreCoordinator.addPersistentStore(ofType:configurationName:at:options:)")
                if persistentStores.isEmpty { stored = try StoredObjects.ofStore(storeType, at: storeURL) }
                let store = NSPersistentStore()
                store.url = storeURL
                store.type = storeType
                store.options = options
                store.persistentStoreCoordinator = self
                persistentStores.append(store)
                return store
            }
            @discardableResult func addPersistentStore(type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
                try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
            }
            func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
                do {
                    try addPersistentStore(ofType: storeDescription.type, configurationName: nil, at: storeDescription.url)
                    block(storeDescription, nil)
                } catch {
                    block(storeDescription, error)
                }
            }
            func remove(_ store: NSPersistentStore) throws {
                persistentStores.removeAll { $0 === store }
                stored = StoredObjects()
            }
            func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
            func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
            func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
                stored.objects = []
                if storeType != NSInMemoryStoreType { try FileManager.default.removeItem(at: url) }
            }
            func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
            func performAndWait(_ block: () -> Void) { block() }
            func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
            func take(_ new: [NSManagedObject], _ gone: [NSManagedObject]) {
                stored.objects.removeAll(where: gone.contains)
                stored.objects += new.filter { !objects.contains($0) }
            }
        }
        class NSPersistentContainer: NSObject, @unchecked Sendable {
            let name: String
            let managedObjectModel: NSManagedObjectModel
            let persistentStoreCoordinator: NSPersistentStoreCoordinator
            let viewContext: NSManagedObjectContext
            var persistentStoreDescriptions: [NSPersistentStoreDescription]
            convenience init(name: String) {
                let place = Bundle.main.url(forResource: name, withExtension: "momd")
                let model = place.flatMap { NSManagedObjectModel(contentsOf: $0) }
                self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
            }
            init(name: String, managedObjectModel model: NSManagedObjectModel) {
                self.name = name
                managedObjectModel = model
                persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                persistentStoreDescriptions = [NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))]
                super.init()
                viewContext.persistentStoreCoordinator = persistentStoreCoordinator
            }
            class func defaultDirectoryURL() -> URL {
                FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
            }
            func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
                for description in persistentStoreDescriptions {
                    persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
                }
            }
            func newBackgroundContext() -> NSManagedObjectContext {
                let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
                context.persistentStoreCoordinator = persistentStoreCoordinator
                return context
            }
            func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
                let context = newBackgroundContext()
                DispatchQueue.main.async { block(context) }
            }
            func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T { try block(newBackgroundContext()) }
        }
        class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
        class NSPersistentCloudKitContainerOptions: NSObject {
            let containerIdentifier: String
            init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier; super.init() }
        }
        """#
}
