import CoreData
import Foundation
import Testing

// Managed object classes as `pageflow adopt` rewrites them.
enum Kind: Int16 { case plain, starred }

final class Folder: NSManagedObject {
    var notes: Set<Note> {
        get { managedValue(forKey: "notes") }
        set { setManagedValue(newValue, forKey: "notes") }
    }
    var pages: NSOrderedSet? {
        get { managedValue(forKey: "pages") }
        set { setManagedValue(newValue, forKey: "pages") }
    }
    var titles: String { (pages?.array as? [Note] ?? []).map(\.title).joined() }
}

final class Note: NSManagedObject {
    var title: String {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }
    var stars: Int32 {
        get { managedValue(forKey: "stars") }
        set { setManagedValue(newValue, forKey: "stars") }
    }
    var part: Float {
        get { managedValue(forKey: "part") }
        set { setManagedValue(newValue, forKey: "part") }
    }
    var isDone: Bool {
        get { managedValue(forKey: "isDone") }
        set { setManagedValue(newValue, forKey: "isDone") }
    }
    var kind: Kind {
        get { managedValue(forKey: "kind") }
        set { setManagedValue(newValue, forKey: "kind") }
    }
    var date: Date? {
        get { managedValue(forKey: "date") }
        set { setManagedValue(newValue, forKey: "date") }
    }
    var words: [String]? {
        get { managedValue(forKey: "words") }
        set { setManagedValue(newValue, forKey: "words") }
    }
    var folder: Folder? {
        get { managedValue(forKey: "folder") }
        set { setManagedValue(newValue, forKey: "folder") }
    }
    var primitiveTitle: String? {
        get { managedValue(forKey: "primitiveTitle") }
        set { setManagedValue(newValue, forKey: "primitiveTitle") }
    }
    class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
}

@Suite struct CoreDataTests {
    private let model = NSManagedObjectModel()
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSPropertyDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        func relation(_ name: String, to entity: NSEntityDescription, many: Bool, ordered: Bool = false)
            -> NSRelationshipDescription
        {
            let relation = NSRelationshipDescription()
            (relation.name, relation.destinationEntity) = (name, entity)
            (relation.maxCount, relation.isOrdered) = (many ? 0 : 1, ordered)
            return relation
        }
        let (folders, notes) = (NSEntityDescription(), NSEntityDescription())
        (folders.name, folders.managedObjectClassName) = ("Folder", NSStringFromClass(Folder.self))
        (notes.name, notes.managedObjectClassName) = ("Note", NSStringFromClass(Note.self))
        let (many, one) = (
            relation("notes", to: notes, many: true), relation("folder", to: folders, many: false)
        )
        (many.inverseRelationship, one.inverseRelationship) = (one, many)
        folders.properties = [many, relation("pages", to: notes, many: true, ordered: true)]
        notes.properties = [
            one, attribute("title", .stringAttributeType), attribute("stars", .integer32AttributeType),
            attribute("kind", .integer16AttributeType),
        ]
        model.entities = [folders, notes]
        container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, _ in }
    }

    private func note(_ title: String) -> Note {
        let note = Note(context: context)
        note.title = title
        return note
    }

    @Test func `properties store values`() {
        let note = Note(context: context)
        #expect(
            note.title.isEmpty && note.stars == 0 && note.part == 0 && !note.isDone && note.kind == .plain)
        #expect(note.date == nil && note.words == nil)
        (note.title, note.stars, note.part, note.isDone, note.kind) = ("a", 3, 0.5, true, .starred)
        (note.date, note.words) = (Date(timeIntervalSinceReferenceDate: 1), ["b"])
        #expect(
            note.title == "a" && note.stars == 3 && note.part == 0.5 && note.isDone && note.kind == .starred)
        #expect(note.date?.timeIntervalSinceReferenceDate == 1 && note.words == ["b"])
        #expect(note.value(forKey: "stars") as? NSNumber == 3 && note.value(forKey: "kind") as? NSNumber == 1)
        note.setValue(7, forKey: "stars")
        note.primitiveTitle = "c"
        note.words = nil
        #expect(note.stars == 7 && note.title == "c" && note.primitiveTitle == "c" && note.words == nil)
    }

    @Test func `relationships have accessors`() throws {
        let inserted = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
        let folder = try #require(inserted as? Folder)
        let all = ["a", "b", "c", "d"].map(note)
        folder.addManagedValues([all[0]], to: "notes")
        folder.addManagedValues(NSSet(array: all), to: "notes")
        #expect(folder.notes.count == 4 && all[0].folder === folder)
        folder.removeManagedValues([all[0]], from: "notes")
        #expect(folder.notes.count == 3 && all[0].folder == nil)
        folder.addManagedValues(NSOrderedSet(array: [all[0], all[1]]), to: "pages")
        folder.insertManagedValues([all[2]], at: 1, into: "pages")
        #expect(folder.titles == "acb")
        folder.removeManagedValues(at: 0, from: "pages")
        folder.replaceManagedValues(at: 0, with: [all[3]], in: "pages")
        #expect(folder.titles == "db")
        let places = NSIndexSet(indexesIn: NSRange(location: 0, length: 2))
        folder.insertManagedValues([all[0], all[2]], at: places, into: "pages")
        #expect(folder.titles == "acdb")
    }

    @Test func `requests support classes known at run time`() throws {
        func all<T: NSManagedObject>(_ type: T.Type) throws -> [T] {
            try context.fetch((T.fetchRequest().fetching(T.self) as NSFetchRequest<T>))
        }
        func make<T: NSManagedObject>(_ type: T.Type) -> T { T.makeOfKind(context: context) }
        _ = make(Folder.self)
        #expect(NSManagedObject.makeOfKind(entity: model.entities[1], insertInto: nil) is Note)
        #expect(try all(Folder.self).count == 1 && all(Note.self).isEmpty)
    }

    /// The request that Xcode generates for a class takes precedence over the inherited one, and an optional can be sorted.
    @Test func `a class's own request takes precedence`() throws {
        note("b").date = Date()
        _ = note("a")
        let request = Note.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.date, ascending: true)]
        #expect(try context.fetch(request).map(\.title) == ["a", "b"])
    }

    @Test func `a context saves, fetches and rolls back`() throws {
        for (title, stars) in [("b", 2), ("a", 3), ("c", 1)] as [(String, Int32)] {
            note(title).stars = stars
        }
        let request = Note.fetchRequest()
        func titles(in context: NSManagedObjectContext) throws -> [String] {
            try context.fetch(request).map(\.title)
        }
        #expect(try titles(in: context) == ["b", "a", "c"])
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
        #expect(try titles(in: context) == ["c", "b", "a"])
        let background = container.newBackgroundContext()
        #expect(try titles(in: background) == [])
        try context.save()
        request.predicate = NSPredicate(format: "stars > %d", 1)
        #expect(try titles(in: background) == ["b", "a"])
        let first = try #require(try context.fetch(request).first)
        first.title = "z"
        context.rollback()
        #expect(first.title == "b" && !context.hasChanges)
    }

    private final class Listener: NSFetchedResultsControllerDelegate {
        private(set) var lines: [String] = []

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            lines.append("\(type) \(indexPath?[1] ?? -1) \(newIndexPath?[1] ?? -1)")
        }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            lines.append("\(controller.fetchedObjects?.count ?? -1) left")
        }
    }

    @Test func `a fetched results controller reports changes`() throws {
        for title in ["a", "b"] { _ = note(title) }
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        let first = controller.object(at: IndexPath(indexes: [0, 0]))
        context.delete(first)
        #expect(first.isDeleted && context.hasChanges)
        try context.save()
        #expect(listener.lines == ["delete 0 -1", "1 left"])
        #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["a"])
    }

    @Test func `batch requests update, insert and delete`() throws {
        for title in ["a", "b"] { _ = note(title) }
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Note")
        update.predicate = NSPredicate(format: "title == %@", "a")
        update.propertiesToUpdate = ["stars": 5]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 1)
        let insert = NSBatchInsertRequest(entityName: "Note", objects: [["title": "c"]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 1)
        let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
        let notes = try #require(try context.fetch(all) as? [Note])
        #expect(notes.map { "\($0.title)\($0.stars)" } == ["a5", "b0", "c0"] && !context.hasChanges)
        let delete = NSBatchDeleteRequest(fetchRequest: all)
        delete.resultType = .resultTypeObjectIDs
        let deleted = (try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        #expect(try deleted?.count == 3 && context.count(for: all) == 0)
    }

    @Test func `stores of one file share saved objects`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .appendingPathComponent("notes.sqlite")
        var failures = 0
        func opened(at url: URL) -> NSManagedObjectContext {
            let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
            container.loadPersistentStores { _, error in failures += error == nil ? 0 : 1 }
            return container.viewContext
        }
        func count(_ context: NSManagedObjectContext) throws -> Int {
            try context.count(for: Note.fetchRequest())
        }
        let first = opened(at: file)
        _ = Note(context: first)
        #expect(try count(opened(at: file)) == 0)
        try first.save()
        #expect(try count(opened(at: file)) == 1)
        #expect(try count(opened(at: URL(fileURLWithPath: "/dev/null"))) == 0)
        try FileManager.default.removeItem(at: file)
        #expect(try count(opened(at: file)) == 0)
        #expect(failures == 0)
        _ = opened(at: file.appendingPathComponent("notes.sqlite"))
        #expect(failures == 1)
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    private final class Count: @unchecked Sendable { var value = 0 }

    /// The main actor's thread isn't the main thread after an asynchronous entry point.
    @MainActor @Test func `a context of the main queue runs a block on it, and doesn't wait for itself`() {
        #expect(container.viewContext.performAndWait { 7 } == 7)
    }

    @Test func `a context runs one block at a time`() async throws {
        let background = container.newBackgroundContext()
        let count = Count()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            background.performAndWait { for _ in 0..<200 { count.value += 1 } }
        }
        #expect(count.value == 1600 && background.performAndWait { background.performAndWait { 2 } } == 2)
        let found = try await background.perform { try background.count(for: Note.fetchRequest()) }
        #expect(found == 0)
    }
}
