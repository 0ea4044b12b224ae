/// A long press that opens a context menu, and then slides to an entry.
///
/// The menu's view is lifted some time before the menu opens.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?
    /// Called when the touch has been down for some time. Returns whether there is a menu for it.
    var onHighlight: ((CGPoint) -> Bool)?
    /// Called when the recognizer resets, whatever the result.
    var onReset: (() -> Void)?
    private var timer: MainLoop.Timer?
    /// The delay before the view is lifted, in seconds. Apple documents no value.
    static let highlightDelay: TimeInterval = 0.2

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, timer == nil else { return }
        timer = Runtime.loop.schedule(after: Self.highlightDelay, "the highlight of a context menu") {
            [weak self] in self?.highlight()
        }
    }

    private func highlight() {
        guard state == .possible, let view else { return }
        if onHighlight?(location(in: view)) != true { state = .failed }
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        onReset?()
    }
}
