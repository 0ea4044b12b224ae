/// The system's state for text input, and its delegate of the text input that is first responder.
@MainActor
package final class TextInputSystem: NSObject, UITextInputDelegate {
    package static var current: TextInputSystem { Runtime.current.state { TextInputSystem() } }

    /// The languages of the user's keyboards. The first one is the initial language.
    package var languages = ["en-US"] {
        didSet { languagesChanged() }
    }
    private var language = "en-US"
    private var modes: [String: UITextInputMode] = [:]
    /// The languages that the user has chosen for the app's context identifiers.
    private var chosen: [String: String] = [:]
    /// Whether smart punctuation is on, as on a new device.
    package var hasSmartPunctuation = true
    /// Whether keyboard clicks are on.
    package var playsClicks = true
    package internal(set) var clicks = 0
    /// The user's text replacements and names: the typed text and its replacement.
    package var lexicon: [(userInput: String, documentText: String)] = []
    /// The objects that display the selections of text inputs.
    private var displays: [WeakBox] = []
    private weak var input: UIResponder?

    override init() {
        super.init()
        UITextInputContext.reset()
    }

    var mode: UITextInputMode { mode(of: language) }

    var allModes: [UITextInputMode] { languages.map(mode(of:)) }

    private func mode(of language: String) -> UITextInputMode {
        if let mode = modes[language] { return mode }
        let made = UITextInputMode(language: language)
        modes[language] = made
        return made
    }
}

// Languages.
extension TextInputSystem {
    /// Changes the language, as the user does. The choice is stored for the responder's context identifier.
    package func userChooses(_ language: String) {
        guard languages.contains(language) else { return }
        if let context = input?.textInputContextIdentifier { chosen[context] = language }
        use(language)
    }

    /// Switches to the next of the user's keyboards.
    package func chooseNext() {
        let place = languages.firstIndex(of: language).map { $0 + 1 } ?? 0
        userChooses(languages[place % languages.count])
    }

    func forgetContext(_ identifier: String) { chosen[identifier] = nil }

    private func languagesChanged() {
        if languages.isEmpty { languages = ["en-US"] }
        if !languages.contains(language) { use(languages[0]) }
    }

    private func use(_ new: String) {
        guard new != language else { return }
        language = new
        NotificationCenter.default.post(
            name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
    }

    /// A responder's own input mode takes precedence over the stored choice for its context identifier.
    private func useLanguage(of responder: UIResponder) {
        let own = responder.textInputMode?.primaryLanguage
        if let own, own != language, languages.contains(own) { return use(own) }
        let kept = responder.textInputContextIdentifier.flatMap { chosen[$0] }
        if let kept, languages.contains(kept) { use(kept) }
    }
}

// The text input that is first responder.
extension TextInputSystem {
    /// Called when the first responder has changed, or when it reloads its input views.
    func serve(_ responder: UIResponder?) {
        if input !== responder { leave() }
        guard let responder, responder.takesTypedText else { return }
        input = responder
        if let textInput = responder as? any UITextInput, textInput.inputDelegate == nil {
            textInput.inputDelegate = self
        }
        useLanguage(of: responder)
    }

    private func leave() {
        if let left = input as? any UITextInput, left.inputDelegate === self { left.inputDelegate = nil }
        input = nil
    }

    package func addDisplay(_ display: any TextInputWatcher) {
        displays.removeAll { $0.object == nil }
        displays.append(WeakBox(display))
    }

    private func watchers(of textInput: any UITextInput) -> [any TextInputWatcher] {
        displays.compactMap { $0.object as? any TextInputWatcher }.filter { $0.watches(textInput) }
    }

    /// Notifies the controllers of input views and the objects that display the selection.
    package func tell(_ event: TextInputEvent, of textInput: any UITextInput) {
        for controller in Runtime.current.keyboard.controllers { controller.hear(event, of: textInput) }
        for watcher in watchers(of: textInput) { watcher.hear(event) }
    }

    package func selectionWillChange(_ textInput: (any UITextInput)?) {
        if let textInput { tell(.selectionWillChange, of: textInput) }
    }

    package func selectionDidChange(_ textInput: (any UITextInput)?) {
        if let textInput { tell(.selectionDidChange, of: textInput) }
    }

    package func textWillChange(_ textInput: (any UITextInput)?) {
        if let textInput { tell(.textWillChange, of: textInput) }
    }

    package func textDidChange(_ textInput: (any UITextInput)?) {
        if let textInput { tell(.textDidChange, of: textInput) }
    }
}

/// A change of a text input.
package enum TextInputEvent {
    case selectionWillChange
    case selectionDidChange
    case textWillChange
    case textDidChange
}

/// An object that displays the selection of a text input.
@MainActor
package protocol TextInputWatcher: AnyObject {
    func watches(_ textInput: any UITextInput) -> Bool
    func hear(_ event: TextInputEvent)
}
