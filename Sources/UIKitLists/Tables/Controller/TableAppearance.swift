/// What a table's page remembers from one appearance to the next.
struct TableAppearance {
    /// What the keyboard adds to the table's inset at this moment, in points.
    var keyboardInset: CGFloat = 0
    var keyboardObserver: (any NSObjectProtocol)?
    /// What a file gives the page, for the table that is not loaded yet.
    var refreshControlOfFile: UIRefreshControl?
}

extension UITableViewController {
    var ownTable: UITableView {
        if let table = loadedView as? UITableView { return table }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "-[UITableViewController loadView] instantiated view controller but didn't get a UITableView.")
        return UITableView(frame: .zero, style: tableStyle)
    }

    /// The view of the storyboard or nib is no table. Evidence: words-nib-02, words-nib-03.
    func refuseViewOfFile() {
        let file = placeInStoryboard.map {
            "instantiated view controller with identifier \"\($0.identifier)\" from storyboard \"\($0.storyboard)\","
        }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "-[UITableViewController loadView] \(file ?? "loaded the \"\(nameOfNib ?? "")\" nib") but didn't get a UITableView."
        )
    }

    func makeTable() {
        let table = UITableView(frame: Runtime.current.screen.firstListFrame, style: tableStyle)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        serve(table)
        view = table
    }

    /// Serves a table where nobody else does, one of a storyboard or nib as well.
    func serve(_ table: UITableView) {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let control = appearing.refreshControlOfFile {
            table.refreshControl = control
            appearing.refreshControlOfFile = nil
        }
    }

    func tableWillAppear(_ animated: Bool) {
        let table = ownTable
        // Evidence: list-table-23.
        if table.isEmpty { table.reloadData() }
        if clearsSelectionOnViewWillAppear { deselectRows(of: table, animated) }
        followKeyboard()
    }

    /// Along with a transition the rows lose their look as it goes, and get it back if it is cancelled.
    private func deselectRows(of table: UITableView, _ animated: Bool) {
        guard let paths = table.indexPathsForSelectedRows else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in paths { table.deselectRow(at: path, animated: animated) }
            return
        }
        coordinator.animate { _ in
            for path in paths { table.deselectRow(at: path, animated: true) }
        } completion: { context in
            guard context.isCancelled else { return }
            for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }

    func tableDidDisappear() {
        if let observer = appearing.keyboardObserver { NotificationCenter.default.removeObserver(observer) }
        appearing.keyboardObserver = nil
    }

    // MARK: Keyboard

    private func followKeyboard() {
        guard appearing.keyboardObserver == nil else { return }
        appearing.keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let seconds =
                notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            let (end, duration) = (frame?.cgRectValue ?? .zero, seconds?.doubleValue ?? 0)
            MainActor.assumeIsolated { self?.keyboardMoves(to: end, duration) }
        }
    }

    /// Makes room below the rows for the keyboard, and shows the row with the first responder.
    private func keyboardMoves(to frame: CGRect, _ duration: TimeInterval) {
        guard let table = viewIfLoaded as? UITableView, let window = table.window else { return }
        let bottom = table.convert(CGPoint(x: 0, y: table.bounds.maxY), to: nil).y
        let top = window.convert(frame, from: nil).minY
        let inset = max(0, bottom - top - table.safeAreaInsets.bottom)
        let change = inset - appearing.keyboardInset
        appearing.keyboardInset = inset
        UIView.animateTouchably(withDuration: duration) {
            if change != 0 {
                table.contentInset.bottom += change
                table.verticalScrollIndicatorInsets.bottom += change
            }
            if inset > 0 { table.showFirstResponder() }
        }
    }
}

extension UITableView {
    /// Whether there is no row, or nobody has asked yet.
    var isEmpty: Bool { rows.phase != .known || rows.counts.itemCount == 0 }

    /// Scrolls to the row that the first responder is in.
    func showFirstResponder() {
        guard let responder = windowLink?.firstResponderView, responder.isWithin(self),
            let row = (shown.list + shown.kept).first(where: { responder.isWithin($0.cell) })
        else { return }
        scrollRectToVisible(rowFrame(row.place), animated: false)
    }
}
