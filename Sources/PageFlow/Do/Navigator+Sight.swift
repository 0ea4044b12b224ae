import UIKit

/// What a navigator believes to be in sight.
struct Sight {
    /// The page that was reported as shown last.
    var page: ObjectIdentifier?
    /// Whether the window's pages are looked at in the next turn.
    var isLookPlanned = false
    /// The container around it, if fingers on that are listened to.
    var container: PageRecord?
    /// The stack whose back button was held until its menu opened.
    var openMenu: ObjectIdentifier?
}

// What other code or a finger changed.
extension Navigator {
    /// A page's view has left the window. Either the page has left, or something covers it.
    func pageWentOutOfSight(_ record: PageRecord) {
        if let run, run.covers(record) { return }
        guard let page = record.page else { return }
        if let undecided { return look(after: undecided) }
        if !page.hangs(on: window) {
            // The page is still there; in the next turn it may be gone.
            sendExitsOfMissing()
        } else if run != nil {
            return
        }
        lookLater()
    }

    /// The coming page is told only after this: it is shown when the turn is over.
    private func lookLater() {
        guard !sight.isLookPlanned else { return }
        sight.isLookPlanned = true
        NextTurn.run { [link] in
            link.navigator?.sight.isLookPlanned = false
            link.navigator?.look()
        }
    }

    /// Compares what is known with the window's pages, and tells of pages that have left.
    ///
    /// The navigator does so by itself when a page comes into sight or goes out of it. App code that changes pages which
    /// nobody sees, and wants to hear of it at once, may ask for it.
    public func look() {
        if let undecided { return look(after: undecided) }
        if let run { closeIfAbandoned(run) }
        let present = sendExitsOfMissing()
        for controller in present { remember(controller).forgetCause(ifAtRest: controller) }
        if run != nil { return }
        settle(sightOf: window?.rootViewController)
    }

    /// What a finger holds may still be taken back.
    private func look(after transition: any UIViewControllerTransitionCoordinator) {
        transition.animate(alongsideTransition: nil) { [link] _ in link.navigator?.lookLater() }
    }

    @discardableResult
    private func sendExitsOfMissing() -> [UIViewController] {
        let present = window?.rootViewController.map { $0.withAllHeld } ?? []
        let ids = PagesByID(present.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        let missing = records.missing(from: ids).filter {
            (!$0.isLeavingByPlan || $0.isDead) && !$0.mayComeBack
        }
        let judge = CauseJudge(window: window, present: ids, missing: Set(missing.map(\.id)))
        let causes = missing.map { judge.cause(of: $0) }
        for (record, cause) in zip(missing, causes) {
            exit(record, page: record.page, cause: cause, navigation: nil)
        }
        return present
    }

    @discardableResult
    func remember(_ controller: UIViewController) -> PageRecord {
        let record = records.add(controller)
        if record.page == nil { records.mark(record, controller) }
        record.noteHolding(controller.holding)
        return record
    }
}

// What a navigation changed.
extension Navigator {
    func exit(_ page: UIViewController, cause: ExitCause, navigation: Navigation?) {
        guard let record = records[page] else { return }
        exit(record, page: page, cause: cause, navigation: navigation)
    }

    private func exit(
        _ record: PageRecord, page: UIViewController?, cause: ExitCause, navigation: Navigation?
    ) {
        records.remove(record)
        if sight.page == record.id { sight.page = nil }
        record.extras?.backMenu?.remove()
        leaks.watch(record, page, navigation: navigation)
        guard record.extras?.onExit != nil || !exitHandlers.isEmpty || trace.isHeard else { return }
        let exit = PageExit(page: page, name: record.pageName, cause: cause, navigation: navigation)
        trace.record(.left(cause), of: record.pageName, navigation: navigation)
        record.extras?.onExit?(exit, record.extras?.answer)
        for handler in exitHandlers { handler(exit) }
    }

    /// A request has brought a page. Returns its record if it is in its place.
    func noteArrival(of page: UIViewController, by run: NavigationRun) -> PageRecord? {
        let holding = page.holding
        let isInPlace = page.hangs(on: window, held: holding)
        guard let record = isInPlace ? record(of: page, by: run) : records[page] else { return nil }
        records.mark(record, page)
        record.noteHolding(holding)
        return isInPlace ? record : nil
    }

    func record(of page: UIViewController, by run: NavigationRun) -> PageRecord {
        if let known = run.newRecord, known.isKept, known.id == ObjectIdentifier(page) { return known }
        return records.add(page)
    }

    /// The page in sight within a controller gets its mark, and is shown if it was not before.
    ///
    /// - Parameter arrived: the record of the page that has been seen to be in its place just now.
    func settle(sightOf controller: UIViewController?, arrived: PageRecord? = nil) {
        guard let controller else { return }
        let page = controller.pageInSight
        let view = page.viewIfLoaded
        let isArrived = arrived?.id == ObjectIdentifier(page)
        guard let record = isArrived ? arrived : recordInPlace(of: page, view, within: controller) else {
            return
        }
        show(page, view, record)
    }

    /// The page in sight is shown if it was not before.
    func show(_ page: UIViewController, _ view: UIView?, _ record: PageRecord) {
        guard sight.page != record.id, view?.window != nil else { return }
        sight.page = record.id
        prepareForFingers(page, record)
        if leaks.isOn { record.ensureExtras().path = tree.path }
        trace.record(.shown, of: record.pageName, navigation: record.navigation)
    }

    private func recordInPlace(
        of page: UIViewController, _ view: UIView?, within controller: UIViewController
    ) -> PageRecord? {
        guard let window, controller === window.rootViewController || controller.hangs(on: window) else {
            return nil
        }
        let record = records[page, in: view] ?? rememberInOrder(page)
        records.mark(record, page, in: view)
        if !record.hasCome || record.holder == nil { record.noteHolding(page.holding) }
        return record
    }

    /// A page that came with its stack: those below it came before it.
    private func rememberInOrder(_ page: UIViewController) -> PageRecord {
        if let stack = page.holdingParent as? UINavigationController {
            stack.viewControllers.forEach { remember($0) }
        }
        return records.add(page)
    }
}

extension UIViewController {
    /// The page that a user sees within this controller, or over it.
    var pageInSight: UIViewController {
        if let top = (self as? UINavigationController)?.topViewController, top.hasNothingOver { return top }
        return (ownPresented ?? childInSight)?.pageInSight ?? self
    }

    /// Whether a page on top of a stack in sight is what a user sees. UIKit's property names what is presented over the
    /// stack, too.
    var hasNothingOver: Bool { presentedViewController == nil && childInSight == nil }

    /// This controller and all that hangs on it, the lowest first.
    var withAllHeld: [UIViewController] {
        var result: [UIViewController] = []
        appendAllHeld(to: &result)
        return result
    }

    /// The transition of this controller or of anything that hangs on it. A page that is about to leave its container is
    /// none of its pages any more, and still its child.
    var transitionWithin: (any UIViewControllerTransitionCoordinator)? {
        if let transitionCoordinator { return transitionCoordinator }
        for child in children {
            if let transition = child.transitionWithin { return transition }
        }
        return ownPresented?.transitionWithin
    }

    private func appendAllHeld(to result: inout [UIViewController]) {
        result.append(self)
        for page in heldPages { page.appendAllHeld(to: &result) }
        ownPresented?.appendAllHeld(to: &result)
    }
}
