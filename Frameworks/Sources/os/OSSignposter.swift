import NeutralValues
import UIKit

public struct OSSignpostType: Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}

public struct OSSignpostID: Hashable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = UInt64.random(in: 1...UInt64.max) }

    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    public static let exclusive = OSSignpostID(0)
    public static let invalid = OSSignpostID(UInt64.max)
    public static let null = OSSignpostID(0)
}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) { notReal() }
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { notReal() }

open class OSSignpostIntervalState: NSObject {}

open class OSSignposter: NSObject {
    public convenience init(subsystem: String, category: String) { self.init() }
    public convenience init(logHandle: OSLog) { self.init() }
    open var isEnabled: Bool { false }
    open func makeSignpostID() -> OSSignpostID { .exclusive }

    open func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    open func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
        -> OSSignpostIntervalState
    { OSSignpostIntervalState() }
    open func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    open func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    open func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    open func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    open func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}
