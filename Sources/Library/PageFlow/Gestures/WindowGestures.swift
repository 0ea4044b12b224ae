import UIKit

/// The gestures that remove a window's pages without app code: swipes, the back button and its menu, pulled sheets, keys, taps on tabs. It
/// determines the causes of exits, and stops the gestures until the guards have agreed.
///
/// All work here is done once per container, or only while there are guards among the pages.
@MainActor
final class WindowGestures {
    let pages: WindowPages
    let queue: NavigationQueue
    private let observer: TouchObserver
    /// The stack whose back button menu is open.
    private var openMenu: ObjectIdentifier?

    init(_ queue: NavigationQueue, in window: UIWindow) {
        self.queue = queue
        pages = queue.pages
        observer = TouchObserver()
        observer.gestures = self
        window.addGestureRecognizer(observer)
        pages.touches = self
        pages.onShow.append { [weak self] _, _ in self?.pageWasShown() }
        pages.onLook.append { [weak self] in self?.follow($0) }
        pages.onPresentation.append { [weak self] page, record in
            if let self { DismissalDelegate.install(on: page, record, self) }
        }
        let storage = ObjectStorage.of(window)
        storage[WindowGestures.self] = self
        storage[WindowTouch.self] = observer.windowTouch
    }

    /// The cause of an exit by a touch; `.escape` if a key or an assistive technology caused it.
    func cause(byTouch cause: ExitCause) -> ExitCause { observer.isTouching ? cause : .escape }
}

extension WindowGestures: TouchState {
    var hasTouched: Bool { observer.hasTouched }

    var mayMovePages: Bool { observer.mayMovePages }

    func causeByMenu(of stack: ObjectIdentifier) -> ExitCause? { openMenu == stack ? .backMenu : nil }

    func menuOpened(of stack: UINavigationController) { openMenu = ObjectIdentifier(stack) }
}

// Installation.
extension WindowGestures {
    private func pageWasShown() {
        observer.pageWasShown()
        openMenu = nil
    }

    /// Updates the gestures of the visible page and of the stacks around it, after either may have changed.
    private func follow(_ page: UIViewController) {
        installAround(page)
        if pages.records.guardCount > 0 { prepareGuards(around: page) }
    }

    private func installAround(_ page: UIViewController) {
        var controller = page
        var place = page.attachment
        while let attachment = place {
            let parent = attachment.parent
            let placeOfParent = parent.attachment
            if attachment.branch == .presented {
                let record = pages.remember(controller, at: attachment)
                DismissalDelegate.install(on: controller, record, self)
            } else {
                install(on: parent, at: placeOfParent)
            }
            (controller, place) = (parent, placeOfParent)
        }
    }

    private func install(on container: UIViewController, at place: UIViewController.Attachment?) {
        let known = container.asContainer
        let stack = known?.stack
        guard (stack ?? container).isViewLoaded else { return }
        _ = pages.remember(container, at: place)
        if let stack { ObjectStorage.of(stack).object(make: StackGestures.init).offerBackKey(in: stack) }
        guard let tabs = known?.tabs else { return }
        tabs.delegate = TabDelegate.standing(inFrontOfDelegateOf: tabs)
    }

    /// Called when a touch begins. The app may have set delegates or presented pages since the last touch.
    func touchBegan(in view: UIView?) {
        pages.update()
        guard let page = pages.root?.visiblePage else { return }
        if let view, view.isBesideMenus(over: page) { openMenu = nil }
        installAround(page)
        for controller in sequence(first: page, next: { $0.attachment?.parent }) {
            if let stack = controller.asContainer?.stack { prepareSwipes(of: stack) }
        }
    }

    private func prepareSwipes(of stack: UINavigationController) {
        ObjectStorage.existing(of: stack)?[StackGestures.self]?.prepare(for: stack)
    }
}

// Expected exits.
extension WindowGestures {
    /// Called when a touch ends. A transition that the app's own gesture recognizer drove continues by itself, and its page may leave
    /// later.
    func touchEnded() {
        guard let transition = pages.root?.runningTransition, transition.initiallyInteractive,
            let page = transition.viewController(forKey: .from)?.page, let record = pages.records[page],
            record.expectedCause == nil
        else { return }
        record.expectedCause = record.causeByOwnGesture
        transition.animate(alongsideTransition: nil) { [weak pages] context in
            let stays = context.isCancelled || record.page?.isAttached(to: pages?.window) == true
            if stays { record.expectedCause = nil }
        }
    }

    /// Sets the cause of exits in the current turn, or of transitions that begin in it. A page that leaves together with its parent has
    /// another cause.
    func expect(_ cause: ExitCause, of controllers: [UIViewController]) {
        let leaving = controllers.compactMap { pages.records[$0] }
        for record in leaving { record.expectedCause = cause }
        RunLoopTurn.next {
            for record in leaving {
                if record.page?.attachment != nil { record.expectedCause = nil }
                record.takeBackCause(ifCancelled: record.page?.transitionCoordinator)
            }
        }
    }
}

extension PageRecord {
    /// Removes the expected cause if the transition is canceled, because the page then stays.
    func takeBackCause(ifCancelled transition: (any UIViewControllerTransitionCoordinator)?) {
        transition?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled { self?.expectedCause = nil }
        }
    }
}

// Requests by a gesture.
extension WindowGestures {
    @discardableResult
    func goBack(from page: UIViewController, cause: ExitCause) -> NavigationRequest {
        send(PlainVerb.goBack, from: page, cause)
    }

    @discardableResult
    func `return`(to page: UIViewController, from top: UIViewController, cause: ExitCause)
        -> NavigationRequest
    {
        send(ReturnVerb(to: page), from: top, cause)
    }

    @discardableResult
    func send(_ verb: any Verb, from page: UIViewController, _ cause: ExitCause) -> NavigationRequest {
        let queued = QueuedRequest(verb, from: page, animated: true, cause: cause)
        queue.submit(queued)
        return queued.request
    }
}

extension UIViewController {
    /// The gestures of the window that this page belongs to.
    var gestures: WindowGestures? {
        (viewIfLoaded?.window ?? hostWindow).flatMap(ObjectStorage.existing)?[WindowGestures.self]
    }
}

// The guards' questions.
extension WindowGestures {
    /// Prepares the gestures of the pages around the visible one to ask the guards among them.
    func prepareGuards(around page: UIViewController) {
        for controller in sequence(first: page, next: { $0.attachment?.parent }) {
            guard let parent = controller.pageParent, let stack = parent.asContainer?.stack else { continue }
            prepareGuard(controller, isFirst: parent.firstPage === controller, in: stack)
            prepareMenu(below: controller, in: stack)
        }
    }

    /// Adds the back action only if there is a page below, because on the first page it would show a back button without effect.
    private func prepareGuard(_ page: UIViewController, isFirst: Bool, in stack: UINavigationController) {
        guard page.containsGuard, !isFirst, let record = pages.records[page] else {
            return GuardedBackButton.remove(from: page)
        }
        GuardedBackButton.install(on: page, record)
        GuardedEscape.install(on: page)
        // A trackpad swipes without a touch.
        prepareSwipes(of: stack)
    }

    private func prepareMenu(below page: UIViewController, in stack: UINavigationController) {
        guard page.parent === stack, let record = pages.records[page] else { return }
        if let item = record[BackMenuItem.self] {
            guard !item.isInPlace(below: page, in: stack) else { return item.renewTitle() }
            item.remove()
            record[BackMenuItem.self] = nil
        }
        guard stack.viewControllers.dropFirst().contains(where: \.containsGuard),
            let item = BackMenuItem.put(below: page, in: stack)
        else { return }
        record[BackMenuItem.self] = item
        record.onExit.append { [weak item] _, _ in item?.remove() }
    }
}
