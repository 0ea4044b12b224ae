/// How far content has been pulled down, and what has come of it.
struct RefreshPull {
    enum Phase {
        /// The next pull that is long enough asks for a refresh.
        case resting
        /// A refresh was asked for by the finger that is still down.
        case asked
        /// A refresh is under way.
        case refreshing
        /// A refresh has ended while the finger is still down: this pull asks for none.
        case done
    }

    var phase = Phase.resting
    /// How far the content is below its upper edge, in points.
    var distance: CGFloat = 0

    /// The distance from which on a pull asks for a refresh.
    static let enough: CGFloat = 100

    var isRefreshing: Bool { phase == .asked || phase == .refreshing }

    /// How much of the wheel is shown, from 0 to 1.
    var progress: CGFloat { isRefreshing ? 1 : min(1, max(0, (distance - 20) / (Self.enough - 20))) }
}

// What the control and its scroll view do to each other.
extension UIRefreshControl {
    private var scrollView: UIScrollView? { superviewLink as? UIScrollView }

    /// Called when the content has moved.
    func follow(_ scrollView: UIScrollView) {
        let edge =
            -(scrollView.adjustedContentInset.top - scrollView.refreshInset) - scrollView.barRoom.taken
        pull.distance = edge - scrollView.contentOffset.y
        place(in: scrollView)
        guard scrollView.drag != nil else { return }
        switch pull.phase {
        case .resting where pull.distance >= RefreshPull.enough: ask()
        case .done where pull.distance <= 0: pull.phase = .resting
        default: break
        }
    }

    private func ask() {
        pull.phase = .asked
        sendActions(for: .valueChanged)
    }

    /// Called before the content comes to rest from a finger: with a refresh it rests below the control.
    func fingerLifts(_ scrollView: UIScrollView) {
        switch pull.phase {
        case .asked:
            pull.phase = .refreshing
            roomChanged()
        case .done: pull.phase = .resting
        case .resting, .refreshing: break
        }
    }

    func roomChanged() {
        scrollView?.geometryChanged()
        if let scrollView { place(in: scrollView) }
    }

    /// The control has ended: content that rests below it goes back.
    func goBack() {
        guard let scrollView else { return }
        if scrollView.drag != nil {
            pull.phase = .done
            return roomChanged()
        }
        let edge = scrollView.limits(of: .vertical).lowerBound
        if scrollView.contentOffset.y < edge, scrollView.windowLink != nil {
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: edge), animated: true)
        }
        roomChanged()
    }

    /// Above the content; a pull that is longer than the control is high keeps it at the upper edge of what is visible.
    func place(in scrollView: UIScrollView) {
        isHidden = pull.distance <= 0 && !isRefreshing
        guard !isHidden else { return }
        let size = CGSize(width: scrollView.boundsStorage.width, height: UIRefreshControl.height)
        frame = CGRect(origin: CGPoint(x: 0, y: -max(size.height, pull.distance)), size: size)
    }
}

extension UIScrollView {
    /// The room above the content for a refresh that is under way. While the finger that asked for it is down there is none yet.
    var refreshInset: CGFloat {
        refreshControl?.pull.phase == .refreshing ? UIRefreshControl.height : 0
    }

    func changeRefreshControl(from old: UIRefreshControl?) {
        old?.removeFromSuperview()
        if let refreshControl {
            insertSubview(refreshControl, at: 0)
            refreshControl.follow(self)
        }
        geometryChanged()
    }
}
