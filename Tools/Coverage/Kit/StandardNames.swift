/// Names from the standard library's protocols, which one side lists and the other omits.
enum StandardNames {
    /// Protocols that the compiler adds itself, or that all Objective-C classes conform to.
    static let protocols: Set<String> = [
        "AnyObject", "BitwiseCopyable", "Copyable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "CVarArg",
        "Equatable", "Escapable", "Error", "ExpressibleByArrayLiteral", "Hashable", "NSObject",
        "NSObjectProtocol",
        "ObservableObject", "RawRepresentable", "Sendable", "SendableMetatype", "SetAlgebra",
        "_ObjectiveCBridgeable",
    ]

    /// Members that a conformance adds.
    static let members: Set<String> = [
        "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "rawValue",
        "init(rawValue:)", "description", "debugDescription", "hash", "isEqual(_:)", "copy(with:)",
        "mutableCopy(with:)", "encode(with:)", "supportsSecureCoding", "<(_:_:)", "<=(_:_:)", ">(_:_:)",
        ">=(_:_:)",
        "RawValue",
    ]
}
