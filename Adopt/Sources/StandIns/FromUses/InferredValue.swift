/// The type of an unknown module's values. Every member is another such value, and every call returns one.
struct InferredValue {
    let module: String

    /// The type's name.
    var name: String { module + "Value" }
    /// The protocol of all types in the module: dynamic members and calls.
    var members: String { module + "Members" }
    /// The protocol of types with an empty value, which a use can infer.
    var neutral: String { module + "Neutral" }

    var text: String {
        """
        /// A type with an empty value, which members and calls of \(module) can return.
        public protocol \(neutral) {
            static var neutral: Self { get }
        }

        \(Self.neutralTypes.map { "extension \($0.0): \(neutral) { public static var neutral: \($0.1) { \($0.2) } }" }.joined(separator: "\n"))

        /// Dynamic members and calls, because the declarations of \(module) are unknown.
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
            @_disfavoredOverload
            public subscript<Neutral: \(neutral)>(_ key: Any?) -> Neutral { get { .neutral } nonmutating set {} }
            @_disfavoredOverload
            public subscript(_ key: Any?) -> Any? { get { nil } nonmutating set {} }
            public subscript(_ key: Any?) -> \(name) { get { \(name)() } nonmutating set {} }
            @discardableResult
            public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> \(name) { \(name)() }
            @_disfavoredOverload
            public func dynamicallyCall<Neutral: \(neutral)>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Neutral { .neutral }
        }

        /// An unknown value of \(module).
        public struct \(name): \(members), Hashable, Strideable, Error, Sendable, Sequence, IteratorProtocol, CustomStringConvertible,
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
            public func distance(to other: \(name)) -> Int { 0 }
            public func advanced(by distance: Int) -> \(name) { self }
            public static func < (first: \(name), second: \(name)) -> Bool { false }
            public mutating func next() -> \(name)? { nil }
            public var first: \(name)? { nil }
            public var description: String { "" }
        }
        """
    }

    /// An unknown property wrapper. Its values are empty if their type has an empty value.
    func wrapper(_ name: String, given shapes: Set<CallShape>) -> String {
        let initializers = shapes.map(\.returningNothing).filter { !$0.labels.isEmpty }.map(\.parameters)
            .sorted()
            .flatMap {
                ["init(\($0)) {}", "init(wrappedValue: Value, \($0)) { value = wrappedValue }"]
            }.map { "    public " + $0 }.joined(separator: "\n")
        return """
            @propertyWrapper
            public struct \(name)<Value> {
                private var value: Value?
                public init(wrappedValue: Value) { value = wrappedValue }
                public init() {}
            \(initializers)
                public var projectedValue: \(self.name) { \(self.name)() }
                public var wrappedValue: Value {
                    get {
                        notReal("@\(name)")
                        if let value = value ?? (Value.self as? any \(neutral).Type)?.neutral as? Value { return value }
                        preconditionFailure("@\(name) of \(module) is a stand-in without a \\(Value.self).")
                    }
                    set { value = newValue }
                }
            }
            """
    }

    /// An unknown result builder.
    func builder(_ name: String) -> String {
        """
        @resultBuilder
        public enum \(name) {
            public static func buildBlock(_ parts: Any?...) -> \(self.name) { \(self.name)() }
            public static func buildOptional(_ part: Any??) -> \(self.name) { \(self.name)() }
            public static func buildEither(first: Any?) -> \(self.name) { \(self.name)() }
            public static func buildEither(second: Any?) -> \(self.name) { \(self.name)() }
            public static func buildArray(_ parts: [Any?]) -> \(self.name) { \(self.name)() }
            public static func buildFinalResult<Result: \(neutral)>(_ part: \(self.name)) -> Result { .neutral }
            public static func buildFinalResult(_ part: \(self.name)) -> \(self.name) { part }
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
        ("UIView", "Self", "makePlainly(ofItsClass: ()) as! Self"),
        ("UIViewController", "Self", "makePlainly(ofItsClass: ()) as! Self"),
        ("UIImage", "Self", "makePlainly(ofItsClass: ()) as! Self"),
    ]
}
