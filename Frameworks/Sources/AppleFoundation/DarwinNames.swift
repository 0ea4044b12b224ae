import Foundation
import UIKit
import UniformTypeIdentifiers

private let atomicLock = NSLock()

private func atomically<T>(_ act: () -> T) -> T {
    atomicLock.lock()
    defer { atomicLock.unlock() }
    return act()
}

@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    atomically {
        value.pointee += 1
        return value.pointee
    }
}
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicIncrement32(value)
}
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    atomically {
        value.pointee -= 1
        return value.pointee
    }
}
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicDecrement32(value)
}
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    atomically {
        value.pointee += amount
        return value.pointee
    }
}
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    atomically {
        value.pointee += 1
        return value.pointee
    }
}
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicIncrement64(value)
}
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    atomically {
        value.pointee -= 1
        return value.pointee
    }
}
@discardableResult public func OSAtomicCompareAndSwap32(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    atomically {
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}

@discardableResult public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { OSAtomicCompareAndSwap32(old, new, value) }

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

// Dispatch's own members for all sources apply only to its own class.
extension DispatchSourceMemoryPressure {
    public func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {}
    public func setEventHandler(handler: DispatchWorkItem) {}

    public func setCancelHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {}
    public func setCancelHandler(handler: DispatchWorkItem) {}

    public func setRegistrationHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {}
    public func setRegistrationHandler(handler: DispatchWorkItem) {}
    public func cancel() {}
    public func resume() {}
    public func suspend() {}
    public func activate() {}
    public var handle: UInt { 0 }
    public var mask: UInt { 0 }
    public var data: UInt { 0 }
    public var isCancelled: Bool { false }
}

class SourceOfMemoryPressure: NSObject, DispatchSourceMemoryPressure {}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    public static func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
        -> any DispatchSourceMemoryPressure
    { SourceOfMemoryPressure() }
}

extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

public typealias CFStringEncoding = UInt32
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString) -> CFStringEncoding {
    let known: [String: String.Encoding] = [
        "utf-8": .utf8, "us-ascii": .ascii, "iso-8859-1": .isoLatin1, "iso-8859-2": .isoLatin2,
        "utf-16": .utf16, "utf-32": .utf32,
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
        "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    ]
    return CFStringEncoding((known[theString.lowercased()] ?? .utf8).rawValue)
}

public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt { UInt(encoding) }
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A string that a C function returns.
public struct RetainedString {
    let text: CFString
    public func takeRetainedValue() -> CFString { text }
    public func takeUnretainedValue() -> CFString { text }
}

public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> RetainedString? {
    let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return type.map { RetainedString(text: $0.identifier) }
}

public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> RetainedString? {
    let type = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { RetainedString(text: $0) }
}
