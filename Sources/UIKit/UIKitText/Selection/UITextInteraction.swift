/// Adds the gestures of a text view for selecting and editing text to a custom view. iOS 13.
///
/// A tap makes the text input first responder and moves the insertion point. A double tap selects a word, a triple tap a paragraph. A long
/// press moves the insertion point and shows the edit menu. The view shows the selection. Follows Apple's page "UITextInteraction".
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    private let mode: UITextInteractionMode
    private var display: UITextSelectionDisplayInteraction?
    private lazy var tap = UITapGestureRecognizer(target: self, action: Self.tapAction)
    private lazy var press = UILongPressGestureRecognizer(target: self, action: Self.pressAction)
    private var isBusy = false

    /// Creates an interaction for editable or noneditable text.
    public convenience init(for mode: UITextInteractionMode) {
        self.init(mode: mode)
    }

    /// Creates an interaction for editable or noneditable text, with the label of the Objective-C method.
    public convenience init(forMode mode: UITextInteractionMode) {
        self.init(mode: mode)
    }

    private init(mode: UITextInteractionMode) {
        self.mode = mode
        super.init()
    }

    /// The delegate that allows interactions. Not retained.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The text input. Not retained.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { showSelection() } }
    }

    /// Whether the text is editable.
    open var textInteractionMode: UITextInteractionMode { mode }

    /// The recognizers, for failure requirements of other recognizers.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press] }

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Removes the recognizers and the selection from the view before the interaction leaves it.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(tap)
        self.view?.removeGestureRecognizer(press)
        if let display { self.view?.removeInteraction(display) }
        display = nil
    }

    /// Adds the recognizers to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(tap)
        view?.addGestureRecognizer(press)
        showSelection()
    }

    private func showSelection() {
        if let display { view?.removeInteraction(display) }
        display = nil
        guard let view, let textInput else { return }
        let made = UITextSelectionDisplayInteraction(of: textInput)
        view.addInteraction(made)
        display = made
        made.isActivated = textInput.isFirstResponder
    }
}

// User actions.
extension UITextInteraction {
    private static let tapAction = Selector("tapTextInput:", UITextInteraction.tapped)
    private static let pressAction = Selector("pressTextInput:", UITextInteraction.pressed)

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let textInput, begin(at: tap.location(in: view)) else { return }
        let point = tap.location(in: textInput.textInputView)
        switch tap.attempt.last?.taps ?? 1 {
        case 2: select(.word, at: point)
        case 3: select(.paragraph, at: point)
        default: if mode == .editable { moveInsertionPoint(to: point) }
        }
        end()
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let textInput else { return }
        let point = press.location(in: textInput.textInputView)
        switch press.state {
        case .began:
            isBusy = begin(at: press.location(in: view))
            if isBusy { mode == .editable ? moveInsertionPoint(to: point) : select(.word, at: point) }
        case .changed: if isBusy, mode == .editable { moveInsertionPoint(to: point) }
        case .ended, .cancelled:
            guard isBusy else { return }
            isBusy = false
            if press.state == .ended { showEditMenu() }
            end()
        default: break
        }
    }

    /// Returns whether the delegate allows the interaction and the text input becomes first responder.
    private func begin(at point: CGPoint) -> Bool {
        guard let textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else { return false }
        delegate?.interactionWillBegin(self)
        guard textInput.isFirstResponder || textInput.becomeFirstResponder() else {
            delegate?.interactionDidEnd(self)
            return false
        }
        display?.isActivated = true
        return true
    }

    private func end() {
        display?.setNeedsSelectionUpdate()
        delegate?.interactionDidEnd(self)
    }

    private func moveInsertionPoint(to point: CGPoint) {
        guard let textInput, let place = textInput.closestPosition(to: point) else { return }
        set(textInput.textRange(from: place, to: place))
    }

    private func select(_ granularity: UITextGranularity, at point: CGPoint) {
        guard let textInput, let place = textInput.closestPosition(to: point) else { return }
        let tokenizer = textInput.tokenizer
        let range =
            tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.backward))
        set(range ?? textInput.textRange(from: place, to: place))
    }

    /// The input notifies its own delegate when it is set. Other observers are notified here.
    private func set(_ range: UITextRange?) {
        guard let textInput else { return }
        TextInputSystem.current.tell(.selectionWillChange, of: textInput)
        textInput.selectedTextRange = range
        TextInputSystem.current.tell(.selectionDidChange, of: textInput)
    }

    private func showEditMenu() {
        guard let textInput, let range = textInput.selectedTextRange else { return }
        let view = textInput.textInputView
        let bar = EditMenuBar(menu(of: textInput, range), over: textInput.firstRect(for: range), in: view) {
            [weak textInput] in
            EditCommands.perform($0, for: textInput)
        }
        bar.remake = { [weak self, weak textInput] in
            textInput.flatMap { self?.menu(of: $0, range) } ?? UIMenu()
        }
        bar.open { [weak textInput] isComing, animator in
            isComing
                ? textInput?.willPresentEditMenu(animator: animator)
                : textInput?.willDismissEditMenu(animator: animator)
        }
    }

    private func menu(of textInput: any UIResponder & UITextInput, _ range: UITextRange) -> UIMenu {
        let suggested = EditCommands.commands(for: textInput)
        guard Runtime.current.system >= .iOS(16) else { return UIMenu(children: suggested) }
        return textInput.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
    }
}

/// The mode of a text interaction. iOS 13. Follows Apple's page "UITextInteractionMode".
public enum UITextInteractionMode: Int, Sendable {
    /// The text can be selected and edited.
    case editable = 0
    /// The text can only be selected.
    case nonEditable = 1
}

/// Allows the user to select text. iOS 13. Follows Apple's page "UITextInteractionDelegate".
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a tap or a long press at a point of the view is handled. Optional; default `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

    /// Called before the interaction begins. Optional.
    func interactionWillBegin(_ interaction: UITextInteraction)

    /// Called when the interaction has ended. Optional.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

// Optional methods of Apple's protocol.
extension UITextInteractionDelegate {
    /// Returns `true`.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
