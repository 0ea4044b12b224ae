/// Manages a view that stands in for the keyboard or over it: a custom keyboard. iOS 8.
///
/// A responder returns one as its ``UIResponder/inputViewController``. It appears with the keyboard of the screen, and is told what happens
/// to the text. Follows Apple's page "UIInputViewController".
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private let proxy = FirstResponderProxy()
    private var hold: InputModeHold?

    /// Makes a view with the ground of the keyboard, unless a nib has one.
    open override func loadView() {
        if nibName == nil, storyboard == nil {
            view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        } else {
            super.loadView()
        }
    }

    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The way to the text that is edited.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard, by its BCP 47 name. Default `nil`: that of the user's own keyboard.
    open var primaryLanguage: String?

    /// Whether the keyboard has a key for dictation of its own, so that the system shows none. Default `false`.
    open var hasDictationKey = false

    /// Whether the keyboard may use the network and more. A controller of the app's own may all that the app may: `true`. iOS 11.
    open var hasFullAccess: Bool { true }

    /// Whether the keyboard has to have a key for the next one, as on devices where the system has none beneath it. iOS 11.
    open var needsInputModeSwitchKey: Bool {
        let spec = Runtime.current.screen.spec
        return !(spec.hasHomeIndicator && spec.idiom == .phone)
    }

    /// Takes the keyboard away: the first responder resigns.
    open func dismissKeyboard() { UIApplication.shared.textReceiver?.resignFirstResponder() }

    /// Goes over to the next of the user's keyboards.
    open func advanceToNextInputMode() { TextInputSystem.current.chooseNext() }

    /// Handles the touches of a key for the next keyboard: a tap goes over to it, a finger that is held opens the list of all. iOS 10.
    ///
    /// Call it for every touch event of the key.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        hold = InputModeHold.next(after: hold, view, event, self)
    }

    /// Asks for the user's shortcuts and names. They come later, in a turn of the main loop. A simulator says what they are.
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

    /// Called before the text changes, whoever changes it. The base class does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called when the text has changed, whoever has changed it. The base class does nothing.
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

/// A finger on a key for the next keyboard.
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
