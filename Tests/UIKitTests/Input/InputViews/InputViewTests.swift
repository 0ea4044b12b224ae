import Simulator
import TestTraits
import Testing

/// An app's own keyboards, and the device's keyboard settings.
@MainActor @Suite(.inTurn) struct InputViewTests {
    private final class Keys: UIInputViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            heard.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            heard.append("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            heard.append("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            heard.append("did disappear")
        }
        override func textWillChange(_ textInput: (any UITextInput)?) { heard.append("text will") }
        override func textDidChange(_ textInput: (any UITextInput)?) { heard.append("text did") }
        override func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selected") }
    }

    private final class Field: UITextField {
        let keys = Keys()
        var mode: UITextInputMode?
        var context: String?
        override var inputViewController: UIInputViewController? { keys }
        override var textInputMode: UITextInputMode? { mode ?? super.textInputMode }
        override var textInputContextIdentifier: String? { context }
    }

    private func app() -> (Simulator, Field) {
        let sim = Simulator()
        let page = UIViewController()
        let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        sim.launch(page)
        return (sim, field)
    }

    @Test func `a controller appears and disappears with the keyboard`() throws {
        let (sim, field) = app()
        field.becomeFirstResponder()
        #expect(field.keys.heard == ["will appear"])
        try sim.settle()
        #expect(field.keys.heard == ["will appear", "did appear"])
        #expect(field.keys.view is UIInputView && field.keys.inputView?.inputViewStyle == .keyboard)
        #expect(field.keys.view.frame.maxY == sim.window.bounds.maxY && field.keys.view.frame.height > 100)
        field.resignFirstResponder()
        try sim.settle()
        #expect(field.keys.heard.suffix(2) == ["will disappear", "did disappear"])
    }

    @Test func `the proxy reads and changes the text`() {
        let (sim, field) = app()
        defer { withExtendedLifetime(sim) {} }
        let proxy = field.keys.textDocumentProxy
        field.text = "One three"
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
        field.becomeFirstResponder()
        field.keys.heard = []
        #expect(proxy.documentContextBeforeInput == "One three" && proxy.documentContextAfterInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: -5)
        #expect(proxy.documentContextBeforeInput == "One " && proxy.documentContextAfterInput == "three")
        proxy.insertText("two ")
        proxy.adjustTextPosition(byCharacterOffset: 50)
        proxy.deleteBackward()
        #expect(field.text == "One two thre")
        #expect(
            field.keys.heard.filter { $0 != "selected" } == [
                "text will", "text did", "text will", "text did",
            ])
        proxy.setMarkedText("e!", selectedRange: NSRange(location: 2, length: 0))
        proxy.unmarkText()
        #expect(field.text == "One two three!" && proxy.hasText && proxy.selectedText == nil)
        field.selectAll(nil)
        #expect(proxy.selectedText == "One two three!")
        field.returnKeyType = .go
        #expect(proxy.returnKeyType == .go && proxy.documentInputMode?.primaryLanguage == "en-US")
        let identifier = proxy.documentIdentifier
        #expect(proxy.documentIdentifier == identifier)
        field.keys.dismissKeyboard()
        #expect(!field.isFirstResponder && proxy.documentIdentifier != identifier)
    }

    @Test func `a delegate may refuse what the proxy puts in`() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { false }
        }
        let (sim, field) = app()
        defer { withExtendedLifetime(sim) {} }
        let refusing = Refusing()
        field.delegate = refusing
        field.becomeFirstResponder()
        field.keys.textDocumentProxy.insertText("x")
        #expect(field.text == "")
    }

    @Test func `the user's shortcuts come later`() throws {
        let (sim, field) = app()
        sim.textReplacements = [("omw", "On my way!")]
        var entries: [UILexiconEntry] = []
        field.keys.requestSupplementaryLexicon { entries = $0.entries }
        #expect(entries.isEmpty)
        try sim.settle()
        #expect(entries.map(\.userInput) == ["omw"] && entries.first?.documentText == "On my way!")
    }

    @Test func `languages of keyboards are chosen, and kept by contexts`() {
        let (sim, field) = app()
        sim.keyboardLanguages = ["en-US", "de-DE", "fr-FR"]
        var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "de-DE", "fr-FR"])
        field.context = "mail"
        field.becomeFirstResponder()
        field.keys.advanceToNextInputMode()
        #expect(field.textInputMode?.primaryLanguage == "de-DE" && changes == 1)
        field.resignFirstResponder()
        sim.chooseKeyboard("fr-FR")
        #expect(field.textInputMode?.primaryLanguage == "fr-FR")
        field.becomeFirstResponder()
        #expect(field.textInputMode?.primaryLanguage == "de-DE" && changes == 3)
        field.resignFirstResponder()
        UIResponder.clearTextInputContextIdentifier("mail")
        sim.chooseKeyboard("en-US")
        field.becomeFirstResponder()
        #expect(field.textInputMode?.primaryLanguage == "en-US")
        field.mode = UITextInputMode.activeInputModes[2]
        field.reloadInputViews()
        field.mode = nil
        #expect(field.textInputMode?.primaryLanguage == "fr-FR")
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `keys of an input view are heard where it allows that`() {
        final class Pad: UIInputView, UIInputViewAudioFeedback {
            var enableInputClicksWhenVisible: Bool { true }
        }
        let (sim, field) = app()
        UIDevice.current.playInputClick()
        #expect(sim.inputClicks == 0)
        field.inputAccessoryView = Pad(
            frame: CGRect(x: 0, y: 0, width: 100, height: 40), inputViewStyle: .default)
        field.becomeFirstResponder()
        UIDevice.current.playInputClick()
        sim.hasKeyboardClicks = false
        UIDevice.current.playInputClick()
        #expect(sim.inputClicks == 1)
    }

    @Test func `an input view may be as high as its constraints`() {
        let (sim, field) = app()
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 40), inputViewStyle: .keyboard)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 90),
        ])
        field.inputView = view
        field.becomeFirstResponder()
        #expect(view.frame.height == 40)
        view.allowsSelfSizing = true
        #expect(view.frame.height == 90)
        _ = sim
    }

    @Test func `a tap of the key for the next keyboard goes over to it`() {
        let (sim, field) = app()
        sim.keyboardLanguages = ["en-US", "de-DE"]
        final class Key: UIView {
            weak var keys: UIInputViewController?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }
            private func tell(_ event: UIEvent?) {
                if let event { keys?.handleInputModeList(from: self, with: event) }
            }
        }
        let key = Key(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
        key.keys = field.keys
        field.superview?.addSubview(key)
        sim.tap(at: CGPoint(x: 40, y: 320))
        #expect(field.textInputMode?.primaryLanguage == "de-DE")
        sim.touchDown(at: CGPoint(x: 40, y: 320))
        sim.advance(by: 1)
        sim.touchUp()
        #expect(field.textInputMode?.primaryLanguage == "de-DE")
        sim.tap("en-US")
        #expect(field.textInputMode?.primaryLanguage == "en-US")
    }

    @Test(arguments: [("iPhone16", false), ("iPhone5s", true), ("iPad9_7", true)])
    func `phones with a home indicator have a key for the next keyboard`(device: String, needs: Bool) {
        let device: Device =
            device == "iPhone16" ? .iPhone16 : device == "iPhone5s" ? .iPhone5s : .iPad9_7
        let sim = Simulator(device: device)
        _ = sim.now
        #expect(UIInputViewController().needsInputModeSwitchKey == needs)
    }

    @Test func `an input context starts without expectations`() {
        let sim = Simulator()
        _ = sim.keyboardLanguages
        let context = UITextInputContext.current()
        #expect(context?.isPencilInputExpected == false && context?.isDictationInputExpected == false)
        context?.isHardwareKeyboardInputExpected = true
        #expect(UITextInputContext.current().isHardwareKeyboardInputExpected)
    }
}
