import Foundation

// Objects for `%@` in formats: a device bridges these values to objects.

extension UUID: @retroactive CVarArg {}
extension UUID: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive CVarArg {}
extension Date: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {}
extension URL: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

/// Logs a message. A value for `%@` can have any type: an error, for example, isn't a format argument on Linux.
@_disfavoredOverload public func NSLog(_ format: String, _ arguments: Any?...) {
    let arguments: [any CVarArg] = arguments.map { value in
        guard let value else { return NSString(string: "(null)") }
        return value as? any CVarArg ?? NSString(string: String(describing: value))
    }
    withVaList(arguments) { NSLogv(format, $0) }
}
