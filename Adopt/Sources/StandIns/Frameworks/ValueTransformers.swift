extension KnownFramework {
    /// Foundation's value transformers, which Linux lacks. They have real implementations.
    static let valueTransformers = KnownFramework(
        name: "ValueTransformers", prefixes: [], imports: [],
        text: """
            struct NSValueTransformerName: Hashable, RawRepresentable, Sendable {
                var rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                init(_ rawValue: String) { self.rawValue = rawValue }
                static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
                static let isNilTransformerName = NSValueTransformerName("NSIsNil")
                static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
                static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
            }
            /// An initializer that returns an existing object must be in a protocol extension.
            protocol TransformerByName {
                static func known(by name: NSValueTransformerName) -> Self?
            }
            extension TransformerByName {
                init?(forName name: NSValueTransformerName) {
                    guard let known = Self.known(by: name) else { return nil }
                    self = known
                }
            }
            class ValueTransformer: NSObject, TransformerByName {
                class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) { KnownTransformers.all[name] = transformer }
                class func known(by name: NSValueTransformerName) -> Self? { KnownTransformers.all[name] as? Self }
                class func valueTransformerNames() -> [NSValueTransformerName] { KnownTransformers.all.names }
                class func transformedValueClass() -> AnyClass { NSObject.self }
                class func allowsReverseTransformation() -> Bool { false }
                func transformedValue(_ value: Any?) -> Any? { value }
                func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
            }
            private final class KnownTransformers: @unchecked Sendable {
                static let all = KnownTransformers()
                private let lock = NSLock()
                private var transformers: [NSValueTransformerName: ValueTransformer] = [
                    .negateBooleanTransformerName: NegatingTransformer(), .isNilTransformerName: NilTransformer(isNil: true),
                    .isNotNilTransformerName: NilTransformer(isNil: false),
                    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
                ]
                var names: [NSValueTransformerName] { lock.withLock { Array(transformers.keys) } }
                subscript(name: NSValueTransformerName) -> ValueTransformer? {
                    get { lock.withLock { transformers[name] } }
                    set { lock.withLock { transformers[name] = newValue } }
                }
            }
            private final class NegatingTransformer: ValueTransformer {
                override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: !((value as? NSNumber)?.boolValue ?? false)) }
            }
            private final class NilTransformer: ValueTransformer {
                private let isNil: Bool
                init(isNil: Bool) {
                    self.isNil = isNil
                    super.init()
                }
                override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: (value == nil) == isNil) }
            }
            class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
                class var allowedTopLevelClasses: [AnyClass] {
                    [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self, NSNull.self]
                }
                override class func allowsReverseTransformation() -> Bool { true }
                override func transformedValue(_ value: Any?) -> Any? {
                    (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: $0) }
                }
                override func reverseTransformedValue(_ value: Any?) -> Any? {
                    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
                }
            }
            """)
}
