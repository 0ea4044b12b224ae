// Each host is reachable.

@_exported import UIKit

public struct SCNetworkReachabilityFlags: OptionSet, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init() { rawValue = 0 }

    public static var transientConnection: SCNetworkReachabilityFlags {
        SCNetworkReachabilityFlags(rawValue: 1)
    }

    public static var reachable: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 2) }

    public static var connectionRequired: SCNetworkReachabilityFlags {
        SCNetworkReachabilityFlags(rawValue: 4)
    }

    public static var connectionOnTraffic: SCNetworkReachabilityFlags {
        SCNetworkReachabilityFlags(rawValue: 8)
    }

    public static var interventionRequired: SCNetworkReachabilityFlags {
        SCNetworkReachabilityFlags(rawValue: 16)
    }

    public static var connectionOnDemand: SCNetworkReachabilityFlags {
        SCNetworkReachabilityFlags(rawValue: 32)
    }

    public static var connectionAutomatic: SCNetworkReachabilityFlags { connectionOnTraffic }

    public static var isLocalAddress: SCNetworkReachabilityFlags {
        SCNetworkReachabilityFlags(rawValue: 65536)
    }

    public static var isDirect: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 131072) }
    public static var isWWAN: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 262144) }
}

public var kSCNetworkFlagsTransientConnection: Int { 1 }
public var kSCNetworkFlagsReachable: Int { 2 }
public var kSCNetworkFlagsConnectionRequired: Int { 4 }
public var kSCNetworkFlagsConnectionAutomatic: Int { 8 }
public var kSCNetworkFlagsInterventionRequired: Int { 16 }
public var kSCNetworkFlagsIsLocalAddress: Int { 65536 }
public var kSCNetworkFlagsIsDirect: Int { 131072 }

/// No error has occurred.
public func SCError() -> Int32 { 0 }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    StaticString("Success!").utf8Start.withMemoryRebound(to: CChar.self, capacity: 9) { $0 }
}

public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?

    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?
    ) {
        self.version = version
        self.info = info
    }
}

open class SCNetworkReachability: NSObject {}

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: UnsafePointer<CChar>)
    -> SCNetworkReachability?
{ SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress<T>(_ allocator: Any?, _ address: UnsafePointer<T>)
    -> SCNetworkReachability?
{ SCNetworkReachability() }
@discardableResult public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}

@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool { true }
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool { true }
