/// Manages a view that replaces the keyboard or is an accessory above it: a custom keyboard. iOS 8.
///
/// A responder returns one as its ``UIResponder/inputViewController``. It appears with the on-screen keyboard and is notified of changes of
/// the text. Follows Apple's page "UIInputViewController".
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private let proxy = FirstResponderProxy()
    private var hold: InputModeHold?

    /// Creates a view with the keyboard's background, unless a nib contains one.
    open override func loadView() {
        if nibName == nil, storyboard == nil {
            view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        } else {
            super.loadView()
        }
    }

    /// The view controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The access to the edited text.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard, as a BCP 47 code. Default `nil`: that of the user's keyboard.
    open var primaryLanguage: String?

    /// Whether the keyboard has its own dictation key, so that the system shows none. Default `false`.
    open var hasDictationKey = false

    /// Whether the keyboard has access to the network and other resources. A view controller of the app has the app's access: `true`. iOS
    /// 11.
    open var hasFullAccess: Bool { true }

    /// Whether the keyboard must show a key that switches keyboards, as on devices where the system shows none below it. iOS 11.
    open var needsInputModeSwitchKey: Bool {
        let spec = Runtime.current.screen.spec
        return !(spec.hasHomeIndicator && spec.idiom == .phone)
    }

    /// Dismisses the keyboard: the first responder resigns.
    open func dismissKeyboard() { UIApplication.shared.textReceiver?.resignFirstResponder() }

    /// Switches to the next of the user's keyboards.
    open func advanceToNextInputMode() { TextInputSystem.current.chooseNext() }

    /// Handles the touches of a key that switches keyboards: a tap switches to the next one, and a long press opens the list of all. iOS
    /// 10.
    ///
    /// Call it for every touch event of the key.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        hold = InputModeHold.next(after: hold, view, event, self)
    }

    /// Requests the user's text replacements and names. They are delivered later, in a turn of the main loop. A simulator defines them.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        let entries = TextInputSystem.current.lexicon.map {
            UILexiconEntry(userInput: $0.userInput, documentText: $0.documentText)
        }
        Runtime.loop.schedule(after: 0, "a lexicon") { completionHandler(UILexicon(entries)) }
    }

    // MARK: Changes of the text

    /// Called before the selection changes. The base class does nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Called when the selection has changed. The base class does nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Called before the text changes, for any cause. The base class does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called when the text has changed, for any cause. The base class does nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}

    func hear(_ event: TextInputEvent, of textInput: any UITextInput) {
        switch event {
        case .selectionWillChange: selectionWillChange(textInput)
        case .selectionDidChange: selectionDidChange(textInput)
        case .textWillChange: textWillChange(textInput)
        case .textDidChange: textDidChange(textInput)
        }
    }
}

/// A touch on a key that switches keyboards.
@MainActor
private final class InputModeHold {
    private var timer: MainLoop.Timer?

    static func next(
        after hold: InputModeHold?, _ view: UIView, _ event: UIEvent, _ controller: UIInputViewController
    ) -> InputModeHold? {
        guard let touch = event.allTouches?.first else { return hold }
        switch touch.phase {
        case .began: return InputModeHold(on: view)
        case .ended:
            if let hold, hold.isShort { controller.advanceToNextInputMode() }
            hold?.end()
            return nil
        case .cancelled:
            hold?.end()
            return nil
        default: return hold
        }
    }

    private init(on view: UIView) {
        timer = Runtime.loop.schedule(after: 0.5, "the list of keyboards") { [weak self, weak view] in
            self?.timer = nil
            if let view { Self.showList(beside: view) }
        }
    }

    private var isShort: Bool { timer != nil }

    private func end() {
        timer?.cancel()
        timer = nil
    }

    private static func showList(beside view: UIView) {
        let system = TextInputSystem.current
        let actions = system.languages.map { language in
            UIAction(title: language, state: system.mode.primaryLanguage == language ? .on : .off) { _ in
                TextInputSystem.current.userChooses(language)
            }
        }
        UIMenu(children: actions).open(beside: view.bounds, in: view, sender: nil)
    }
}
