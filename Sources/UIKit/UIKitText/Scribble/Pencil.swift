extension UIApplication {
    /// Delivers a text that a pencil writes at a point of a window, to the text input at that point or to an element of an indirect
    /// scribble interaction. Returns whether there is either.
    package func receiveWriting(_ text: String, at point: CGPoint, in window: UIWindow) -> Bool {
        guard let view = window.hitTest(point, with: nil) else { return false }
        if let input = view.nearestTextInput { return write(text, into: input, at: point, in: window) }
        guard let (owner, writing) = view.nearestIndirectWriting else { return false }
        writing.write(text, at: owner.convert(point, from: window))
        return true
    }

    private func write(
        _ text: String, into input: any UIView & UITextInput, at point: CGPoint, in window: UIWindow
    ) -> Bool {
        let interaction = input.nearestScribbleInteraction
        if let interaction, let owner = interaction.view, let delegate = interaction.delegate,
            !delegate.scribbleInteraction(interaction, shouldBeginAt: owner.convert(point, from: window))
        {
            return false
        }
        let isLate = interaction.flatMap { $0.delegate?.scribbleInteractionShouldDelayFocus($0) } ?? false
        if !isLate, !input.isFirstResponder, !input.becomeFirstResponder() { return false }
        interaction?.begin()
        if isLate, !input.isFirstResponder { input.becomeFirstResponder() }
        input.takeInserted(text)
        interaction?.end()
        return true
    }
}

extension UIScribbleInteraction {
    fileprivate func begin() {
        isHandlingWriting = true
        delegate?.scribbleInteractionWillBeginWriting(self)
    }

    fileprivate func end() {
        isHandlingWriting = false
        delegate?.scribbleInteractionDidFinishWriting(self)
    }
}

extension UIView {
    private var withSuperviews: [UIView] {
        var views: [UIView] = []
        var view: UIView? = self
        while let found = view {
            views.append(found)
            view = found.superview
        }
        return views
    }

    fileprivate var nearestTextInput: (any UIView & UITextInput)? {
        withSuperviews.lazy.compactMap { $0 as? any UIView & UITextInput }.first
    }

    fileprivate var nearestScribbleInteraction: UIScribbleInteraction? {
        withSuperviews.lazy.flatMap { $0.extras?.interactions ?? [] }
            .compactMap { $0 as? UIScribbleInteraction }.first
    }

    fileprivate var nearestIndirectWriting: (UIView, any IndirectWriting)? {
        for view in withSuperviews {
            let writing = view.extras?.interactions.lazy.compactMap { $0 as? any IndirectWriting }.first
            if let writing { return (view, writing) }
        }
        return nil
    }
}
