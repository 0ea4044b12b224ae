import Testing

@testable import StandIns

/// Stand-ins that behave as on a device.
@Suite struct RealPartsTests {
    @Test func `predicates with formats filter values`() throws {
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
            print(NSPredicate(format: "SELF MATCHES[c] %@", "\\\\D[A-Z]+").evaluate(with: "ABc"))
            """
        #expect(
            try WholeTable.output(of: program, with: ["PredicateFormats"]) == [
                "Ada", "Émile bob", "Ada", "Ada Émile", "true", "false", "true",
            ])
    }

    @Test func `key paths look up values in dictionaries`() throws {
        let program = """
            import Foundation
            let text = #"{"page": {"titles": [{"en": "a"}, {"en": "b"}], "number": 2}}"#
            let json = try! JSONSerialization.jsonObject(with: Data(text.utf8)) as! NSDictionary
            print(json.value(forKeyPath: "page.titles.en") as! [String], json.value(forKeyPath: "page.number")!)
            print(json.value(forKeyPath: "page.other") == nil)
            """
        #expect(
            try WholeTable.output(of: program, with: ["FoundationObjects"]) == [#"["a", "b"] 2"#, "true"])
    }

    @Test func `Core Foundation's run loops perform blocks`() throws {
        let program = """
            import Foundation
            Thread.detachNewThread {
                CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { print("here") }
                _ = RunLoop.current.run(mode: .default, before: Date())
                CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { print("there"); exit(0) }
                CFRunLoopWakeUp(CFRunLoopGetMain())
            }
            RunLoop.main.run()
            """
        #expect(try WholeTable.output(of: program, with: ["CoreFoundationNames"]) == ["here", "there"])
    }

    @Test func `value transformers transform values`() throws {
        let program = """
            import Foundation
            final class Doubled: ValueTransformer {
                override class func allowsReverseTransformation() -> Bool { true }
                override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
                override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
            }
            let name = NSValueTransformerName("Doubled")
            ValueTransformer.setValueTransformer(Doubled(), forName: name)
            let doubled = ValueTransformer(forName: name)!
            print(doubled.transformedValue(4) as! Int, doubled.reverseTransformedValue(4) as! Int)
            print(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as! NSNumber)
            let archive = NSSecureUnarchiveFromDataTransformer()
            let data = archive.reverseTransformedValue(["a", "b"] as NSArray)
            print((archive.transformedValue(data) as? NSArray)?.count ?? 0)
            """
        #expect(try WholeTable.output(of: program, with: ["ValueTransformers"]) == ["8 2", "1", "2"])
    }

    @Test func `formatters write English`() throws {
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

    @Test func `combined publishers send the latest values`() throws {
        let program = """
            let (name, age, size) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            name.combineLatest(age).sink({ print("two", $0, $1) }, { _ in print("end") })
            name.combineLatest(age) { "\\($0)-\\($1)" }.sink({ print($0) }, { _ in })
            name.combineLatest(age, size).sink({ print("three", $0.0, $0.1, $0.2) }, { _ in })
            Publishers.CombineLatest4(name, age, size, age).sink({ print("four", $0.0, $0.1, $0.2, $0.3) }, { _ in })
            name.send("Ada")
            age.send(36)
            size.send(7)
            name.send("Bob")
            name.send(completion: .finished)
            age.send(completion: .finished)
            """
        #expect(
            try WholeTable.output(ofPublishers: program) == [
                "two Ada 36", "Ada-36", "three Ada 36 7", "four Ada 36 7 36",
                "two Bob 36", "Bob-36", "three Bob 36 7", "four Bob 36 7 36", "end",
            ])
    }

    @Test func `merged publishers send all values`() throws {
        let program = """
            struct Fault: Error {}
            let subjects = (0..<8).map { _ in PassthroughSubject<Int, Fault>() }
            let (a, b, c) = (subjects[0], subjects[1], subjects[2])
            a.merge(with: b).sink({ print("two", $0) }, { _ in print("end of two") })
            Publishers.Merge3(a, b, c).sink({ print("three", $0) }, { print("end of three", "\\($0)".hasPrefix("failure")) })
            Publishers.MergeMany(subjects).sink({ print("all", $0) }, { _ in })
            a.send(1)
            c.send(2)
            a.send(completion: .finished)
            b.send(completion: .finished)
            c.send(completion: .failure(Fault()))
            """
        #expect(
            try WholeTable.output(ofPublishers: program) == [
                "two 1", "three 1", "all 1", "three 2", "all 2", "end of two",
                "end of three true",
            ])
    }

    @Test func `URL connections load requests`() throws {
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

    @Test func `Foundation has the missing members`() throws {
        let program = """
            import Foundation
            import FoundationNetworking
            print(ProcessInfo.processInfo.thermalState, ProcessInfo.processInfo.isLowPowerModeEnabled)
            let array = NSPointerArray.weakObjects()
            var object: NSObject? = NSObject()
            array.addPointer(Unmanaged.passUnretained(object!).toOpaque())
            print(array.count, array.allObjects.count)
            object = nil
            print(array.count, array.allObjects.count)
            array.compact()
            print(array.count)
            print(URLCache(memoryCapacity: 7, diskCapacity: 0, directory: nil).memoryCapacity)
            print(String(localized: "Hello"), String(localized: "\\("Ada") has \\(3) of \\(0.5)"))
            print(String(localized: "KEY", defaultValue: "100% \\(1)", comment: "c"))
            print(withVaList([1.5]) { NSString(format: "%.2f", locale: Locale(identifier: "de_DE"), arguments: $0) })
            print(URLSessionConfiguration.background(withIdentifier: "a").timeoutIntervalForRequest)
            print(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")!.lastPathComponent)
            """
        #expect(
            try WholeTable.output(of: program, with: ["FoundationMembers"]) == [
                "nominal false", "1 1", "1 0", "0", "7", "Hello Ada has 3 of 0.500000", "100% 1", "1,50",
                "60.0", "group.a",
            ])
    }

    @Test func `a data detector finds links and phone numbers`() throws {
        let program = """
            import Foundation
            typealias Kind = NSTextCheckingResult.CheckingType
            func found(_ text: String, _ kinds: Kind) throws -> [String] {
                let detector = try NSDataDetector(types: kinds.rawValue)
                let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
                return matches.map { (text as Any as! NSString).substring(with: $0.range) }
            }
            print(try found("See https://a.org/b?c=1, or write to ada@b.example.", .link))
            print(try found("www.a.org and example.com/a", .link), try found("no link. None", .link))
            let text = "a.org and https://b.org"
            let all = try NSDataDetector(types: NSTextCheckingAllTypes).matches(in: text, range: NSRange(location: 0, length: 23))
            print(all.compactMap(\\.url).map(\\.absoluteString))
            print(try found("Call +44 20 7946 0958.", .phoneNumber), try found("Call 12", .phoneNumber))
            """
        #expect(
            try WholeTable.output(of: program, with: ["FoundationMembers"]) == [
                #"["https://a.org/b?c=1", "ada@b.example"]"#,
                #"["www.a.org", "example.com/a"] []"#, #"["http://a.org", "https://b.org"]"#,
                #"["+44 20 7946 0958"] []"#,
            ])
    }

    @Test func `hashes have the standard values`() throws {
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

    @Test func `a context saves, fetches and observes managed objects`() throws {
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
                func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
                    print(type, indexPath?[1] ?? -1, newIndexPath?[1] ?? -1)
                }
                func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
                func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { print(controller.fetchedObjects!.count) }
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
