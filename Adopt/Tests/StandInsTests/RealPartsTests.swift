import Testing

@testable import StandIns

/// What stand-ins do as on a device.
@Suite struct RealPartsTests {
    @Test func predicatesAndOrders() throws {
        let program = """
            import Foundation
            let values: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Émile", "age": 7], ["name": "bob", "age": 50]]
            func names(_ predicate: NSPredicate) { print(values.filter { predicate.evaluate(with: $0) }.map { $0["name"] as! String }.joined(separator: " ")) }
            names(NSPredicate(format: "age > 10 AND name BEGINSWITH 'A'"))
            names(NSPredicate(format: "name CONTAINS[cd] %@ OR age == %d", "emi", 50))
            names(NSPredicate(format: "NOT (age IN {7, 50})"))
            names(NSPredicate(format: "%K BETWEEN %@", "age", [7, 40]))
            print(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "a@b.c"))
            print(NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "a@b.c"))
            """
        #expect(
            try WholeTable.output(of: program, with: ["PredicateFormats"]) == [
                "Ada", "Émile bob", "Ada", "Ada Émile", "true", "false",
            ])
    }

    @Test func hashes() throws {
        let program = """
            import Foundation
            print(SHA256.hash(data: Data("abc".utf8)))
            print(Insecure.SHA1.hash(data: Data("abc".utf8)))
            print(Insecure.MD5.hash(data: Data("abc".utf8)))
            print(SHA256.hash(data: Data(repeating: 97, count: 200)).description.suffix(8))
            let key = SymmetricKey(data: Data("key".utf8))
            print(HMAC<SHA256>.authenticationCode(for: Data("The quick brown fox jumps over the lazy dog".utf8), using: key).description.suffix(8))
            """
        #expect(
            try WholeTable.output(of: program, with: ["CryptoKit"]) == [
                "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d",
                "MD5 digest: 900150983cd24fb0d6963f7d28e17f72", "e7c28ae5", "2d1a3cd8",
            ])
    }

    @Test func managedObjects() throws {
        let program = """
            import Foundation
            let container = NSPersistentContainer(name: "Notes")
            container.loadPersistentStores { _, error in print(error == nil) }
            let context = container.viewContext
            for (title, number) in [("b", 2), ("a", 3), ("c", 1)] {
                let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
                note.setValue(title, forKey: "title")
                note.setValue(number, forKey: "number")
            }
            func show(_ request: NSFetchRequest<NSManagedObject>, in context: NSManagedObjectContext) throws {
                print(try context.fetch(request).map { $0.value(forKey: "title") as! String }.joined())
            }
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            try show(request, in: context)
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
            try show(request, in: context)
            let background = container.newBackgroundContext()
            try show(request, in: background)
            try context.save()
            request.predicate = NSPredicate(format: "number > %d", 1)
            try show(request, in: background)
            class Listener: NSFetchedResultsControllerDelegate {
                func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
                    print(type, indexPath?[1] ?? -1, newIndexPath?[1] ?? -1)
                }
                func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
                func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { print(controller.fetchedObjects!.count) }
            }
            let listener = Listener()
            let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
            controller.delegate = listener
            try controller.performFetch()
            let first = controller.object(at: IndexPath(indexes: [0, 0]))
            first.setValue("z", forKey: "title")
            context.rollback()
            print(first.value(forKey: "title")!, context.hasChanges)
            context.delete(first)
            print(first.isDeleted, context.hasChanges)
            try context.save()
            try show(request, in: context)
            """
        #expect(
            try WholeTable.output(of: program, with: ["PredicateFormats", "CoreData"])
                == [
                    "true", "bac", "cba", "", "ba", "b false", "true true", "delete 0 -1", "1", "a",
                ].filter { !$0.isEmpty })
    }
}
