/// By what else than the keyboard of the screen the user is likely to put text in. iOS 16.4.
///
/// A device finds that out; a simulator says what it has found. Follows Apple's page "UITextInputContext".
open class UITextInputContext: NSObject {
    private nonisolated(unsafe) static var shared = UITextInputContext(())

    private init(_: Void) {
        super.init()
    }

    /// The one object of the class.
    open class func current() -> UITextInputContext! { shared }

    /// Another one, for another app.
    static func reset() { shared = UITextInputContext(()) }

    /// Whether the user is likely to write with a pencil. Default `false`.
    open var isPencilInputExpected = false

    /// Whether the user is likely to dictate. Default `false`.
    open var isDictationInputExpected = false

    /// Whether the user is likely to type on a hardware keyboard. Default `false`.
    open var isHardwareKeyboardInputExpected = false
}
