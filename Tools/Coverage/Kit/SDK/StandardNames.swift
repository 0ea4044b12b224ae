/// What the standard library's protocols bring, which one side says and the other leaves out.
enum StandardNames {
    /// Protocols that the compiler adds on its own, or that Objective-C's classes have all together.
    static let protocols: Set<String> = [
        "AnyObject", "BitwiseCopyable", "Copyable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "CVarArg",
        "Equatable", "Escapable", "Error", "ExpressibleByArrayLiteral", "Hashable", "NSObject",
        "NSObjectProtocol",
        "ObservableObject", "RawRepresentable", "Sendable", "SendableMetatype", "SetAlgebra",
        "_ObjectiveCBridgeable",
    ]

    /// Members that a conformance brings.
    static let members: Set<String> = [
        "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "rawValue",
        "init(rawValue:)", "description", "debugDescription", "hash", "isEqual(_:)", "copy(with:)",
        "mutableCopy(with:)", "encode(with:)", "supportsSecureCoding", "<(_:_:)", "<=(_:_:)", ">(_:_:)",
        ">=(_:_:)",
        "RawValue",
    ]
}
