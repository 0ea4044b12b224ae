import UIKit

/// Performs the navigation requests of one window, one at a time.
///
/// The verbs on `UIViewController` use it. Requests wait in its queue while a transition runs, including transitions of the app's own
/// calls, and each ends with exactly one ``NavigationOutcome``. The navigator keeps no list of pages: when a request's turn begins, it
/// reads UIKit's properties, so app code may push, pop, present and dismiss as well.
///
/// ```swift
/// window.navigator.trace.log()
/// page.open(Settings())
/// ```
@MainActor
public final class Navigator {
    /// Finds pages that are not released after their exit.
    public let leaks: LeakWatch
    /// The builders of the window's routes.
    public let routes = RouteTable()
    /// The window's links, and the gates that check them.
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

    /// The window whose pages the navigator moves; `nil` after the window's release.
    public var window: UIWindow? { pages.window }

    /// The events of the window's pages, as they occur.
    public var trace: PageTrace { pages.trace }

    /// The window's current pages.
    public var tree: PageTree { window.map { PageTree(of: $0) } ?? PageTree(root: nil) }

    /// The page that a user sees.
    public var visiblePage: UIViewController? { pages.root?.visiblePage }

    /// The requests that have not ended, the running one first. ``NavigationRequest/askedGuard`` is the page whose guard a request waits
    /// for.
    ///
    /// The requests of pages that are in no window are last, for any window: ``NavigationRequest/offScreenPage`` is the page.
    public var pending: [NavigationRequest] {
        queue.pending + links.gates.early + RequestsWithoutWindow.shared.pending
    }

    /// Calls a handler for every page that leaves, for any cause. It is called once for each page, the topmost first, when the page has
    /// left the window's pages.
    ///
    /// - Returns: A token that removes the handler.
    @discardableResult
    public func onExit(_ handler: @escaping @MainActor (PageExit) -> Void) -> HandlerToken {
        pages.exitHandlers.add(handler)
    }

    /// Compares the known pages with the window's pages, and reports those that have left.
    ///
    /// The navigator calls it when a page appears or disappears. Call it if your code changes pages that aren't visible and needs their
    /// exits at once.
    public func updatePages() { pages.update() }

    /// Adds a line about a page to the trace.
    public func note(_ line: String, of page: UIViewController) {
        pages.trace.record(.note(line), of: page.nameOfPage, request: nil)
    }
}

extension UIWindow {
    /// The navigator of this window, created on first use. It lives as long as the window.
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
    /// The window's navigator if it exists: for tools that only observe.
    package var navigatorIfMade: Navigator? { ObjectStorage.existing(of: self)?[Navigator.self] }
}

extension Navigating {
    /// The navigator of the window that this page belongs to; `nil` if the page belongs to none.
    public var navigator: Navigator? { navigatingPage?.windowOfPage?.navigator }
}

// Changes of the window itself.
extension Navigator {
    fileprivate func observe(_ window: UIWindow, _ storage: ObjectStorage) {
        storage.onRelease { [links, queue, pages] in
            // In a task, because on Linux the run loop may have ended with its app.
            Task {
                links.gates.close(.superseded)
                queue.endAll(.superseded)
                pages.endAwaitedPages()
            }
        }
        // UIKit reports nothing if the root is replaced under a presentation: it leaves the views of the replaced root in the window.
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

    // No page can be shown any more: every request, parked link and awaited page ends.

    private func sceneDisconnected(_ scene: ObjectIdentifier?) {
        guard let scene, window?.windowScene.map(ObjectIdentifier.init) == scene else { return }
        links.gates.close(.superseded)
        queue.endAll(.superseded)
        pages.close()
        if let window { Cover.of(window)?.end(animated: false) {} }
    }
}
