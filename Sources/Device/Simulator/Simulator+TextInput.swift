import UIKit

// Text input other than key presses, and the user's keyboard settings.
extension Simulator {
    /// Composes text as an input method does: the text is marked and replaces the earlier marked text. Without a range, the insertion point
    /// follows the text.
    public func compose(_ text: String, selectedRange: NSRange? = nil) {
        takeOver()
        report(.other("Compose “\(text)”"))
        guard let input = runtime.application.textReceiver as? any UITextInput else {
            return runtime.diagnostics.warn("Nothing composes \"\(text)\": no text is being edited.")
        }
        let end = NSRange(location: text.utf16.count, length: 0)
        runtime.application.compose(text, selectedRange ?? end, in: input)
    }

    /// Ends the composition and keeps its text.
    public func endComposition() {
        takeOver()
        (runtime.application.textReceiver as? any UITextInput)?.unmarkText()
    }

    /// Dictates recognized words, with alternative interpretations.
    public func dictate(_ text: String, alternatives: [String] = []) {
        takeOver()
        report(.other("Dictate “\(text)”"))
        if !runtime.application.receiveDictation([(text, alternatives)]) {
            runtime.diagnostics.warn("Nothing takes \"\(text)\": no text is being edited.")
        }
    }

    /// Dictates speech that isn't recognized.
    public func dictateNothing() {
        takeOver()
        _ = runtime.application.receiveDictation([])
    }

    /// Writes text with a pencil at a point of the screen: into the text input there, or into an element of a scribble interaction. Returns
    /// whether one of them exists and accepts the pencil.
    @discardableResult
    public func write(_ text: String, at point: CGPoint) -> Bool {
        takeOver()
        report(.other("Write “\(text)” with a pencil"))
        UITextInputContext.current().isPencilInputExpected = true
        return runtime.application.receiveWriting(text, at: point, in: window)
    }

    /// Moves a finger over the keyboard as over a trackpad, in steps: the insertion point follows it.
    public func moveFloatingCursor(by steps: CGVector...) {
        takeOver()
        _ = runtime.application.receiveFloatingCursor(steps)
    }

    /// Taps an item of the shortcuts bar above the iPad keyboard, by its title or identifier. Returns whether such an item exists and is
    /// enabled.
    @discardableResult
    public func tapKeyboardShortcut(_ name: String) -> Bool {
        takeOver()
        return runtime.keyboard.tapShortcut(name)
    }

    /// The languages of the user's keyboards, such as `"en-US"`. The first one is active until the user chooses another.
    public var keyboardLanguages: [String] {
        get { textInput.languages }
        set { textInput.languages = newValue }
    }

    /// Switches to one of the user's keyboards. A keyboard that the user doesn't have is ignored.
    public func chooseKeyboard(_ language: String) {
        textInput.userChooses(language)
    }

    /// Whether smart punctuation is on: straight quotes become curly ones, and two hyphens become a dash. Defaults to `true`.
    public var hasSmartPunctuation: Bool {
        get { textInput.hasSmartPunctuation }
        set { textInput.hasSmartPunctuation = newValue }
    }

    /// The user's text replacements and names, which custom keyboards request. Defaults to none.
    public var textReplacements: [(userInput: String, documentText: String)] {
        get { textInput.lexicon }
        set { textInput.lexicon = newValue }
    }

    /// Whether keyboard clicks are on. Defaults to `true`.
    public var hasKeyboardClicks: Bool {
        get { textInput.playsClicks }
        set { textInput.playsClicks = newValue }
    }

    /// The number of keyboard clicks that the app's own input views played.
    public var inputClicks: Int { textInput.clicks }

    /// The text that the camera recognizes, for `captureTextFromCamera(_:)`. Defaults to `nil`: none.
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

    /// The text input system of this simulator's app.
    private var textInput: TextInputSystem {
        takeOver()
        return TextInputSystem.current
    }
}

// The main menu, of a hardware keyboard or a menu bar.
extension Simulator {
    /// The app's main menu, with its commands as the responders currently validate them.
    public var mainMenu: UIMenu {
        takeOver()
        return runtime.application.mainMenu
    }

    /// Chooses an entry of the main menu by the titles of its path: `chooseMenu("Edit", "Copy")`. Returns whether the entry exists and is
    /// enabled.
    @discardableResult
    public func chooseMenu(_ titles: String...) -> Bool {
        takeOver()
        return runtime.application.chooseInMainMenu(titles)
    }
}
