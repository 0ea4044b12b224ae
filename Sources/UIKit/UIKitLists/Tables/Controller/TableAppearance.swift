/// The state of a table view controller between its appearances.
struct TableAppearance {
    /// The inset that the keyboard currently adds, in points.
    var keyboardInset: CGFloat = 0
    var keyboardObserver: (any NSObjectProtocol)?
    /// The refresh control of a file, until the table view is loaded.
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

    /// Raises an exception, because the view of the storyboard or nib isn't a table view. Evidence: words-nib-02, words-nib-03.
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

    /// Becomes the data source and delegate of a table view that has none, including one from a storyboard or nib.
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

    /// Deselects the rows along with the transition, and selects them again if the transition is canceled.
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

    /// Adjusts the inset for the keyboard, and shows the row with the first responder.
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
    /// Whether there are no rows, or the data hasn't been loaded.
    var isEmpty: Bool { rows.phase != .known || rows.counts.itemCount == 0 }

    /// Scrolls to the row that contains the first responder.
    func showFirstResponder() {
        guard let responder = windowLink?.firstResponderView, responder.isWithin(self),
            let row = (shown.list + shown.kept).first(where: { responder.isWithin($0.cell) })
        else { return }
        scrollRectToVisible(rowFrame(row.place), animated: false)
    }
}
