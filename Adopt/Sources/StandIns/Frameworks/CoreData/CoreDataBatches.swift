extension KnownFramework {
    static let coreDataBatches = #"""
        enum NSBatchDeleteRequestResultType: UInt { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
        enum NSBatchUpdateRequestResultType: UInt { case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType }
        enum NSBatchInsertRequestResultType: UInt { case statusOnly, objectIDs, count }
        class NSBatchDeleteRequest: NSPersistentStoreRequest {
            let fetchRequest: NSFetchRequest<NSFetchRequestResult>
            var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
            init<T>(fetchRequest fetch: NSFetchRequest<T>) {
                fetchRequest = fetch.fetching(NSFetchRequestResult.self)
                super.init()
            }
            convenience init(objectIDs objects: [NSManagedObjectID]) {
                let request = NSFetchRequest<NSManagedObject>(entityName: objects.first?.entity.name ?? "")
                request.predicate = NSPredicate { object, _ in objects.contains { $0 === (object as? NSManagedObject)?.objectID } }
                self.init(fetchRequest: request)
            }
        }
        class NSBatchDeleteResult: NSPersistentStoreResult {
            var result: Any?
            var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
        }
        class NSBatchInsertRequest: NSPersistentStoreRequest {
            let entityName: String
            var objectsToInsert: [[String: Any]]?
            var resultType = NSBatchInsertRequestResultType.statusOnly
            init(entityName: String, objects dictionaries: [[String: Any]]) {
                self.entityName = entityName
                objectsToInsert = dictionaries
                super.init()
            }
            convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
                self.init(entityName: entity.name ?? "", objects: dictionaries)
            }
        }
        class NSBatchInsertResult: NSPersistentStoreResult {
            var result: Any?
            var resultType = NSBatchInsertRequestResultType.statusOnly
        }
        class NSBatchUpdateRequest: NSPersistentStoreRequest {
            let entityName: String
            var predicate: NSPredicate?
            var propertiesToUpdate: [AnyHashable: Any]?
            var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
            init(entityName: String) { self.entityName = entityName; super.init() }
            convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
        }
        class NSBatchUpdateResult: NSPersistentStoreResult {
            var result: Any?
            var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
        }
        """#
}
