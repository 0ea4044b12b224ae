/// The swipe actions of a list: the open row, and the effect of touches on it.
///
/// A list creates one when it first has actions, and notifies it when a row's view is removed and when rows move.
@MainActor
final class RowSwipes {
    /// The location of a touch while a row is open.
    enum TouchPlace {
        /// No row is open.
        case nowhere
        /// The buttons.
        case actions
        /// The row outside its buttons.
        case row
        /// Anything else in the list.
        case elsewhere
    }

    private unowned let list: any SwipeableList
    private let pan = RowSwipePan()
    private let touchBeside = TouchBesideActions()
    private var open: OpenRow?
    /// The row that the next pan would open.
    private var next: OpenRow?

    init(of list: any SwipeableList) {
        self.list = list
        pan.maximumNumberOfTouches = 1
        pan.swipes = self
        touchBeside.swipes = self
        list.addGestureRecognizer(pan)
        list.addGestureRecognizer(touchBeside)
    }

    // MARK: Open row

    /// The index path of the open row; `nil` if no row is open. The list updates it when rows move.
    var openIndexPath: IndexPath? {
        get { open?.row.indexPath }
        set {
            guard let newValue else { return drop() }
            open?.move(to: newValue)
        }
    }

    /// Whether a view is the open row's view.
    func isOpen(_ view: UIView) -> Bool { open?.row.view === view }

    /// Closes the open row, if there is one.
    func close(animated: Bool) {
        guard let open else { return }
        self.open = nil
        open.settle(at: 0, velocity: 0, animated: animated) { [weak list] in list?.didSwipe(open.row) }
    }

    /// Called when a row's view is removed, or its row is deleted. Closes the row without an animation.
    func viewWillLeave(_ view: UIView) {
        if isOpen(view) { drop() }
    }

    private func drop() {
        guard let open else { return }
        self.open = nil
        open.settle(at: 0, velocity: 0, animated: false) { [weak list] in list?.didSwipe(open.row) }
    }

    func place(of touch: UITouch) -> TouchPlace {
        guard let open else { return .nowhere }
        if touch.viewOfTouch.isWithin(open.buttons) { return .actions }
        return touch.viewOfTouch.isWithin(open.row.view) ? .row : .elsewhere
    }

    // MARK: Touches

    /// Whether a pan that starts at a point may swipe to the right, or to the left for a negative distance.
    func mayBegin(at point: CGPoint, towards way: CGFloat) -> Bool {
        next = nil
        guard let row = list.swipeableRow(at: point) else { return false }
        if let open, open.row.view === row.view { return true }
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: SwipeSide = (way > 0) != isRightToLeft ? .leading : .trailing
        guard let actions = list.swipeActions(at: side, of: row.indexPath), !actions.actions.isEmpty else {
            return false
        }
        next = OpenRow(row, actions, isOnLeft: way > 0) { [weak self] in self?.close(animated: true) }
        return true
    }

    func follow(_ pan: RowSwipePan) {
        let way = pan.translation(in: list).x
        switch pan.state {
        case .began: begin()
        case .changed: open?.drag(by: way)
        case .ended: end(way, velocity: pan.velocity(in: list).x)
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    private func begin() {
        if let next {
            close(animated: true)
            open = next
            self.next = nil
            list.willSwipe(next.row)
            next.show()
        }
        open?.beginDrag()
    }

    private func end(_ way: CGFloat, velocity: CGFloat) {
        guard let open else { return }
        open.drag(by: way)
        switch open.rest(velocity: velocity) {
        case .closed: close(animated: true)
        case .open: open.settle(at: open.buttons.naturalWidth, velocity: velocity, animated: true) {}
        case .performing(let action): open.perform(action, acrossRow: true)
        }
    }
}
