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

    @Test func formatters() throws {
        let program = """
            import Foundation
            let durations = DateComponentsFormatter()
            durations.allowedUnits = [.hour, .minute, .second]
            func show(_ style: DateComponentsFormatter.UnitsStyle, _ rule: DateComponentsFormatter.ZeroFormattingBehavior = .default) {
                durations.unitsStyle = style
                durations.zeroFormattingBehavior = rule
                print([5, 65, 3600, 0].map { durations.string(from: $0)! }.joined(separator: " | "))
            }
            show(.positional)
            show(.positional, .pad)
            show(.abbreviated)
            show(.full)
            show(.brief)
            print(ListFormatter.localizedString(byJoining: ["a", "b"]), ListFormatter.localizedString(byJoining: ["a", "b", "c"]))
            let relative = RelativeDateTimeFormatter()
            print(relative.localizedString(fromTimeInterval: -86_400), relative.localizedString(fromTimeInterval: 7_200))
            relative.dateTimeStyle = .named
            print(relative.localizedString(fromTimeInterval: 86_400), relative.localizedString(fromTimeInterval: 0))
            """
        #expect(
            try WholeTable.output(of: program, with: ["FoundationFormatters"]) == [
                "5 | 1:05 | 1:00:00 | 0", "00:00:05 | 00:01:05 | 01:00:00 | 00:00:00", "5s | 1m 5s | 1h | 0s",
                "5 seconds | 1 minute, 5 seconds | 1 hour | 0 seconds", "5secs | 1min 5secs | 1hr | 0secs",
                "a and b a, b, and c", "1 day ago in 2 hours", "tomorrow now",
            ])
    }

    @Test func connections() throws {
        let program = """
            import Foundation
            import FoundationNetworking
            let queue = OperationQueue()
            let done = DispatchSemaphore(value: 0)
            NSURLConnection.sendAsynchronousRequest(URLRequest(url: URL(string: "nowhere:")!), queue: queue) { response, data, error in
                print(response == nil, data == nil, error != nil)
                done.signal()
            }
            done.wait()
            print(NSURLConnection.canHandle(URLRequest(url: URL(string: "https://a.b")!)))
            """
        #expect(try WholeTable.output(of: program, with: ["URLConnections"]) == ["true true true", "true"])
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
