extension KnownFramework {
    /// The members that Foundation's types lack on Linux, with real implementations where possible. Not an Apple framework.
    static let foundationMembers = KnownFramework(
        name: "FoundationMembers", prefixes: [], imports: ["FoundationNetworking"],
        text: #"""
            extension ProcessInfo {
                enum ThermalState: Int { case nominal, fair, serious, critical }
                var thermalState: ThermalState { .nominal }
                var isLowPowerModeEnabled: Bool { false }
                var isiOSAppOnMac: Bool { false }
            }
            extension FileManager {
                /// A folder next to the app's folders, shared by all modules of the program.
                func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
                    let place = urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appendingPathComponent(groupIdentifier)
                    guard let place, (try? createDirectory(at: place, withIntermediateDirectories: true)) != nil else { return nil }
                    return place
                }
                func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
                var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
            }
            extension URL {
                private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL { FileManager.default.urls(for: kind, in: .userDomainMask)[0] }
                static var documentsDirectory: URL { folder(.documentDirectory) }
                static var cachesDirectory: URL { folder(.cachesDirectory) }
                static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
                static var libraryDirectory: URL { folder(.libraryDirectory) }
            }
            extension URLCache {
                convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
                    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
                }
            }
            extension URLSessionConfiguration {
                /// On Linux, sessions end with the program.
                class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
                var sessionSendsLaunchEvents: Bool { get { true } set {} }
            }
            extension NSString {
                @_disfavoredOverload convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
                    self.init(format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) }, arguments: argList)
                }
            }
            extension NSTextCheckingResult {
                private final class Found {
                    weak var result: NSTextCheckingResult?
                    let text: String
                    static let lock = NSLock()
                    static var all: [ObjectIdentifier: Found] = [:]
                    init(_ result: NSTextCheckingResult, _ text: String) { self.result = result; self.text = text }
                }
                /// Keeps the text that a data detector found, as long as the result exists.
                func withData(in string: String) -> NSTextCheckingResult {
                    Found.lock.lock()
                    defer { Found.lock.unlock() }
                    Found.all = Found.all.filter { $0.value.result != nil }
                    Found.all[ObjectIdentifier(self)] = Found(self, NSString(string: string).substring(with: range))
                    return self
                }
                private var data: String? {
                    Found.lock.lock()
                    defer { Found.lock.unlock() }
                    return Found.all[ObjectIdentifier(self)].flatMap { $0.result === self ? $0.text : nil }
                }
                var phoneNumber: String? { data.flatMap { $0.contains(where: \.isLetter) ? nil : $0 } }
                var url: URL? {
                    guard let data, phoneNumber == nil else { return nil }
                    if data.contains("://") || data.hasPrefix("mailto:") { return URL(string: data) }
                    return URL(string: (data.contains("@") ? "mailto:" : "http://") + data)
                }
            }
            var NSTextCheckingAllTypes: UInt64 { .max }
            /// Finds links, email addresses and phone numbers with patterns. Dates, postal addresses and transit information
            /// aren't found.
            class NSDataDetector: NSObject {
                let checkingTypes: UInt64
                private let expression: NSRegularExpression
                init(types checkingTypes: UInt64) throws {
                    self.checkingTypes = checkingTypes
                    let link = #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)]|mailto:[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|www\.[^\s<>"]*[^\s<>".,;:!?)]|(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev)\b(?:/[^\s<>"]*)?"#
                    let phone = #"\+?\(?\d[\d\s().-]{5,}\d"#
                    let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
                    let found = (kinds.contains(.link) ? [link] : []) + (kinds.contains(.phoneNumber) ? [phone] : [])
                    expression = try NSRegularExpression(pattern: found.isEmpty ? "(?!)" : found.joined(separator: "|"))
                }
                func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
                    expression.matches(in: string, options: options, range: range).map { $0.withData(in: string) }
                }
                func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
                    expression.firstMatch(in: string, options: options, range: range)?.withData(in: string)
                }
                func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
                    expression.numberOfMatches(in: string, options: options, range: range)
                }
                func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {
                    expression.enumerateMatches(in: string, options: options, range: range, using: block)
                }
            }
            extension URL {
                func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
            }
            extension Stream {
                /// Bound streams don't exist on Linux.
                class func getBoundStreams(withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) {
                    notReal("Stream.getBoundStreams(withBufferSize:inputStream:outputStream:)")
                }
            }
            /// An array with optional weak references: released objects in `weakObjects()` become `nil`.
            class NSPointerArray: NSObject {
                private struct Place {
                    weak var object: AnyObject?
                    var kept: AnyObject?
                    var isEmpty: Bool { object == nil }
                }
                private let isWeak: Bool
                private var places: [Place] = []
                private init(isWeak: Bool) { self.isWeak = isWeak; super.init() }
                class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
                class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }
                private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
                    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
                    return Place(object: object, kept: isWeak ? nil : object)
                }
                var count: Int { places.count }
                var allObjects: [Any] { places.compactMap(\.object) }
                func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }
                func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { places.insert(place(item), at: index) }
                func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = place(item) }
                func removePointer(at index: Int) { places.remove(at: index) }
                func pointer(at index: Int) -> UnsafeMutableRawPointer? { places[index].object.map { Unmanaged.passUnretained($0).toOpaque() } }
                func compact() { places.removeAll(where: \.isEmpty) }
            }
            extension String {
                /// The key of a localized string. An interpolated value is represented by its format specifier, `%@` or `%lld`.
                struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
                    struct StringInterpolation: StringInterpolationProtocol {
                        fileprivate var key = ""
                        fileprivate var values: [String] = []
                        init(literalCapacity: Int, interpolationCount: Int) {}
                        mutating func appendLiteral(_ literal: String) { key += literal }
                        mutating func appendInterpolation(_ value: String) { add("%@", value) }
                        mutating func appendInterpolation(_ value: Int) { add("%lld", "\(value)") }
                        mutating func appendInterpolation(_ value: Double) { add("%lf", String(format: "%lf", value)) }
                        mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) { add("%@", value.description) }
                        private mutating func add(_ kind: String, _ value: String) {
                            key += kind
                            values.append(value)
                        }
                    }
                    fileprivate let key: String
                    fileprivate let values: [String]
                    init(stringLiteral value: String) { (key, values) = (value, []) }
                    init(stringInterpolation: StringInterpolation) { (key, values) = (stringInterpolation.key, stringInterpolation.values) }
                    init(_ value: String) { (key, values) = (value, []) }
                    /// The string with the values in place of its format specifiers, numbered or not.
                    fileprivate func filled(_ text: String) -> String {
                        var (rest, filled, next) = (text[...], "", 0)
                        while let match = rest.firstMatch(of: #/%(?:(\d+)\$)?(?:@|lld|lf|d)/#) {
                            let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                            filled += rest[..<match.range.lowerBound] + (values.indices.contains(place) ? values[place] : "")
                            rest = rest[match.range.upperBound...]
                            next += 1
                        }
                        return filled + rest
                    }
                }
                init(localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
                    let text = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
                    self = keyAndValue.values.isEmpty ? text : keyAndValue.filled(text)
                }
                init(localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
                    let text = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
                    self = defaultValue.values.isEmpty ? text : defaultValue.filled(text)
                }
            }
            """#)
}
