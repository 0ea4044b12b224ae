/// A finger that is held on a view until a context menu opens, and then slides to an entry.
///
/// What belongs to the menu is lifted some time before it opens.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?
    /// Called when the finger has been held for some time. Returns whether there is a menu for it.
    var onHighlight: ((CGPoint) -> Bool)?
    /// Called when the attempt is over, however it ended.
    var onReset: (() -> Void)?
    private var timer: MainLoop.Timer?
    /// How long the finger is held before its view is lifted, in seconds. Apple names no figure.
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
