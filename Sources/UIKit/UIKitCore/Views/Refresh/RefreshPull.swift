/// The distance of a pull on a refresh control, and the phase of the refresh.
package struct RefreshPull {
    enum Phase {
        /// No refresh. The next pull that is long enough starts one.
        case resting
        /// A touch that is still down has started a refresh.
        case asked
        /// A refresh is running.
        case refreshing
        /// A refresh has ended while the touch is still down. This pull doesn't start another one.
        case done
    }

    var phase = Phase.resting
    /// The distance of the content from its top edge, in points.
    var distance: CGFloat = 0

    /// The distance from which on a pull starts a refresh, in points.
    static let enough: CGFloat = 100

    var isRefreshing: Bool { phase == .asked || phase == .refreshing }

    /// The visible part of the indicator, from 0 to 1.
    package var progress: CGFloat { isRefreshing ? 1 : min(1, max(0, (distance - 20) / (Self.enough - 20))) }
}

// The interaction between the control and its scroll view.
extension UIRefreshControl {
    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Called after the content has moved.
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

    /// Called when a touch ends, before the content decelerates: during a refresh it stops below the control.
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

    /// Moves content that rests below the control back after the refresh.
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

    /// Places the control above the content. During a pull that is longer than the control's height, it stays at the top of the visible
    /// area.
    func place(in scrollView: UIScrollView) {
        isHidden = pull.distance <= 0 && !isRefreshing
        guard !isHidden else { return }
        let size = CGSize(width: scrollView.bounds.width, height: UIRefreshControl.height)
        frame = CGRect(origin: CGPoint(x: 0, y: -max(size.height, pull.distance)), size: size)
    }
}

extension UIScrollView {
    /// The inset at the top for a running refresh; 0 while the touch that started it is still down.
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
