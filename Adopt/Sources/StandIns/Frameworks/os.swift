extension KnownFramework {
    /// Logs are written to standard error, and the locks have real implementations.
    static let os = KnownFramework(name: "os", prefixes: ["OSLog", "OSSignpost"], imports: [], text: osText)

    private static let osText = #"""
        struct OSLogType: Hashable, RawRepresentable {
            let rawValue: UInt8
            init(rawValue: UInt8) { self.rawValue = rawValue }
            init(_ rawValue: UInt8) { self.rawValue = rawValue }
            static let `default` = OSLogType(rawValue: 0)
            static let info = OSLogType(rawValue: 1)
            static let debug = OSLogType(rawValue: 2)
            static let error = OSLogType(rawValue: 16)
            static let fault = OSLogType(rawValue: 17)
        }
        class OSLog: NSObject, @unchecked Sendable {
            struct Category: Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
                static let dynamicTracing = Category(rawValue: "DynamicTracing")
                static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
            }
            static let `default` = OSLog(subsystem: "", category: "")
            static let disabled = OSLog(subsystem: "", category: "disabled")
            let subsystem: String
            let category: String
            init(subsystem: String, category: String) { self.subsystem = subsystem; self.category = category; super.init() }
            convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
            func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
            var signpostsEnabled: Bool { false }
            func write(_ text: String) {
                guard self !== OSLog.disabled else { return }
                FileHandle.standardError.write(Data((category.isEmpty ? text : "[\(category)] \(text)").utf8 + [10]))
            }
        }
        let OS_LOG_DEFAULT = OSLog.default
        func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
            log.write("\(message)" + args.map { " \($0)" }.joined())
        }
        func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
            log.write("\(message)" + args.map { " \($0)" }.joined())
        }
        struct OSLogPrivacy: Hashable {
            enum Mask: Hashable { case hash, none }
            private let name: String
            private init(_ name: String) { self.name = name }
            static var auto: OSLogPrivacy { OSLogPrivacy("auto") }
            static var `public`: OSLogPrivacy { OSLogPrivacy("public") }
            static var `private`: OSLogPrivacy { OSLogPrivacy("private") }
            static var sensitive: OSLogPrivacy { OSLogPrivacy("sensitive") }
            static func auto(mask: Mask) -> OSLogPrivacy { .auto }
            static func `private`(mask: Mask) -> OSLogPrivacy { .private }
            static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
        }
        struct OSLogFloatFormatting {
            init() {}
            static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
            static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
        }
        struct OSLogIntegerFormatting {
            init() {}
            static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
            static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
        }
        struct OSLogInterpolation: StringInterpolationProtocol {
            var text = ""
            init(literalCapacity: Int, interpolationCount: Int) {}
            mutating func appendLiteral(_ literal: String) { text += literal }
            mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
            mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
            mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
        }
        struct OSLogMessage: ExpressibleByStringInterpolation {
            let text: String
            init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
            init(stringLiteral value: String) { text = value }
        }
        struct Logger: @unchecked Sendable {
            private let log: OSLog
            init() { log = .default }
            init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
            init(_ logObj: OSLog) { log = logObj }
            func log(_ message: OSLogMessage) { log.write(message.text) }
            func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
            func trace(_ message: OSLogMessage) { log.write(message.text) }
            func debug(_ message: OSLogMessage) { log.write(message.text) }
            func info(_ message: OSLogMessage) { log.write(message.text) }
            func notice(_ message: OSLogMessage) { log.write(message.text) }
            func warning(_ message: OSLogMessage) { log.write(message.text) }
            func error(_ message: OSLogMessage) { log.write(message.text) }
            func critical(_ message: OSLogMessage) { log.write(message.text) }
            func fault(_ message: OSLogMessage) { log.write(message.text) }
        }
        struct OSSignpostType: Hashable {
            let rawValue: UInt8
            init(rawValue: UInt8) { self.rawValue = rawValue }
            static let event = OSSignpostType(rawValue: 0)
            static let begin = OSSignpostType(rawValue: 1)
            static let end = OSSignpostType(rawValue: 2)
        }
        struct OSSignpostID: Hashable {
            let rawValue: UInt64
            init(_ value: UInt64) { rawValue = value }
            init(log: OSLog) { rawValue = UInt64.random(in: 1...UInt64.max) }
            init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
            static let exclusive = OSSignpostID(0)
            static let invalid = OSSignpostID(UInt64.max)
            static let null = OSSignpostID(0)
        }
        func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive)
        func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...)
        class OSSignpostIntervalState: NSObject {}
        class OSSignposter: NSObject {
            convenience init(subsystem: String, category: String) { self.init() }
            convenience init(logHandle: OSLog) { self.init() }
            var isEnabled: Bool { false }
            func makeSignpostID() -> OSSignpostID { .exclusive }
            func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
            func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState { OSSignpostIntervalState() }
            func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
            func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
            func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
            func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
            func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T { try task() }
        }
        struct os_unfair_lock_s {
            var isTaken = false
            init() {}
        }
        typealias os_unfair_lock = os_unfair_lock_s
        typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
        let releasedLocks = NSCondition()
        func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
            releasedLocks.lock()
            while lock.pointee.isTaken { releasedLocks.wait() }
            lock.pointee.isTaken = true
            releasedLocks.unlock()
        }
        @discardableResult func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
            releasedLocks.lock()
            defer { releasedLocks.unlock() }
            if lock.pointee.isTaken { return false }
            lock.pointee.isTaken = true
            return true
        }
        func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
            releasedLocks.lock()
            lock.pointee.isTaken = false
            releasedLocks.broadcast()
            releasedLocks.unlock()
        }
        class OSAllocatedUnfairLock<State>: @unchecked Sendable {
            private var state: State
            fileprivate let mutex = NSLock()
            init(initialState: State) { state = initialState }
            init(uncheckedState: State) { state = uncheckedState }
            func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { mutex.lock(); defer { mutex.unlock() }; return try body(&state) }
            func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
        }
        extension OSAllocatedUnfairLock where State == Void {
            convenience init() { self.init(initialState: ()) }
            func lock() { mutex.lock() }
            func unlock() { mutex.unlock() }
            func lockIfAvailable() -> Bool { mutex.try() }
            func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { (_: inout Void) in try body() } }
        }
        """#
}
