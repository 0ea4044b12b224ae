extension KnownFramework {
    static let systemConfiguration = KnownFramework(
        name: "SystemConfiguration", prefixes: ["SCNetwork", "SCDynamic", "SCError", "kSCNetwork"],
        imports: [],
        text: #"""
            struct SCNetworkReachabilityFlags: OptionSet, Hashable {
                let rawValue: UInt32
                init(rawValue: UInt32) { self.rawValue = rawValue }
                init() { rawValue = 0 }
                static var transientConnection: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 1) }
                static var reachable: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 2) }
                static var connectionRequired: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 4) }
                static var connectionOnTraffic: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 8) }
                static var interventionRequired: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 16) }
                static var connectionOnDemand: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 32) }
                static var connectionAutomatic: SCNetworkReachabilityFlags { connectionOnTraffic }
                static var isLocalAddress: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 65536) }
                static var isDirect: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 131072) }
                static var isWWAN: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 262144) }
            }
            var kSCNetworkFlagsTransientConnection: Int { 1 }
            var kSCNetworkFlagsReachable: Int { 2 }
            var kSCNetworkFlagsConnectionRequired: Int { 4 }
            var kSCNetworkFlagsConnectionAutomatic: Int { 8 }
            var kSCNetworkFlagsInterventionRequired: Int { 16 }
            var kSCNetworkFlagsIsLocalAddress: Int { 65536 }
            var kSCNetworkFlagsIsDirect: Int { 131072 }
            /// No error has occurred.
            func SCError() -> Int32 { 0 }
            func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { StaticString("Success!").utf8Start.withMemoryRebound(to: CChar.self, capacity: 9) { $0 } }
            struct SCNetworkReachabilityContext {
                var version: Int
                var info: UnsafeMutableRawPointer?
                init(version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?) {
                    self.version = version
                    self.info = info
                }
            }
            class SCNetworkReachability: NSObject {}
            typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
            func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { SCNetworkReachability() }
            func SCNetworkReachabilityCreateWithAddress<T>(_ allocator: Any?, _ address: UnsafePointer<T>) -> SCNetworkReachability? { SCNetworkReachability() }
            @discardableResult func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
                flags.pointee = .reachable
                return true
            }
            @discardableResult func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { true }
            @discardableResult func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }
            @discardableResult func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any) -> Bool { true }
            @discardableResult func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any) -> Bool { true }
            """#)
}
