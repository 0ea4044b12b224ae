/// The on-screen keyboard. It appears for the key window's first responder, and posts notifications when it changes.
///
/// Its frame is the new one as soon as it begins to move, like that of an animated view.
@MainActor
package final class OnScreenKeyboard {
    package private(set) var surface: KeyboardSurface?
    private var isHeld = false
    private var end: MainLoop.Timer?
    private var inputWindow: InputWindow?
    /// View controllers of input views that appear or disappear until the keyboard has moved.
    private var moving: [UIInputViewController] = []

    /// The keyboard's frame, in the screen's coordinates; `nil` while it is hidden.
    package var frame: CGRect? { surface?.frame }

    /// The view controllers of the input views.
    var controllers: [UIInputViewController] { surface?.controllers ?? [] }

    /// Keeps the keyboard unchanged while the first responder changes.
    func hold<Result>(_ change: () -> Result) -> Result {
        let wasHeld = isHeld
        isHeld = true
        defer {
            isHeld = wasHeld
            follow()
        }
        return change()
    }

    /// Shows, changes or hides the keyboard for the first responder.
    func follow() {
        guard !isHeld else { return }
        let old = surface
        let runtime = Runtime.current
        let responder = runtime.application.keyWindowStorage?.firstResponder
        TextInputSystem.current.serve(responder)
        surface = responder.flatMap { KeyboardSurface(for: $0, on: runtime.screen) }
        exchange(old?.controllers ?? [], for: controllers)
        placeViews()
        guard let move = KeyboardMove(from: old?.frame, to: surface?.frame, on: runtime.screen) else {
            return endExchange()
        }
        for window in runtime.visibleWindows { window.keyboardFrameChanged() }
        perform(move)
    }

    /// The window of the app's input views; `nil` if none are shown.
    package var window: UIWindow? { inputWindow.flatMap { $0.isShown ? $0 : nil } }

    private func placeViews() {
        let parts = surface?.parts ?? []
        guard inputWindow != nil || !parts.isEmpty else { return }
        let window = inputWindow ?? InputWindow(frame: Runtime.current.screen.bounds)
        inputWindow = window
        window.show(parts, at: surface?.frames ?? [])
    }

    /// The text input that was asked to become first responder before its view was in a window, for example in `viewDidLoad()`.
    weak var waitingInput: UIView?

    /// Whether the first responder is changing.
    var isChangingResponder: Bool { isHeld }

    /// An interrupted movement posts no notification of its end.
    private func perform(_ move: KeyboardMove) {
        end?.cancel()
        end = Runtime.loop.schedule(after: move.duration, "keyboard of the screen") { [weak self] in
            self?.end = nil
            self?.endExchange()
            move.postEnd()
        }
        move.postBeginning()
    }
}

extension UIView {
    /// Invalidates the layout of all views that avoid the keyboard.
    fileprivate func keyboardFrameChanged() {
        if extras?.guides?.keyboard != nil || next is UIAlertController { setNeedsLayout() }
        if (self as? UIToolbar)?.ownerItem?()?.isSearchInToolbar == true { superview?.setNeedsLayout() }
        if let container = self as? PresentationContainerView {
            (container.controller as? UISheetPresentationController)?.keyboardFrameChanged()
        }
        for view in subviewList { view.keyboardFrameChanged() }
    }
}

// The view controllers of input views appear and disappear with the keyboard.
extension OnScreenKeyboard {
    private func exchange(_ old: [UIInputViewController], for new: [UIInputViewController]) {
        let gone = old.filter { one in !new.contains { $0 === one } }
        let come = new.filter { one in !old.contains { $0 === one } }
        guard !gone.isEmpty || !come.isEmpty else { return }
        endExchange()
        for controller in gone { controller.beginAppearanceTransition(false, animated: true) }
        for controller in come { controller.beginAppearanceTransition(true, animated: true) }
        moving = gone + come
    }

    private func endExchange() {
        let ended = moving
        moving = []
        for controller in ended { controller.endAppearanceTransition() }
    }
}

// The visible keyboard.
extension OnScreenKeyboard {
    /// The app's input views, at their positions on the screen.
    package var appViews: [UIView] { [surface?.inputView, surface?.accessoryView].compactMap { $0 } }
}
