/// What the system knows around text input, and its side of every text input that is the first responder.
@MainActor
package final class TextInputSystem: NSObject, UITextInputDelegate {
    package static var current: TextInputSystem { Runtime.current.state { TextInputSystem() } }

    /// The languages of the user's keyboards, the first one before the user has chosen.
    package var languages = ["en-US"] {
        didSet { languagesChanged() }
    }
    private var language = "en-US"
    private var modes: [String: UITextInputMode] = [:]
    /// The languages that the user chose in contexts of the app's.
    private var chosen: [String: String] = [:]
    /// Whether the user has smart punctuation on, as it is on a new device.
    package var hasSmartPunctuation = true
    /// Whether the user hears keys.
    package var playsClicks = true
    package internal(set) var clicks = 0
    /// The shortcuts and names of the user: what is typed, and what it stands for.
    package var lexicon: [(userInput: String, documentText: String)] = []
    /// What shows the selections of inputs.
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
    /// What the user does to change the language: the choice is kept for the responder's context.
    package func userChooses(_ language: String) {
        guard languages.contains(language) else { return }
        if let context = input?.textInputContextIdentifier { chosen[context] = language }
        use(language)
    }

    /// The next of the user's keyboards.
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

    /// A responder's own mode comes before the one that was chosen in its context.
    private func useLanguage(of responder: UIResponder) {
        let own = responder.textInputMode?.primaryLanguage
        if let own, own != language, languages.contains(own) { return use(own) }
        let kept = responder.textInputContextIdentifier.flatMap { chosen[$0] }
        if let kept, languages.contains(kept) { use(kept) }
    }
}

// The text input that is the first responder.
extension TextInputSystem {
    /// Called when the first responder has changed, or asks to be looked at again.
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

    func addDisplay(_ display: any TextInputWatcher) {
        displays.removeAll { $0.object == nil }
        displays.append(WeakBox(display))
    }

    private func watchers(of textInput: any UITextInput) -> [any TextInputWatcher] {
        displays.compactMap { $0.object as? any TextInputWatcher }.filter { $0.watches(textInput) }
    }

    /// Tells the controllers of input views, and whoever shows the selection.
    func tell(_ event: TextInputEvent, of textInput: any UITextInput) {
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

/// What happens to a text input.
enum TextInputEvent {
    case selectionWillChange
    case selectionDidChange
    case textWillChange
    case textDidChange
}

/// Something that shows the selection of a text input.
@MainActor
protocol TextInputWatcher: AnyObject {
    func watches(_ textInput: any UITextInput) -> Bool
    func hear(_ event: TextInputEvent)
}
