import UIKit

// Changes by other code or by a gesture.
extension WindowPages {
    /// Called when a page's view has left the window. Either the page has left, or another page covers it.
    func pageDisappeared(_ record: PageRecord) {
        guard window != nil, let page = record.page else { return }
        if let undecided { return update(after: undecided) }
        if !page.isAttached(to: window), !isOnItsWayFromMore(record) {
            // The page still exists; by the next turn it may be released.
            reportMissingPages()
        } else if delegate?.isMovingPages == true {
            return
        }
        updateNextTurn()
    }

    /// Whether UIKit may return the page, in this turn, to its own stack, from which it took the page for the More navigation controller.
    private func isOnItsWayFromMore(_ record: PageRecord) -> Bool {
        let parent = records.all.lazy.compactMap(\.page).first { ObjectIdentifier($0) == record.parent }
        return parent?.isEmptiedByMore == true
    }

    /// Compares the records with the window's pages, and reports the pages that have left.
    ///
    /// A released window reports no exits: see ``endAwaitedPages()``.
    func update() {
        guard window != nil else { return }
        if let undecided { return update(after: undecided) }
        delegate?.pagesMayHaveChanged()
        for (controller, place) in reportMissingPages() {
            let record = remember(controller, at: place)
            // A page that is in position without a transition hasn't left, so its expected exit was canceled.
            if record.expectedCause != nil, controller.transitionCoordinator == nil {
                record.expectedCause = nil
            }
        }
        if delegate?.isMovingPages != true { noteVisiblePage(within: root) }
    }

    /// Updates now, and, if no page is visible yet, also after the commit: UIKit may load the views of pages only then.
    func updateNowAndWithCommit() {
        update()
        guard visible == nil else { return }
        RunLoopTurn.afterCommit { [weak self] in
            if let self, visible == nil { update() }
        }
    }

    /// Called when the window is shown. Requests in the same turn don't animate, because the window has not been drawn yet.
    func windowWasShown() {
        if sight == .nothing { sight = .firstPicture }
        updateNowAndWithCommit()
        RunLoopTurn.afterCommit { [weak self] in
            guard let self, sight == .firstPicture else { return }
            sight = visible == nil ? .nothing : .pages
        }
    }

    /// Updates in the next turn, because a new page gets its callbacks only after this call.
    func updateNextTurn() {
        guard !isUpdatePlanned else { return }
        isUpdatePlanned = true
        RunLoopTurn.next { [weak self] in
            self?.isUpdatePlanned = false
            self?.update()
        }
    }

    /// Updates when the transition ends, because a gesture may still be canceled.
    private func update(after transition: any UIViewControllerTransitionCoordinator) {
        transition.animate(alongsideTransition: nil) { [weak self] _ in self?.updateNextTurn() }
    }

    /// The transition that a gesture drives or has canceled.
    var undecided: (any UIViewControllerTransitionCoordinator)? {
        // Reading the transition may make UIKit begin requested changes, so it is read only if a gesture may have begun one.
        guard touches?.hasTouched == true, let root, let transition = root.runningTransition,
            transition.isUndecided
        else { return nil }
        return transition
    }

    /// - Returns: All attached controllers with their attachments.
    @discardableResult
    private func reportMissingPages() -> [(UIViewController, UIViewController.Attachment?)] {
        var present: [(UIViewController, UIViewController.Attachment?)] = []
        root?.forEachAttached { present.append(($0, $1)) }
        let byID = Dictionary(present.map { (ObjectIdentifier($0.0), $0.0) }) { first, _ in first }
        let missing = records.all.reversed().filter { $0.isMissing(from: byID) }
        let reader = ExitCauseReader(pages: self, present: byID, missing: Set(missing.map(\.id)))
        let causes = missing.map { reader.cause(of: $0) }
        for (record, cause) in zip(missing, causes) { exit(record, cause: cause, request: nil) }
        return present
    }
}

extension PageRecord {
    /// Whether the page was attached and isn't anymore, and no request is going to report it.
    fileprivate func isMissing(from present: [ObjectIdentifier: UIViewController]) -> Bool {
        guard hasCome else { return false }
        if page == nil { return true }
        return present[id] == nil && phase == .attached && !mayStay
    }
}

// Remembering pages.
extension WindowPages {
    /// Returns the record of an attached page, and adds one if there is none.
    @discardableResult
    func remember(_ controller: UIViewController) -> PageRecord {
        remember(controller, at: controller.attachment)
    }

    /// Returns the record of an attached page whose attachment has been read.
    func remember(_ controller: UIViewController, at place: UIViewController.Attachment?) -> PageRecord {
        let record = records[controller] ?? records.add(controller, openedBy: nil)
        mark(record)
        record.note(place)
        return record
    }

    /// Returns the record of a page that a request is about to show.
    func expect(_ page: UIViewController, broughtBy request: NavigationRequest) -> PageRecord {
        records[page] ?? records.add(page, openedBy: request)
    }

    /// Removes the record of a page that wasn't shown.
    func forget(_ page: UIViewController) {
        if let record = records[page] { records.remove(record) }
    }

    /// Puts the record's mark into its page's view, or into the view around it, once that view is loaded.
    func mark(_ record: PageRecord) {
        guard let page = record.page, let view = page.viewForMark, record.mark?.superview !== view else {
            return
        }
        PageHistory.add(record, of: page, in: self)
        let mark = record.mark ?? makeMark(of: record)
        record.mark = mark
        mark.move(to: view)
    }

    private func makeMark(of record: PageRecord) -> HiddenView {
        HiddenView { [weak self, weak record] window in
            if window == nil, let record, record.phase == .attached { self?.pageDisappeared(record) }
        }
    }
}

// Exits.
extension WindowPages {
    func exit(_ record: PageRecord, cause: ExitCause, request: NavigationRequest?) {
        guard record.phase != .gone else { return }
        records.remove(record)
        record.removeMarkFromOtherView()
        if visible == record.id { visible = nil }
        trace.record(.left(cause), of: record.name, request: request)
        let exit = record.end(by: cause, request)
        for handler in exitHandlers.all { handler(exit) }
        delegate?.pageHasLeft(exit, record)
    }

    /// Reports the exits of all pages: the window's scene was disconnected.
    func close() {
        for record in records.all.reversed() { exit(record, cause: .windowClosed, request: nil) }
    }

    /// Ends the tasks that wait for pages. The window was released together with all other handlers of its pages.
    func endAwaitedPages() {
        for record in records.all.reversed() {
            records.remove(record)
            _ = record.end(by: .windowClosed, nil)
        }
    }
}

extension PageRecord {
    /// Passes the page's answer to the tasks that wait for it.
    fileprivate func end(by cause: ExitCause, _ request: NavigationRequest?) -> PageExit {
        let exit = PageExit(
            page: page, name: name, cause: cause, request: request, openedBy: openedBy, path: path)
        for body in onExit { body(exit, answer) }
        return exit
    }
}

// The visible page.
extension WindowPages {
    /// Records the visible page within a controller, and reports it as shown if it wasn't visible before.
    func noteVisiblePage(within controller: UIViewController?) {
        guard let controller, controller === root || controller.isAttached(to: window) else { return }
        let page = controller.visiblePage
        guard page.viewIfLoaded?.window != nil else { return }
        if records[page] == nil, let stack = page.pageParent, stack.isStack {
            // The page appeared together with its stack, so the pages below it are recorded first.
            for below in stack.heldPages where records[below] == nil { remember(below) }
        }
        show(page, remember(page))
        for body in onLook { body(page) }
    }

    private func show(_ page: UIViewController, _ record: PageRecord) {
        guard visible != record.id else { return }
        visible = record.id
        if sight == .nothing { sight = .pages }
        for body in onShow { body(page, record) }
        trace.record(.shown, of: record.name, request: record.openedBy)
    }
}
