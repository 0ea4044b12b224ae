import Testing

@testable import StandIns

/// Handwritten managed object classes, as `pageflow adopt` rewrites them.
@Suite struct ManagedObjectTests {
    private static func managed(_ name: String) -> String {
        "{ get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
    }

    private static let classes = """
        import Foundation
        enum Kind: Int16 { case plain, starred }
        class Folder: NSManagedObject {
            var notes: Set<Note> \(managed("notes"))
            var pages: NSOrderedSet? \(managed("pages"))
            func addToNotes(_ note: Note) { addManagedValues([note], to: "notes") }
            func addToNotes(_ notes: NSSet) { addManagedValues(notes, to: "notes") }
            func removeFromNotes(_ note: Note) { removeManagedValues([note], from: "notes") }
            func addToPages(_ pages: NSOrderedSet) { addManagedValues(pages, to: "pages") }
            func insertIntoPages(_ page: Note, at place: Int) { insertManagedValues([page], at: place, into: "pages") }
            func insertIntoPages(_ pages: [Note], at places: NSIndexSet) { insertManagedValues(pages, at: places, into: "pages") }
            func removeFromPages(at place: Int) { removeManagedValues(at: place, from: "pages") }
            func replacePages(at place: Int, with page: Note) { replaceManagedValues(at: place, with: [page], in: "pages") }
            var titles: String { pages!.map { ($0 as! Note).title }.joined() }
        }
        class Note: NSManagedObject {
            var title: String \(managed("title"))
            var stars: Int32 \(managed("stars"))
            var part: Float \(managed("part"))
            var isDone: Bool \(managed("isDone"))
            var kind: Kind \(managed("kind"))
            var date: Date? \(managed("date"))
            var data: Data? \(managed("data"))
            var words: [String]? \(managed("words"))
            var folder: Folder? \(managed("folder"))
            var primitiveTitle: String? \(managed("primitiveTitle"))
        }
        func attribute(_ name: String, _ type: NSAttributeType) -> NSPropertyDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        func relation(_ name: String, to entity: NSEntityDescription, many: Bool, ordered: Bool = false) -> NSRelationshipDescription {
            let relation = NSRelationshipDescription()
            (relation.name, relation.destinationEntity, relation.maxCount, relation.isOrdered) = (name, entity, many ? 0 : 1, ordered)
            return relation
        }
        let (folders, notes) = (NSEntityDescription(), NSEntityDescription())
        (folders.name, folders.managedObjectClassName) = ("Folder", NSStringFromClass(Folder.self))
        (notes.name, notes.managedObjectClassName) = ("Note", NSStringFromClass(Note.self))
        let (many, one) = (relation("notes", to: notes, many: true), relation("folder", to: folders, many: false))
        (many.inverseRelationship, one.inverseRelationship) = (one, many)
        folders.properties = [many, relation("pages", to: notes, many: true, ordered: true)]
        notes.properties = [one, attribute("title", .stringAttributeType), attribute("stars", .integer32AttributeType), attribute("kind", .integer16AttributeType)]
        let model = NSManagedObjectModel()
        model.entities = [folders, notes]
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in assert(error == nil) }
        let context = container.viewContext

        """

    private func output(_ program: String) throws -> [String] {
        try WholeTable.output(of: Self.classes + program, with: ["PredicateFormats", "CoreData"])
    }

    @Test func `properties store values`() throws {
        let program = """
            let note = Note(context: context)
            print(note.title.isEmpty, note.stars, note.part, note.isDone, note.kind, note.date == nil, note.data == nil, note.words == nil)
            (note.title, note.stars, note.part, note.isDone, note.kind) = ("a", 3, 0.5, true, .starred)
            (note.date, note.data, note.words) = (Date(timeIntervalSinceReferenceDate: 1), Data([1]), ["b"])
            print(note.title, note.stars, note.part, note.isDone, note.kind, note.date!.timeIntervalSinceReferenceDate, note.data!.count, note.words!)
            print(note.value(forKey: "stars") as! NSNumber, note.value(forKey: "kind") as! NSNumber)
            note.setValue(7, forKey: "stars")
            note.primitiveTitle = "c"
            note.words = nil
            print(note.stars, note.title, note.primitiveTitle!, note.words == nil)
            """
        #expect(
            try output(program) == [
                "true 0 0.0 false plain true true true", "a 3 0.5 true starred 1.0 1 [\"b\"]", "3 1",
                "7 c c true",
            ])
    }

    @Test func `relationships have accessors`() throws {
        let program = """
            let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context) as! Folder
            let all = ["a", "b", "c", "d"].map { title in
                let note = Note(context: context)
                note.title = title
                return note
            }
            folder.addToNotes(all[0])
            folder.addToNotes(NSSet(array: all))
            print(folder.notes.count, all[0].folder === folder)
            folder.removeFromNotes(all[0])
            print(folder.notes.count, all[0].folder == nil)
            folder.addToPages(NSOrderedSet(array: [all[0], all[1]]))
            folder.insertIntoPages(all[2], at: 1)
            print(folder.titles)
            folder.removeFromPages(at: 0)
            folder.replacePages(at: 0, with: all[3])
            print(folder.titles)
            folder.insertIntoPages([all[0], all[2]], at: NSIndexSet(indexesIn: NSRange(location: 0, length: 2)))
            print(folder.titles)
            """
        #expect(try output(program) == ["4 true", "3 true", "acb", "db", "acdb"])
    }

    @Test func `requests support classes known at run time`() throws {
        let program = """
            func all<T: NSManagedObject>(_ type: T.Type) throws -> [T] {
                try context.fetch((T.fetchRequest().fetching(T.self) as NSFetchRequest<T>))
            }
            func make<T: NSManagedObject>(_ type: T.Type) -> T { T.makeOfKind(context: context) }
            _ = make(Folder.self)
            print(NSManagedObject.makeOfKind(entity: notes, insertInto: nil) is Note)
            print(try all(Folder.self).count, try all(Note.self).count)
            """
        #expect(try output(program) == ["true", "1 0"])
    }

    /// The request that Xcode generates for a class takes precedence over the inherited one, and an optional can be sorted.
    @Test func `a class's own request takes precedence`() throws {
        let program = """
            extension Note { class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") } }
            for (number, title) in ["b", "a"].enumerated() {
                let note = Note(context: context)
                (note.title, note.date) = (title, number == 0 ? Date() : nil)
            }
            let request = Note.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(keyPath: \\Note.date, ascending: true)]
            print(try context.fetch(request).map { $0.title }.joined())
            """
        #expect(try output(program) == ["ab"])
    }

    @Test func `batch requests update, insert and delete`() throws {
        let program = """
            for title in ["a", "b"] { Note(context: context).title = title }
            try context.save()
            let update = NSBatchUpdateRequest(entityName: "Note")
            update.predicate = NSPredicate(format: "title == %@", "a")
            update.propertiesToUpdate = ["stars": 5]
            update.resultType = .updatedObjectsCountResultType
            print((try context.execute(update) as! NSBatchUpdateResult).result as! Int)
            let insert = NSBatchInsertRequest(entityName: "Note", objects: [["title": "c"]])
            insert.resultType = .count
            print((try context.execute(insert) as! NSBatchInsertResult).result as! Int)
            let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
            print((try context.fetch(all) as! [Note]).map { "\\($0.title)\\($0.stars)" }.joined(), context.hasChanges)
            let delete = NSBatchDeleteRequest(fetchRequest: all)
            delete.resultType = .resultTypeObjectIDs
            print(((try context.execute(delete) as! NSBatchDeleteResult).result as! [NSManagedObjectID]).count, try context.count(for: all))
            """
        #expect(try output(program) == ["1", "1", "a5b0c0 false", "3 0"])
    }

    @Test func `stores of one file share saved objects`() throws {
        let program = """
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).appendingPathComponent("notes.sqlite")
            func opened(at url: URL) -> NSManagedObjectContext {
                let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
                container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
                container.loadPersistentStores { _, error in print(error == nil) }
                return container.viewContext
            }
            func count(_ context: NSManagedObjectContext) throws -> Int { try context.count(for: NSFetchRequest<Note>(entityName: "Note")) }
            let first = opened(at: file)
            _ = Note(context: first)
            print(try count(opened(at: file)))
            try first.save()
            print(try count(opened(at: file)), try count(opened(at: URL(fileURLWithPath: "/dev/null"))))
            try FileManager.default.removeItem(at: file)
            print(try count(opened(at: file)))
            _ = opened(at: file.appendingPathComponent("notes.sqlite"))
            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
            """
        #expect(
            try output(program) == ["true", "true", "0", "true", "true", "1 0", "true", "0", "false"])
    }

    @Test func `a context runs one block at a time`() throws {
        let program = """
            let background = container.newBackgroundContext()
            final class Count: @unchecked Sendable { var value = 0 }
            let count = Count()
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                background.performAndWait { for _ in 0..<200 { count.value += 1 } }
            }
            print(count.value, background.performAndWait { background.performAndWait { 2 } })
            let onMain = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: onMain, value: true)
            await Task.detached { print(await context.perform { DispatchQueue.getSpecific(key: onMain) == true }) }.value
            print(try await background.perform { try background.count(for: NSFetchRequest<Note>(entityName: "Note")) })
            """
        #expect(try output(program) == ["1600 2", "true", "0"])
    }
}
