/// The rules for a password that the system generates for a field with the content type `newPassword`. iOS 12.
///
/// The rules are text, such as `"required: upper; minlength: 20;"`. Follows Apple's page "UITextInputPasswordRules".
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    private let descriptor: String

    /// Creates rules from their text.
    public convenience init(descriptor passwordRulesDescriptor: String) {
        self.init(rules: passwordRulesDescriptor)
    }

    private init(rules: String) {
        descriptor = rules
        super.init()
    }

    /// Reads rules from an archive; `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let rules = coder.decodeObject(forKey: Self.key) as? String else { return nil }
        descriptor = rules
        super.init()
    }

    /// Writes the rules to an archive.
    open func encode(with coder: NSCoder) { coder.encode(descriptor as NSString, forKey: Self.key) }

    /// Supports secure coding.
    nonisolated open class var supportsSecureCoding: Bool { true }

    /// The text of the rules.
    open var passwordRulesDescriptor: String { descriptor }

    /// Returns the rules, which are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the rules have the same text.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.descriptor == descriptor
    }

    /// The hash value of the text.
    open override nonisolated var hash: Int { descriptor.hashValue }

    private static let key = "UITextInputPasswordRules.descriptor"
}
