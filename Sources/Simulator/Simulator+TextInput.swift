import UIKit

// Other ways to put text in than keys, and what the device knows of the user's keyboards.
extension Simulator {
    /// Composes a text as an input method does: it is marked, and takes the place of what was composed before. Without a range the
    /// insertion point is behind it.
    public func compose(_ text: String, selectedRange: NSRange? = nil) {
        takeOver()
        report(.other("Compose “\(text)”"))
        guard let input = runtime.application.textReceiver as? any UITextInput else {
            return runtime.diagnostics.warn("Nothing composes \"\(text)\": no text is being edited.")
        }
        let end = NSRange(location: text.utf16.count, length: 0)
        runtime.application.compose(text, selectedRange ?? end, in: input)
    }

    /// Leaves what is composed as it is.
    public func endComposition() {
        takeOver()
        (runtime.application.textReceiver as? any UITextInput)?.unmarkText()
    }

    /// Dictates words that the device understands, with other words that it may have heard.
    public func dictate(_ text: String, alternatives: [String] = []) {
        takeOver()
        report(.other("Dictate “\(text)”"))
        if !runtime.application.receiveDictation([(text, alternatives)]) {
            runtime.diagnostics.warn("Nothing takes \"\(text)\": no text is being edited.")
        }
    }

    /// Dictates what the device does not understand.
    public func dictateNothing() {
        takeOver()
        _ = runtime.application.receiveDictation([])
    }

    /// Writes a text with a pencil at a point of the screen: into the text input there, or where a view has elements for that. Returns
    /// whether there is either, and it lets the pencil.
    @discardableResult
    public func write(_ text: String, at point: CGPoint) -> Bool {
        takeOver()
        report(.other("Write “\(text)” with a pencil"))
        UITextInputContext.current().isPencilInputExpected = true
        return runtime.application.receiveWriting(text, at: point, in: window)
    }

    /// Moves a finger over the keyboard as over a trackpad, by some steps: the insertion point follows it.
    public func moveFloatingCursor(by steps: CGVector...) {
        takeOver()
        _ = runtime.application.receiveFloatingCursor(steps)
    }

    /// Taps one of the app's items over the keyboard of a tablet, by its title or identifier. Returns whether there is one that can be
    /// tapped.
    @discardableResult
    public func tapKeyboardShortcut(_ name: String) -> Bool {
        takeOver()
        return runtime.keyboard.tapShortcut(name)
    }

    /// The languages of the user's keyboards, such as `"en-US"`. The first one counts until another is chosen.
    public var keyboardLanguages: [String] {
        get { textInput.languages }
        set { textInput.languages = newValue }
    }

    /// Chooses one of the user's keyboards. One that the user does not have does nothing.
    public func chooseKeyboard(_ language: String) {
        textInput.userChooses(language)
    }

    /// Whether the user has smart punctuation on: straight quotes become curly ones, and two hyphens a dash. Default `true`.
    public var hasSmartPunctuation: Bool {
        get { textInput.hasSmartPunctuation }
        set { textInput.hasSmartPunctuation = newValue }
    }

    /// The user's shortcuts and names, by what is typed for them, which custom keyboards ask for. Default none.
    public var textReplacements: [(userInput: String, documentText: String)] {
        get { textInput.lexicon }
        set { textInput.lexicon = newValue }
    }

    /// Whether the user hears keys. Default `true`.
    public var hasKeyboardClicks: Bool {
        get { textInput.playsClicks }
        set { textInput.playsClicks = newValue }
    }

    /// How many clicks of keys of the app's own input views were heard.
    public var inputClicks: Int { textInput.clicks }

    /// The text that the camera sees, for `captureTextFromCamera(_:)`. Default `nil`: there is none.
    public var cameraText: String? {
        get {
            takeOver()
            return CameraText.current.text
        }
        set {
            takeOver()
            CameraText.current.text = newValue
        }
    }

    /// The system's side of text input in this simulator's app.
    private var textInput: TextInputSystem {
        takeOver()
        return TextInputSystem.current
    }
}

// The main menu, which a hardware keyboard or a menu bar gives.
extension Simulator {
    /// The app's main menu, with its commands as the responders have them now.
    public var mainMenu: UIMenu {
        takeOver()
        return runtime.application.mainMenu
    }

    /// Chooses an entry of the main menu by the titles that lead to it: `chooseMenu("Edit", "Copy")`. Returns whether there is one that
    /// can be chosen.
    @discardableResult
    public func chooseMenu(_ titles: String...) -> Bool {
        takeOver()
        return runtime.application.chooseInMainMenu(titles)
    }
}
