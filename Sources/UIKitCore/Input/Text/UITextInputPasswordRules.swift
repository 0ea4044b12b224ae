/// What a password has to be like that the system makes up for a field of the content type `newPassword`. iOS 12.
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

    /// Reads rules from an archive; `nil` where there are none.
    public required init?(coder: NSCoder) {
        guard let rules = coder.decodeObject(forKey: Self.key) as? String else { return nil }
        descriptor = rules
        super.init()
    }

    /// Writes the rules.
    open func encode(with coder: NSCoder) { coder.encode(descriptor as NSString, forKey: Self.key) }

    /// The rules can be read safely.
    nonisolated open class var supportsSecureCoding: Bool { true }

    /// The text of the rules.
    open var passwordRulesDescriptor: String { descriptor }

    /// The rules themselves, which never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the text is the same.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.descriptor == descriptor
    }

    /// A number that is the same for equal rules.
    open override nonisolated var hash: Int { descriptor.hashValue }

    private static let key = "UITextInputPasswordRules.descriptor"
}
