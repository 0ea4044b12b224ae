import Foundation

/// A member of one of Apple's classes, under its Objective-C name.
public struct AppleMember: Codable, Equatable, Sendable {
    /// The kind of the member in Objective-C.
    public enum Kind: String, Codable, Sendable {
        case property, method, notification, constant
        case initializer = "init"
        case classMethod = "class method"
        case classProperty = "class property"
    }

    /// The selector, or the constant's name.
    public let selector: String
    /// The kind in Objective-C.
    public let kind: Kind
    /// The first iOS version that has it; `<=6` for everything older than iOS 7.
    public let since: String
    /// The name of the property's getter, if it differs.
    public var getter: String?
    private var deprecated: Bool?

    /// Whether it is deprecated.
    public var isDeprecated: Bool { deprecated ?? false }

    init(
        _ selector: String, _ kind: Kind, since: String = "<=6", getter: String? = nil,
        deprecated: Bool = false
    ) {
        self.selector = selector
        self.kind = kind
        self.since = since
        self.getter = getter
        self.deprecated = deprecated ? true : nil
    }

    /// Whether it is a notification or another constant: it isn't a member of an instance, and Swift may nest it in any type.
    var isConstant: Bool { kind == .notification || kind == .constant }

    var isClassMember: Bool { kind == .classMethod || kind == .classProperty }
}
