// The effects of dictation and of the keyboard's trackpad on the edited text.
extension UIApplication {
    /// Delivers dictation: notifies the text input that the recording has ended, shows its placeholder if it has one, and inserts the
    /// phrases. Without phrases, notifies it that the recognition failed. Returns whether a text input exists.
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

    /// Marks the text that an input method has composed so far.
    package func compose(_ text: String, _ selectedRange: NSRange, in input: any UITextInput) {
        input.compose(text, selectedRange)
    }

    /// Moves the floating cursor as a finger on the keyboard's trackpad does; the insertion point follows it. Returns whether a text input
    /// has an insertion point.
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
    /// Passes the phrases to a text input that accepts them. Other text inputs get the likeliest words.
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
