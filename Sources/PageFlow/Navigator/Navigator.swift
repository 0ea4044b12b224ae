import PageFlowCore
import UIKit

/// Moves the pages of one window, one request at a time.
///
/// The verbs on `UIViewController` use it. Requests wait in its queue while a transition runs, an app's own included,
/// and each ends in exactly one ``NavigationOutcome``. It never assumes that it alone moves pages: it reads UIKit's own
/// properties when a request's turn comes, so app code may push, pop, present and dismiss beside it.
///
/// ```swift
/// window.navigator.trace.log()
/// page.open(Settings())
/// ```
@MainActor
public final class Navigator {
    /// Finds pages that are not released after their exit.
    public let leaks: LeakWatch
    /// The builders of its routes.
    public let routes = RouteTable()
    /// Its links and the gates before them.
    public let links: LinkTable

    let pages: WindowPages
    let queue: NavigationQueue
    let listPlaces = ListPlaces()
    private let gestures: WindowGestures
    private var observations: [Any] = []

    fileprivate init(of window: UIWindow) {
        pages = WindowPages(of: window)
        queue = NavigationQueue(pages)
        leaks = LeakWatch(pages)
        links = LinkTable(queue)
        gestures = WindowGestures(queue, in: window)
        pages.delegate = queue
        pages.onShow.append { [listPlaces] page, _ in listPlaces.pageIsShown(page) }
        pages.onShow.append { page, _ in page.keepSearchWithinPage() }
        // A visible page has a root, however the root was set.
        pages.onShow.append { [weak links] _, _ in links?.gates.rootHasCome() }
    }

    /// The window whose pages it moves; `nil` when that has been released.
    public var window: UIWindow? { pages.window }

    /// The events of the window's pages, as they happen.
    public var trace: PageTrace { pages.trace }

    /// The window's pages as they are now.
    public var tree: PageTree { window.map { PageTree(of: $0) } ?? PageTree(root: nil) }

    /// The page that a user sees.
    public var visiblePage: UIViewController? { pages.root?.visiblePage }

    /// The requests that have not ended, the running one first. ``NavigationRequest/askedGuard`` names the page that one waits
    /// for.
    ///
    /// Last come the requests of pages that are in no window yet, of whichever window that will be:
    /// ``NavigationRequest/offScreenPage`` names the page.
    public var pending: [NavigationRequest] {
        queue.pending + links.gates.early + RequestsWithoutWindow.shared.pending
    }

    /// Calls a handler for every page that leaves, whatever removed it. It is called once for each page, the topmost
    /// first, when the page has left the window's pages.
    ///
    /// - Returns: what removes the handler.
    @discardableResult
    public func onExit(_ handler: @escaping @MainActor (PageExit) -> Void) -> HandlerToken {
        pages.exitHandlers.add(handler)
    }

    /// Compares what is known with the window's pages, and reports pages that have left.
    ///
    /// The navigator does so by itself when a page appears or disappears. App code that changes pages which nobody sees, and
    /// wants their exits at once, may call it.
    public func updatePages() { pages.update() }

    /// Adds a line about a page to the trace.
    public func note(_ line: String, of page: UIViewController) {
        pages.trace.record(.note(line), of: page.nameOfPage, request: nil)
    }
}

extension UIWindow {
    /// What moves this window's pages. It is made when it is first asked for, and lives as long as the window.
    public var navigator: Navigator {
        let storage = ObjectStorage.of(self)
        if let navigator = storage[Navigator.self] { return navigator }
        let navigator = Navigator(of: self)
        AppWindows.add(self)
        storage[Navigator.self] = navigator
        storage[RouteTable.self] = navigator.routes
        navigator.observe(self, storage)
        navigator.pages.updateNowAndWithCommit()
        return navigator
    }
}

extension UIWindow {
    /// The window's navigator where there is one: for those who watch, and must not change what they see.
    package var navigatorIfMade: Navigator? { ObjectStorage.existing(of: self)?[Navigator.self] }
}

extension Navigating {
    /// The navigator of the window that this page belongs to; `nil` when it belongs to none.
    public var navigator: Navigator? { navigatingPage?.windowOfPage?.navigator }
}

// The window's own changes.
extension Navigator {
    fileprivate func observe(_ window: UIWindow, _ storage: ObjectStorage) {
        storage.onRelease { [links, queue, pages] in
            // In a task, because on Linux the run loop may have ended with its app.
            Task {
                links.gates.close(.superseded)
                queue.close()
                pages.endAwaitedPages()
            }
        }
        // Beneath a presentation UIKit leaves the views of a replaced root in the window: nothing else reports it.
        let root = window.observe(\.rootViewController) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.rootHasCome() }
        }
        let center = NotificationCenter.default
        let shown = center.addObserver(
            forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.windowWasShown() }
        }
        let scene = center.addObserver(forName: UIScene.didDisconnectNotification, object: nil, queue: nil) {
            [weak self] notification in
            let scene = (notification.object as? UIScene).map(ObjectIdentifier.init)
            MainActor.assumeIsolated { self?.sceneDisconnected(scene) }
        }
        observations = [root, ObserverToken(shown), ObserverToken(scene)]
    }

    private func rootHasCome() {
        pages.updateNowAndWithCommit()
        links.gates.rootHasCome()
    }

    private func windowWasShown() {
        // Notifications arrive in no particular order. The requests that have waited are notified first, while all of them still wait.
        queue.withoutWindow.windowWasShown()
        pages.windowWasShown()
        links.gates.rootHasCome()
    }

    // Nothing can be shown any more: every request, parked link and awaited page ends.

    private func sceneDisconnected(_ scene: ObjectIdentifier?) {
        guard let scene, window?.windowScene.map(ObjectIdentifier.init) == scene else { return }
        links.gates.close(.superseded)
        queue.close()
        pages.close()
        if let window { Cover.of(window)?.end(animated: false) {} }
    }
}
