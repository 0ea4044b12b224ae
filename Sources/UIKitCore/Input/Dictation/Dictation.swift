// What a microphone and a finger on the keyboard's trackpad do to the text that is edited.
extension UIApplication {
    /// What dictation does: the text input is told that the recording has ended, shows a placeholder where it has one, and gets the
    /// phrases; without any, that nothing was recognized. Returns whether something takes text.
    package func receiveDictation(_ phrases: [(text: String, alternatives: [String])]) -> Bool {
        guard let responder = textReceiver else { return false }
        let input = responder as? any UITextInput
        input?.dictationRecordingDidEnd()
        let placeholder = input.flatMap { input in
            OptionalMember.ask { input.insertDictationResultPlaceholder }
        }
        if let placeholder {
            input?.removeDictationResultPlaceholder(placeholder, willInsertResult: !phrases.isEmpty)
        }
        guard !phrases.isEmpty else {
            input?.dictationRecognitionFailed()
            return true
        }
        responder.takeDictation(phrases.map { UIDictationPhrase($0.text, alternatives: $0.alternatives) })
        return true
    }

    /// What an input method does with what it has composed so far.
    package func compose(_ text: String, _ selectedRange: NSRange, in input: any UITextInput) {
        input.compose(text, selectedRange)
    }

    /// What a finger does that moves over the keyboard as over a trackpad: the floating cursor goes along, and the insertion point follows
    /// it. Returns whether a text input has an insertion point.
    package func receiveFloatingCursor(_ steps: [CGVector]) -> Bool {
        guard let input = textReceiver as? any UITextInput, let selection = input.selectedTextRange else {
            return false
        }
        let caret = input.caretRect(for: selection.start)
        var point = CGPoint(x: caret.midX, y: caret.midY)
        input.beginFloatingCursor(at: point)
        for step in steps {
            point = CGPoint(x: point.x + step.dx, y: point.y + step.dy)
            input.updateFloatingCursor(at: point)
            if let place = input.closestPosition(to: point) {
                input.selectedTextRange = input.textRange(from: place, to: place)
            }
        }
        input.endFloatingCursor()
        return true
    }
}

extension UIResponder {
    /// A text input that wants the phrases gets them; others get the likeliest words.
    fileprivate func takeDictation(_ phrases: [UIDictationPhrase]) {
        if let input = self as? any UITextInput,
            OptionalMember.ask({ input.insertDictationResult(phrases) }) != nil
        {
            return
        }
        for phrase in phrases {
            let others = phrase.alternativeInterpretations ?? []
            let isOwn = !(self is any TypedTextReceiver)
            if isOwn, !others.isEmpty, Runtime.current.system >= .iOS(16),
                let input = self as? any UITextInput
            {
                input.insertText(phrase.text, alternatives: others, style: .lowConfidence)
            } else {
                takeInserted(phrase.text)
            }
        }
    }
}
