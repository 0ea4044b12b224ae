import PageFlowCore
import UIKit

// What other code or a gesture has changed.
extension WindowPages {
    /// A page's view has left the window. Either the page has left, or something covers it.
    func pageDisappeared(_ record: PageRecord) {
        guard window != nil, let page = record.page else { return }
        if let undecided { return update(after: undecided) }
        if !page.isAttached(to: window), !isOnItsWayFromMore(record) {
            // The page is still there; in the next turn it may have been released.
            reportMissingPages()
        } else if delegate?.isMovingPages == true {
            return
        }
        updateNextTurn()
    }

    /// Whether the page may come back, in this turn, to the stack that it was taken from for the stack of More.
    private func isOnItsWayFromMore(_ record: PageRecord) -> Bool {
        let parent = records.all.lazy.compactMap(\.page).first { ObjectIdentifier($0) == record.parent }
        guard let stack = parent as? UINavigationController, stack.viewControllers.isEmpty else {
            return false
        }
        return (stack.parent as? UITabBarController)?.moreStack != nil
    }

    /// Compares what is known with the window's pages, and reports the pages that have left.
    ///
    /// Of a window that has been released nobody hears: see ``endAwaitedPages()``.
    func update() {
        guard window != nil else { return }
        if let undecided { return update(after: undecided) }
        delegate?.pagesMayHaveChanged()
        for (controller, place) in reportMissingPages() {
            let record = remember(controller, at: place)
            // A page that is in its place while nothing moves has not left: what was about to make it leave was given up.
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

    /// The page that comes gets its callbacks only after this: it is shown when the turn is over.
    func updateNextTurn() {
        guard !isUpdatePlanned else { return }
        isUpdatePlanned = true
        RunLoopTurn.next { [weak self] in
            self?.isUpdatePlanned = false
            self?.update()
        }
    }

    /// A gesture may still let the pages be as they were.
    private func update(after transition: any UIViewControllerTransitionCoordinator) {
        transition.animate(alongsideTransition: nil) { [weak self] _ in self?.updateNextTurn() }
    }

    /// The transition that a gesture drives, or that it has taken back.
    var undecided: (any UIViewControllerTransitionCoordinator)? {
        // To ask UIKit may begin what it was asked to do: only where a gesture may have begun something.
        guard touches?.hasTouched == true, let root, let transition = root.runningTransition,
            transition.isUndecided
        else { return nil }
        return transition
    }

    /// - Returns: all attached controllers with their attachments.
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
    /// Whether the page was attached and is no more, and no request is going to report it.
    fileprivate func isMissing(from present: [ObjectIdentifier: UIViewController]) -> Bool {
        guard hasCome else { return false }
        if page == nil { return true }
        return present[id] == nil && phase == .attached && !mayStay
    }
}

// Remembering pages.
extension WindowPages {
    /// The record of a page that is attached, a new one if there is none.
    @discardableResult
    func remember(_ controller: UIViewController) -> PageRecord {
        remember(controller, at: controller.attachment)
    }

    /// The same where the page's place has been read.
    func remember(_ controller: UIViewController, at place: UIViewController.Attachment?) -> PageRecord {
        let record = records[controller] ?? records.add(controller, openedBy: nil)
        mark(record)
        record.note(place)
        return record
    }

    /// The record of a page that a request brings.
    func expect(_ page: UIViewController, broughtBy request: NavigationRequest) -> PageRecord {
        records[page] ?? records.add(page, openedBy: request)
    }

    /// Forgets a page that did not come.
    func forget(_ page: UIViewController) {
        if let record = records[page] { records.remove(record) }
    }

    /// Puts the record's mark into its page's view, or into the view around it, once that is loaded.
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

    /// Every page leaves: the window's scene was disconnected.
    func close() {
        for record in records.all.reversed() { exit(record, cause: .windowClosed, request: nil) }
    }

    /// The window was released, and with it the handlers of its pages, except the tasks that wait for one.
    func endAwaitedPages() {
        for record in records.all.reversed() {
            records.remove(record)
            _ = record.end(by: .windowClosed, nil)
        }
    }
}

extension PageRecord {
    /// Hands the page's answer to those that wait for it.
    fileprivate func end(by cause: ExitCause, _ request: NavigationRequest?) -> PageExit {
        let exit = PageExit(
            page: page, name: name, cause: cause, request: request, openedBy: openedBy, path: path)
        for body in onExit { body(exit, answer) }
        return exit
    }
}

// The visible page.
extension WindowPages {
    /// The visible page within a controller is noted, and reported as shown if it was not before.
    func noteVisiblePage(within controller: UIViewController?) {
        guard let controller, controller === root || controller.isAttached(to: window) else { return }
        let page = controller.visiblePage
        guard page.viewIfLoaded?.window != nil else { return }
        if records[page] == nil, let stack = page.pageParent as? UINavigationController {
            // A page that came with its stack: those below it came before it.
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
