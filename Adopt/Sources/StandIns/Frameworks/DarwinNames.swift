extension KnownFramework {
    /// Darwin functions that Foundation exports on a device, and C functions of Core Foundation and Mobile Core Services. All
    /// have real implementations, except memory pressure, which Linux never reports.
    static let darwinNames = KnownFramework(
        name: "DarwinNames", prefixes: [], imports: ["UniformTypeIdentifiers"],
        text: """
            private let atomicLock = NSLock()
            private func atomically<T>(_ act: () -> T) -> T {
                atomicLock.lock()
                defer { atomicLock.unlock() }
                return act()
            }
            @discardableResult func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { atomically { value.pointee += 1; return value.pointee } }
            @discardableResult func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicIncrement32(value) }
            @discardableResult func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { atomically { value.pointee -= 1; return value.pointee } }
            @discardableResult func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicDecrement32(value) }
            @discardableResult func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { atomically { value.pointee += amount; return value.pointee } }
            @discardableResult func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { atomically { value.pointee += 1; return value.pointee } }
            @discardableResult func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicIncrement64(value) }
            @discardableResult func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { atomically { value.pointee -= 1; return value.pointee } }
            @discardableResult func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
                atomically {
                    guard value.pointee == old else { return false }
                    value.pointee = new
                    return true
                }
            }
            @discardableResult func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool { OSAtomicCompareAndSwap32(old, new, value) }
            protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}
            // Dispatch's own members for all sources apply only to its own class.
            extension DispatchSourceMemoryPressure {
                func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {}
                func setEventHandler(handler: DispatchWorkItem) {}
                func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {}
                func setCancelHandler(handler: DispatchWorkItem) {}
                func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {}
                func setRegistrationHandler(handler: DispatchWorkItem) {}
                func cancel() {}
                func resume() {}
                func suspend() {}
                func activate() {}
                var handle: UInt { 0 }
                var mask: UInt { 0 }
                var data: UInt { 0 }
                var isCancelled: Bool { false }
            }
            class SourceOfMemoryPressure: NSObject, DispatchSourceMemoryPressure {}
            extension DispatchSource {
                struct MemoryPressureEvent: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static let normal = MemoryPressureEvent(rawValue: 1)
                    static let warning = MemoryPressureEvent(rawValue: 2)
                    static let critical = MemoryPressureEvent(rawValue: 4)
                    static let all: MemoryPressureEvent = [.normal, .warning, .critical]
                }
                static func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure { SourceOfMemoryPressure() }
            }
            extension sockaddr_in {
                var sin_len: UInt8 { get { UInt8(MemoryLayout<sockaddr_in>.size) } set {} }
            }
            extension sockaddr {
                var sa_len: UInt8 { get { UInt8(MemoryLayout<sockaddr>.size) } set {} }
            }
            typealias CFStringEncoding = UInt32
            func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString) -> CFStringEncoding {
                let known: [String: String.Encoding] = [
                    "utf-8": .utf8, "us-ascii": .ascii, "iso-8859-1": .isoLatin1, "iso-8859-2": .isoLatin2, "utf-16": .utf16, "utf-32": .utf32,
                    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
                ]
                return CFStringEncoding((known[theString.lowercased()] ?? .utf8).rawValue)
            }
            func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt { UInt(encoding) }
            let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
            let kUTTagClassMIMEType: CFString = "public.mime-type"
            /// A string that a C function returns.
            struct RetainedString {
                fileprivate let text: CFString
                func takeRetainedValue() -> CFString { text }
                func takeUnretainedValue() -> CFString { text }
            }
            func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?) -> RetainedString? {
                let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
                return type.map { RetainedString(text: $0.identifier) }
            }
            func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> RetainedString? {
                let type = UTType(inUTI)
                let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
                return tag.map { RetainedString(text: $0) }
            }
            """)
}
