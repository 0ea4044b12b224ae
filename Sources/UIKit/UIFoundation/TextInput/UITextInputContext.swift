/// The input methods that the user is likely to use instead of the on-screen keyboard. iOS 16.4.
///
/// A device detects them; a simulator defines them. Follows Apple's page "UITextInputContext".
open class UITextInputContext: NSObject {
    // Apple's class has no isolation and isn't sendable. Apps and the keyboard use it on the main thread.
    private nonisolated(unsafe) static var shared = UITextInputContext(())

    private init(_: Void) {
        super.init()
    }

    /// Returns the shared context.
    open class func current() -> UITextInputContext! { shared }

    /// Replaces the shared context for another app.
    package static func reset() { shared = UITextInputContext(()) }

    /// Whether the user is likely to write with a pencil. Default `false`.
    open var isPencilInputExpected = false

    /// Whether the user is likely to dictate. Default `false`.
    open var isDictationInputExpected = false

    /// Whether the user is likely to type on a hardware keyboard. Default `false`.
    open var isHardwareKeyboardInputExpected = false
}
