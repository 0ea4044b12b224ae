import Foundation

public struct NSValueTransformerName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
        "NSSecureUnarchiveFromData")
}

/// An initializer that returns an existing object must be in a protocol extension.
public protocol TransformerByName {
    static func known(by name: NSValueTransformerName) -> Self?
}

extension TransformerByName {
    public init?(forName name: NSValueTransformerName) {
        guard let known = Self.known(by: name) else { return nil }
        self = known
    }
}

open class ValueTransformer: NSObject, TransformerByName {
    open class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) { KnownTransformers.all[name] = transformer }
    open class func known(by name: NSValueTransformerName) -> Self? { KnownTransformers.all[name] as? Self }
    open class func valueTransformerNames() -> [NSValueTransformerName] { KnownTransformers.all.names }
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

private final class KnownTransformers: @unchecked Sendable {
    static let all = KnownTransformers()
    private let lock = NSLock()

    private var transformers: [NSValueTransformerName: ValueTransformer] = [
        .negateBooleanTransformerName: NegatingTransformer(),
        .isNilTransformerName: NilTransformer(isNil: true),
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
    override func transformedValue(_ value: Any?) -> Any? {
        NSNumber(value: !((value as? NSNumber)?.boolValue ?? false))
    }
}

private final class NilTransformer: ValueTransformer {
    private let isNil: Bool

    init(isNil: Bool) {
        self.isNil = isNil
        super.init()
    }

    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: (value == nil) == isNil) }
}

open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
            NSData.self, NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override class func allowsReverseTransformation() -> Bool { true }

    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap {
            try? NSKeyedUnarchiver.unarchivedObject(
                ofClasses: type(of: self).allowedTopLevelClasses, from: $0)
        }
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}
