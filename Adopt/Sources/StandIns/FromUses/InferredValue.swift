/// The type of values of a module that nobody knows: every member of it is another such value, and every call gives one.
struct InferredValue {
    let module: String

    /// What it is called.
    var name: String { module + "Value" }
    /// What all types of the module have: members and calls of any name.
    var members: String { module + "Members" }
    /// What can be made out of nothing, where the use asks for it.
    var neutral: String { module + "Neutral" }

    var text: String {
        """
        /// What is made out of nothing where a member or a call of \(module)’s is to give it.
        public protocol \(neutral) {
            static var neutral: Self { get }
        }

        \(Self.neutralTypes.map { "extension \($0.0): \(neutral) { public static var neutral: \($0.1) { \($0.2) } }" }.joined(separator: "\n"))

        /// Members and calls of any name: what \(module) has of them is not known.
        @dynamicMemberLookup @dynamicCallable
        public protocol \(members) {}

        extension \(members) {
            public subscript(dynamicMember name: String) -> \(name) {
                get { notReal("\(module): " + name); return \(name)() }
                nonmutating set { notReal("\(module): " + name) }
            }
            @_disfavoredOverload
            public subscript<Neutral: \(neutral)>(dynamicMember name: String) -> Neutral {
                get { notReal("\(module): " + name); return .neutral }
                nonmutating set { notReal("\(module): " + name) }
            }
            @_disfavoredOverload
            public subscript(dynamicMember name: String) -> Any? {
                get { notReal("\(module): " + name); return nil }
                nonmutating set { notReal("\(module): " + name) }
            }
            public subscript(_ key: Any?) -> \(name) { get { \(name)() } nonmutating set {} }
            @discardableResult
            public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> \(name) { \(name)() }
            @_disfavoredOverload
            public func dynamicallyCall<Neutral: \(neutral)>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Neutral { .neutral }
        }

        /// A value of \(module)’s of which nothing is known.
        public struct \(name): \(members), Hashable, Comparable, Error, Sendable, Sequence, IteratorProtocol, CustomStringConvertible,
            ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
            ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
        {
            public init() {}
            public init(_ arguments: Any?...) {}
            public init(integerLiteral: Int) {}
            public init(floatLiteral: Double) {}
            public init(stringLiteral: String) {}
            public init(booleanLiteral: Bool) {}
            public init(arrayLiteral: Any?...) {}
            public init(dictionaryLiteral: (AnyHashable, Any?)...) {}
            public static func < (first: \(name), second: \(name)) -> Bool { false }
            public mutating func next() -> \(name)? { nil }
            public var description: String { "" }
        }
        """
    }

    private static let neutralTypes = [
        ("String", "String", "\"\""), ("Bool", "Bool", "false"), ("Int", "Int", "0"),
        ("Double", "Double", "0"),
        ("Float", "Float", "0"), ("CGRect", "CGRect", ".zero"), ("CGSize", "CGSize", ".zero"),
        ("CGPoint", "CGPoint", ".zero"), ("Date", "Date", "Date()"), ("Data", "Data", "Data()"),
        ("URL", "URL", "URL(fileURLWithPath: \"/\")"),
        ("Array", "[Element]", "[]"), ("Dictionary", "[Key: Value]", "[:]"), ("Set", "Set<Element>", "[]"),
        ("Optional", "Wrapped?", "nil"),
    ]
}
