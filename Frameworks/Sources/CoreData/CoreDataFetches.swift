import NeutralValues
import UIKit

public struct NSFetchRequestResultType: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var managedObjectResultType: NSFetchRequestResultType {
        NSFetchRequestResultType(rawValue: 0)
    }

    public static var managedObjectIDResultType: NSFetchRequestResultType {
        NSFetchRequestResultType(rawValue: 1)
    }

    public static var dictionaryResultType: NSFetchRequestResultType { NSFetchRequestResultType(rawValue: 2) }
    public static var countResultType: NSFetchRequestResultType { NSFetchRequestResultType(rawValue: 4) }
}

open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    public override init() { super.init() }
    public init(entityName: String) { self.entityName = entityName; super.init() }
    open func execute() throws -> [ResultType] { notReal(); return [] }

    /// The request with another result type. On a device all requests have the same class.
    open func fetching<Other>(_ type: Other.Type) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>()
        (other.entityName, other.entity, other.predicate) = (entityName, entity, predicate)
        (other.sortDescriptors, other.fetchLimit, other.fetchOffset) = (
            sortDescriptors, fetchLimit, fetchOffset
        )
        (other.resultType, other.propertiesToFetch, other.includesSubentities) = (
            resultType, propertiesToFetch, includesSubentities
        )
        return other
    }
}

open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    ) { fetchRequest = request; super.init() }
}

open class NSPersistentStoreResult: NSObject {}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    open var finalResult: [ResultType]? { nil }
}

public enum NSFetchedResultsChangeType: UInt {
    case insert = 1, delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { return nil }
}

class FetchedSection: NSObject, NSFetchedResultsSectionInfo {
    let name: String
    let objects: [Any]?
    init(name: String, objects: [Any]) { self.name = name; self.objects = objects; super.init() }
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { objects?.count ?? 0 }
}

open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var all: [ResultType]?
    private var observation: (any NSObjectProtocol)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
    }

    open class func deleteCache(withName name: String?) {}
    open var fetchedObjects: [ResultType]? { all }

    open var sections: [any NSFetchedResultsSectionInfo]? {
        all.map { Self.sections(of: $0, by: sectionNameKeyPath) }
    }

    open var sectionIndexTitles: [String] { sections?.compactMap(\.indexTitle) ?? [] }

    open func performFetch() throws {
        all = try managedObjectContext.fetch(fetchRequest)
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
        ) { [weak self] saved in
            // A context with other stores changes nothing here, and may be another thread's.
            guard let self, let context = saved.object as? NSManagedObjectContext,
                context.ownCoordinator === managedObjectContext.ownCoordinator
            else { return }
            refresh(after: saved)
        }
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        (sections![indexPath[0]].objects![indexPath[1]] as! ResultType)
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        place(of: object as AnyObject, in: all ?? [])
    }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    private static func sections(of objects: [ResultType], by path: String?)
        -> [any NSFetchedResultsSectionInfo]
    {
        guard let path else { return [FetchedSection(name: "", objects: objects)] }
        var names: [String] = []
        var parts: [String: [Any]] = [:]
        for object in objects {
            let name = NamedValues.value(along: path, of: object).map { "\($0)" } ?? ""
            if parts[name] == nil { names.append(name) }
            parts[name, default: []].append(object)
        }
        return names.map { FetchedSection(name: $0, objects: parts[$0] ?? []) }
    }

    private func place(of object: AnyObject, in objects: [ResultType]) -> IndexPath? {
        for (section, part) in Self.sections(of: objects, by: sectionNameKeyPath).enumerated() {
            if let row = part.objects?.firstIndex(where: { ($0 as AnyObject) === object }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }

    private func refresh(after saved: Notification) {
        guard let before = all, let now = try? managedObjectContext.fetch(fetchRequest) else { return }
        let changed = (saved.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>) ?? []
        let old = before.map { $0 as AnyObject }, new = now.map { $0 as AnyObject }
        let gone = old.filter { object in !new.contains { $0 === object } }
        let added = new.filter { object in !old.contains { $0 === object } }
        let updated = new.filter { object in
            old.contains { $0 === object } && changed.contains { $0 === object }
        }
        guard !gone.isEmpty || !added.isEmpty || !updated.isEmpty else { return }
        let plain = untyped()
        plain.all = before.compactMap { $0 as? NSFetchRequestResult }
        delegate?.controllerWillChangeContent(plain)
        all = now
        plain.all = now.compactMap { $0 as? NSFetchRequestResult }
        for object in gone {
            delegate?.controller(
                plain, didChange: object, at: place(of: object, in: before), for: .delete, newIndexPath: nil)
        }
        for (index, part) in Self.sections(of: before, by: sectionNameKeyPath).enumerated().reversed()
        where sections?.contains(where: { $0.name == part.name }) != true {
            delegate?.controller(plain, didChange: part, atSectionIndex: index, for: .delete)
        }
        let names = Self.sections(of: before, by: sectionNameKeyPath).map(\.name)
        for (index, part) in (sections ?? []).enumerated() where !names.contains(part.name) {
            delegate?.controller(plain, didChange: part, atSectionIndex: index, for: .insert)
        }
        for object in added {
            delegate?.controller(
                plain, didChange: object, at: nil, for: .insert, newIndexPath: place(of: object, in: now))
        }
        for object in updated {
            let from = place(of: object, in: before), to = place(of: object, in: now)
            let stays = gone.isEmpty && added.isEmpty && from == to
            delegate?.controller(
                plain, didChange: object, at: from, for: stays || from == to ? .update : .move,
                newIndexPath: to)
        }
        delegate?.controllerDidChangeContent(plain)
    }

    /// The controller as the delegate receives it.
    private func untyped() -> NSFetchedResultsController<NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<NSFetchRequestResult> { return same }
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entityName = fetchRequest.entityName
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        return NSFetchedResultsController<NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    }
}
