/// The keyboard of the screen. It appears for the key window's first responder, and posts notifications when it changes.
///
/// Its frame is the new one as soon as it begins to move, as that of an animated view is.
@MainActor
package final class OnScreenKeyboard {
    private(set) var surface: KeyboardSurface?
    private var isHeld = false
    private var end: MainLoop.Timer?
    private var inputWindow: InputWindow?
    /// Controllers of input views that come or go until the keyboard has moved.
    private var moving: [UIInputViewController] = []

    /// Where it is, in the screen's coordinates; `nil` while it is away.
    package var frame: CGRect? { surface?.frame }

    /// The controllers of the views on it.
    var controllers: [UIInputViewController] { surface?.controllers ?? [] }

    /// Keeps the keyboard as it is while the first responder changes to another.
    func hold<Result>(_ change: () -> Result) -> Result {
        let wasHeld = isHeld
        isHeld = true
        defer {
            isHeld = wasHeld
            follow()
        }
        return change()
    }

    /// Comes, changes or goes, as the first responder needs it.
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

    /// Whether the first responder is changing.
    var isChangingResponder: Bool { isHeld }

    /// One that is interrupted has no end.
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
    /// Has everything laid out again that keeps clear of the keyboard.
    fileprivate func keyboardFrameChanged() {
        if extras?.guides?.keyboard != nil || next is UIAlertController { setNeedsLayout() }
        for view in subviewList { view.keyboardFrameChanged() }
    }
}

// The controllers of views on it appear and disappear with it.
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

// What of it is seen.
extension OnScreenKeyboard {
    /// The keys in the screen's coordinates; `nil` where there are none.
    package var keyDrawing: Drawing? {
        surface.flatMap { KeyboardLook(of: $0, on: Runtime.current.screen) }?.makeDrawing()
    }

    /// The app's views on it, at their places on the screen.
    package var appViews: [UIView] { [surface?.inputView, surface?.accessoryView].compactMap { $0 } }
}
