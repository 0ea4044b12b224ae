import AppleFoundation
import Foundation
import Testing

@Suite struct FoundationTests {
    @Test(
        arguments: [
            ("age > 10 AND name BEGINSWITH 'A'", [], "Ada"),
            ("name CONTAINS[cd] %@ OR age == %d", ["emi", 50], "Émile bob"),
            ("NOT (age IN {7, 50})", [], "Ada"),
            ("%K BETWEEN %@", ["age", [7, 40]], "Ada Émile"),
        ] as [(String, [any Sendable], String)])
    func `predicates with formats filter values`(format: String, arguments: [any Sendable], names: String) {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        let values: [[String: Any]] = [
            ["name": "Ada", "age": 36], ["name": "Émile", "age": 7], ["name": "bob", "age": 50],
        ]
        let found = values.filter { predicate.evaluate(with: $0) }.map { $0["name"] as? String ?? "" }
        #expect(found.joined(separator: " ") == names)
    }

    @Test(arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z.]+", "a@b.c", true), ("SELF MATCHES %@", "[a-z]+", "a@b.c", false),
        ("SELF MATCHES[c] %@", "\\D[A-Z]+", "ABc", true),
    ])
    func `predicates match expressions`(format: String, pattern: String, text: String, matches: Bool) {
        #expect(NSPredicate(format: format, pattern).evaluate(with: text) == matches)
    }

    @Test func `key paths look up values in dictionaries`() throws {
        let text = #"{"page": {"titles": [{"en": "a"}, {"en": "b"}], "number": 2}}"#
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
        #expect(json.value(forKeyPath: "page.titles.en") as? [String] == ["a", "b"])
        #expect(json.value(forKeyPath: "page.number") as? Int == 2)
        #expect(json.value(forKeyPath: "page.other") == nil)
    }

    @Test func `Core Foundation's run loops perform blocks`() async {
        await withCheckedContinuation { ended in
            Thread.detachNewThread {
                CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) {
                    ended.resume()
                }
                _ = RunLoop.current.run(mode: .default, before: Date())
            }
        }
        await withCheckedContinuation { ended in
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { ended.resume() }
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }
    }

    private final class Doubled: ValueTransformer {
        override class func allowsReverseTransformation() -> Bool { true }
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
    }

    @Test func `value transformers transform values`() throws {
        let name = NSValueTransformerName("Doubled")
        ValueTransformer.setValueTransformer(Doubled(), forName: name)
        let doubled = try #require(ValueTransformer(forName: name))
        #expect(doubled.transformedValue(4) as? Int == 8 && doubled.reverseTransformedValue(4) as? Int == 2)
        let isNil = ValueTransformer(forName: .isNilTransformerName)
        #expect(isNil?.transformedValue(nil) as? NSNumber == 1)
        let archive = NSSecureUnarchiveFromDataTransformer()
        let data = archive.reverseTransformedValue(["a", "b"] as NSArray)
        #expect((archive.transformedValue(data) as? NSArray)?.count == 2)
    }

    private typealias Durations = AppleFoundation.DateComponentsFormatter

    @Test func `durations are written in English`() {
        let durations = Durations()
        durations.allowedUnits = [.hour, .minute, .second]
        func texts(
            _ style: Durations.UnitsStyle, _ rule: Durations.ZeroFormattingBehavior = .default
        ) -> [String?] {
            durations.unitsStyle = style
            durations.zeroFormattingBehavior = rule
            return [5, 65, 3600, 0].map { durations.string(from: $0) }
        }
        #expect(texts(.positional) == ["5", "1:05", "1:00:00", "0"])
        #expect(texts(.positional, .pad) == ["00:00:05", "00:01:05", "01:00:00", "00:00:00"])
        #expect(texts(.abbreviated) == ["5s", "1m 5s", "1h", "0s"])
        #expect(texts(.full) == ["5 seconds", "1 minute, 5 seconds", "1 hour", "0 seconds"])
        #expect(texts(.brief) == ["5secs", "1min 5secs", "1hr", "0secs"])
    }

    @Test func `lists and relative dates are written in English`() {
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        let relative = RelativeDateTimeFormatter()
        #expect(relative.localizedString(fromTimeInterval: -86_400) == "1 day ago")
        #expect(relative.localizedString(fromTimeInterval: 7_200) == "in 2 hours")
        relative.dateTimeStyle = .named
        #expect(relative.localizedString(fromTimeInterval: 86_400) == "tomorrow")
        #expect(relative.localizedString(fromTimeInterval: 0) == "now")
    }

    @Test func `Foundation's types have the missing members`() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "\("Ada") has \(3) of \(0.5)") == "Ada has 3 of 0.500000")
        #expect(String(localized: "KEY", defaultValue: "100% \(1)", comment: "c") == "100% 1")
        let german = withVaList([1.5]) {
            NSString(format: "%.2f", locale: Locale(identifier: "de_DE"), arguments: $0) as String
        }
        #expect(german == "1,50")
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
        #expect(group?.lastPathComponent == "group.a")
    }

    @Test func `the constants of geometry have Core Graphics' values`() {
        #expect(CGRectZero == CGRect(origin: CGPointZero, size: CGSizeZero))
        #expect(CGRectNull.isNull && CGRectInfinite.isInfinite)
    }

    @Test(arguments: ["", "text", String(repeating: "abcdefgh", count: 100_000)])
    func `data is compressed without a header, and decompressed`(text: String) throws {
        let packed = try NSData(data: Data(text.utf8)).compressed(using: .zlib)
        #expect(try Data(referencing: packed.decompressed(using: .zlib)) == Data(text.utf8))
        #expect(packed.length < max(text.utf8.count, 10))
    }

    @Test func `data that isn't compressed can't be decompressed`() {
        let text = NSData(data: Data([0xFF, 0xFF]))
        #expect(throws: CocoaError(.init(rawValue: 5377))) { try text.decompressed(using: .zlib) }
        #expect(throws: CocoaError(.init(rawValue: 5376))) { try text.compressed(using: .lzma) }
    }

    @Test func `a pointer array keeps no object`() {
        let array = NSPointerArray.weakObjects()
        var object: NSObject? = NSObject()
        array.addPointer(object.map { Unmanaged.passUnretained($0).toOpaque() })
        #expect(array.count == 1 && array.allObjects.count == 1)
        object = nil
        #expect(array.count == 1 && array.allObjects.isEmpty)
        array.compact()
        #expect(array.count == 0)
    }

    @Test(arguments: [
        (
            "See https://a.org/b?c=1, or write to ada@b.example.", true,
            ["https://a.org/b?c=1", "ada@b.example"]
        ),
        ("www.a.org and example.com/a", true, ["www.a.org", "example.com/a"]), ("no link. None", true, []),
        ("Call +44 20 7946 0958.", false, ["+44 20 7946 0958"]), ("Call 12", false, []),
    ])
    func `a data detector finds links and phone numbers`(text: String, isLink: Bool, found: [String]) throws {
        // The raw values of the types of links and of phone numbers.
        let detector = try NSDataDetector(types: isLink ? 1 << 5 : 1 << 11)
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(matches.map { NSString(string: text).substring(with: $0.range) } == found)
    }

    @Test func `a link has an address`() throws {
        let text = "a.org and https://b.org"
        let detector = try NSDataDetector(types: NSTextCheckingAllTypes)
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(matches.compactMap(\.url).map(\.absoluteString) == ["http://a.org", "https://b.org"])
    }
}
