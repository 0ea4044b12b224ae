import UIKit

public struct OSLogPrivacy: Hashable {
    public enum Mask: Hashable {
        case hash, none
    }

    private let name: String
    private init(_ name: String) { self.name = name }
    public static var auto: OSLogPrivacy { OSLogPrivacy("auto") }
    public static var `public`: OSLogPrivacy { OSLogPrivacy("public") }
    public static var `private`: OSLogPrivacy { OSLogPrivacy("private") }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy("sensitive") }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

public struct OSLogFloatFormatting {
    public init() {}
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }

    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting()
    }
}

public struct OSLogIntegerFormatting {
    public init() {}
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    public var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto)
    { text += "\(value())" }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public let text: String
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    public init(stringLiteral value: String) { text = value }
}

public struct Logger: @unchecked Sendable {
    private let log: OSLog
    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public func log(_ message: OSLogMessage) { log.write(message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
    public func trace(_ message: OSLogMessage) { log.write(message.text) }
    public func debug(_ message: OSLogMessage) { log.write(message.text) }
    public func info(_ message: OSLogMessage) { log.write(message.text) }
    public func notice(_ message: OSLogMessage) { log.write(message.text) }
    public func warning(_ message: OSLogMessage) { log.write(message.text) }
    public func error(_ message: OSLogMessage) { log.write(message.text) }
    public func critical(_ message: OSLogMessage) { log.write(message.text) }
    public func fault(_ message: OSLogMessage) { log.write(message.text) }
}
