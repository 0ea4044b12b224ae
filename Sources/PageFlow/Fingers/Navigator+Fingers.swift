import UIKit

// Where fingers are listened to. Everything here is done once for a container, or only while guards are among the pages.
extension Navigator {
    /// A page has come into sight.
    func prepareForFingers(_ page: UIViewController, _ record: PageRecord) {
        if fingers.hasTouched { fingers.hasTouched = fingers.isTouching }
        if sight.openMenu != nil { sight.openMenu = nil }
        if let holder = record.holder, sight.container?.isMarked(asThat: holder) != true {
            listen(around: page)
        }
        if records.hasGuards { prepareGuards(around: page) }
    }

    private func listen(around page: UIViewController) {
        sight.container = nil
        var controller = page
        while let (holder, branch) = controller.hold {
            if branch == .presented {
                let record = remember(controller)
                PullListener.listen(to: controller, for: record, by: self)
            } else {
                let record = remember(holder)
                listen(to: holder, record)
                if sight.container == nil, controller === page { sight.container = record }
            }
            controller = holder
        }
    }

    private func listen(to container: UIViewController, _ record: PageRecord) {
        guard container.isViewLoaded else { return }
        // The mark keeps the listener for as long as the container's view, and that has the recognisers, lives.
        records.mark(record, container)
        let extras = record.ensureExtras()
        if extras.listener == nil { extras.listener = PageMark.listener(in: container.view) }
        switch (container, extras.listener) {
        case (let stack as UINavigationController, nil): extras.listener = StackListener(to: stack)
        case (let tabs as UITabBarController, let listener as TabListener): listener.renew(for: tabs)
        case (let tabs as UITabBarController, nil): extras.listener = TabListener(to: tabs)
        default: break
        }
    }

    /// What the app has done since the last touch may be about delegates too, or about pages that it presents.
    func fingerCameDown(in view: UIView?) {
        look()
        guard let page = pageInSight else { return }
        if let view, view.isBesideMenus(over: page) { sight.openMenu = nil }
        listen(around: page)
        var controller = page
        while let (holder, _) = controller.hold {
            if let stack = holder as? UINavigationController {
                (records[stack]?.extras?.listener as? StackListener)?.prepare(for: stack)
            }
            controller = holder
        }
    }
}

// What a finger is about to do.
extension Navigator {
    /// A transition that a finger of the app's own has held goes on by itself, and may have its page leave later.
    func fingerWentUp() {
        guard let root = window?.rootViewController, let transition = runningTransition(around: root),
            transition.initiallyInteractive,
            let page = transition.viewController(forKey: .from)?.contentPage, let record = records[page],
            record.expectedCause == nil
        else { return }
        record.expectedCause = record.causeByFinger
        transition.animate(alongsideTransition: nil) { [weak window] context in
            let stays = context.isCancelled || record.page?.hangs(on: window) == true
            if stays { record.expectedCause = nil }
        }
    }

    /// Pages that leave their holders before the present turn is over, or begin to, leave for this cause. One that goes
    /// along with its holder does not.
    func expect(_ cause: ExitCause, of pages: [UIViewController]) {
        let leaving = pages.compactMap { records[$0] }
        for record in leaving { record.expectedCause = cause }
        NextTurn.run {
            for record in leaving {
                if record.page?.holding != nil { record.expectedCause = nil }
                record.takeBackCause(ifGivenUp: record.page?.transitionCoordinator)
            }
        }
    }

    /// What has made a user leave by a way that is open to fingers, keys and assistive technologies.
    func cause(byFinger cause: ExitCause) -> ExitCause {
        fingers.isTouching ? cause : .escape
    }

    /// What a finger holds: it may still let the pages be as they were.
    var undecided: (any UIViewControllerTransitionCoordinator)? {
        // To ask UIKit may begin what it was asked to do: only where a finger may have begun something.
        guard fingers.hasTouched, let root = window?.rootViewController,
            let transition = runningTransition(around: root), transition.initiallyInteractive,
            transition.isInteractive || transition.isCancelled
        else { return nil }
        return transition
    }
}

// Guards.
extension Navigator {
    /// Gives the pages around the one in sight what makes their ways out ask the guards among them.
    private func prepareGuards(around page: UIViewController) {
        var controller = page
        while let (holder, _) = controller.hold {
            if let stack = holder as? UINavigationController { prepareGuards(in: stack, below: controller) }
            controller = holder
        }
    }

    private func prepareGuards(in stack: UINavigationController, below page: UIViewController) {
        if page.holdsGuard {
            GuardedBackButton.install(on: page)
            GuardedEscape.install(on: page)
        }
        guard page.parent === stack, let record = records[page], record.extras?.backMenu == nil,
            stack.viewControllers.dropFirst().contains(where: \.holdsGuard)
        else { return }
        record.ensureExtras().backMenu = BackMenuItem.put(below: page, in: stack)
    }
}

extension PageRecord {
    /// A page that is in its place while nothing moves has not left: what was about to take it away has been given up.
    func forgetCause(ifAtRest page: UIViewController) {
        if expectedCause != nil, page.transitionCoordinator == nil { expectedCause = nil }
    }

    /// A page that is on its way out may stay after all: then what had made it leave is no cause any more.
    func takeBackCause(ifGivenUp transition: (any UIViewControllerTransitionCoordinator)?) {
        transition?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled { self?.expectedCause = nil }
        }
    }
}
