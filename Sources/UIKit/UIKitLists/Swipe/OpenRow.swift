/// A row with open swipe actions.
///
/// The bounds of the row move, so everything in it moves aside, and the buttons next to its content become visible.
@MainActor
final class OpenRow {
    /// The state to which a row settles when the touch ends.
    enum Rest {
        case closed
        case open
        case performing(UIContextualAction)
    }

    private(set) var row: SwipeableRow
    let buttons: SwipeButtons
    private let configuration: UISwipeActionsConfiguration
    private let isOnLeft: Bool
    private let close: () -> Void
    /// The current offset of the content, and its offset at the start of the drag.
    private var pull: CGFloat = 0
    private var startPull: CGFloat = 0
    /// Whether the row clips to its bounds while it is closed.
    private let clipsClosed: Bool

    init(
        _ row: SwipeableRow, _ configuration: UISwipeActionsConfiguration, isOnLeft: Bool,
        close: @escaping () -> Void
    ) {
        self.row = row
        self.configuration = configuration
        self.isOnLeft = isOnLeft
        self.close = close
        clipsClosed = row.view.clipsToBounds
        buttons = SwipeButtons(
            configuration.actions, isOnLeft: isOnLeft, height: row.view.bounds.height)
        buttons.choose = { [weak self] in self?.perform($0, acrossRow: false) }
    }

    func move(to indexPath: IndexPath) {
        row = SwipeableRow(view: row.view, indexPath: indexPath)
    }

    /// Adds the buttons, and clips the content that moves out of the row: next to the row is the list's background, or another column.
    func show() {
        row.view.clipsToBounds = true
        row.view.addSubview(buttons)
        place()
    }

    // MARK: Dragging

    /// Called when a drag begins. The row may already be open or animating.
    func beginDrag() { startPull = pull }

    func drag(by way: CGFloat) {
        let slop: CGFloat = way < 0 ? -10 : 10
        let wish = startPull + (isOnLeft ? 1 : -1) * (way - slop)
        pull = banded(max(0, wish))
        buttons.fillsWithFirst = isAcross
        place()
    }

    /// Beyond the buttons, the content follows the touch if a full swipe performs the first action, and otherwise moves a third as far.
    private func banded(_ wish: CGFloat) -> CGFloat {
        let width = buttons.naturalWidth
        guard wish > width, !configuration.performsFirstActionWithFullSwipe else {
            return min(wish, rowWidth)
        }
        return width + RubberBand.stretch(wish - width, in: rowWidth)
    }

    private var rowWidth: CGFloat { row.view.bounds.width }

    /// Whether the drag is far enough for a full swipe.
    private var isAcross: Bool {
        configuration.performsFirstActionWithFullSwipe
            && pull > max(buttons.naturalWidth + 30, rowWidth * 0.6)
    }

    func rest(velocity: CGFloat) -> Rest {
        if isAcross, let first = configuration.actions.first { return .performing(first) }
        let speed = isOnLeft ? velocity : -velocity
        return pull + speed / 4 > buttons.naturalWidth / 2 ? .open : .closed
    }

    // MARK: Settling

    /// Moves the content to an offset.
    ///
    /// - Parameter velocity: the velocity of the touch, in points per second.
    func settle(at pull: CGFloat, velocity: CGFloat, animated: Bool, then end: @escaping () -> Void) {
        self.pull = pull
        let isAnimated = animated && row.view.windowLink != nil && UIView.areAnimationsEnabled
        guard isAnimated else {
            place()
            return finish(end)
        }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.place()
        } completion: { _ in
            self.finish(end)
        }
    }

    private func finish(_ end: () -> Void) {
        if pull == 0 {
            buttons.removeFromSuperview()
            row.view.clipsToBounds = clipsClosed
        }
        end()
    }

    private func place() {
        let row = row.view
        row.bounds.origin.x = isOnLeft ? -pull : pull
        let size = row.bounds.size
        buttons.frame = CGRect(x: isOnLeft ? -pull : size.width, y: 0, width: pull, height: size.height)
        buttons.layoutIfNeeded()
    }

    // MARK: Performing

    /// Lets the app perform an action. The row closes when the app calls the completion handler.
    func perform(_ action: UIContextualAction, acrossRow: Bool) {
        let run = { [self] in
            var isDone = false
            action.handler(action, buttons.button(for: action) ?? buttons) { [close] _ in
                if isDone { return }
                isDone = true
                close()
            }
        }
        guard acrossRow else { return run() }
        settle(
            at: action.style == .destructive ? rowWidth : buttons.naturalWidth, velocity: 0, animated: true
        ) {}
        run()
    }
}
