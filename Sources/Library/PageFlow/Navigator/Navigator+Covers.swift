import UIKit

extension UIWindow.Level {
    /// The level of a cover, above the alerts of the app's windows.
    public static var cover: UIWindow.Level { UIWindow.Level(rawValue: alert.rawValue + 1) }
}

extension Navigator {
    /// The covers of the window's scene, the lowest first.
    public var covers: [Cover] { window.map { SceneCovers.of($0).all } ?? [] }

    /// Covers the window's scene with a page, such as a lock, a call or a player.
    ///
    /// The page appears at once, in its own window, even during a transition or while a guard is asked. If you show the cover in
    /// `sceneWillResignActive(_:)`, the snapshot for the app switcher contains it. The cover's page decides on the status bar and
    /// the orientation. VoiceOver finds nothing below it, and the keyboard of the covered window is hidden until the cover ends.
    ///
    /// If the page already covers the scene, it stays, and its cover is returned. If the page is shown elsewhere, it isn't moved: the
    /// returned cover has no page, and the ``trace`` contains the reason.
    ///
    /// - Parameters:
    ///   - page: A new page, or a navigation controller with pages.
    ///   - level: The level of the cover's window. Of two covers with the same level, the newer one is in front.
    ///   - animated: Whether the cover fades in.
    /// - Returns: The cover.
    @discardableResult
    public func cover(
        with page: UIViewController, level: UIWindow.Level = .cover, animated: Bool = false
    ) -> Cover {
        if let shown = covers.first(where: { $0.page === page }) { return shown }
        let covered = window ?? UIWindow(frame: .zero)
        let covers = SceneCovers.of(covered)
        guard window != nil, page.isUnused else {
            note("\(NavigationError(window == nil ? .offScreen : .inUse, at: page.nameOfPage))", of: page)
            return Cover(nil, over: covered, level: level, in: covers)
        }
        let cover = covers.show(page, over: covered, level: level, animated: animated)
        _ = cover.window.navigator
        return cover
    }

    /// Covers the window's scene with a page that answers, and waits for its ending.
    ///
    /// ```swift
    /// if case .answer(let user) = try await navigator.cover(asking: LockPage()) { unlock(for: user) }
    /// ```
    ///
    /// - Parameters:
    ///   - page: A new page, or a navigation controller that answers.
    ///   - level: The level of the cover's window.
    ///   - animated: Whether the cover fades in.
    /// - Returns: The answer, or the cause by which the page left without one.
    /// - Throws: A ``NavigationError`` if the page is in use; `CancellationError` if the waiting task is canceled, and then the cover stays.
    public func cover<Page: AnsweringPage>(
        asking page: Page, level: UIWindow.Level = .cover, animated: Bool = false
    ) async throws -> PageEnding<Page.Answer> {
        try Task.checkCancellation()
        try page.checkIsUnused()
        let ending = PendingValue<PageEnding<Page.Answer>>()
        let pages = cover(with: page, level: level, animated: animated).window.navigator.pages
        pages.remember(page).onExit.append { exit, answer in
            ending.resume(returning: (answer as? Page.Answer).map(PageEnding.answer) ?? .left(exit.cause))
        }
        return try await ending.value()
    }
}

extension Cover {
    /// Ends the cover. No guard is asked, and requests of its window that haven't ended end as ``NavigationOutcome/superseded``.
    ///
    /// Keyboard events are sent to the window below at once. The exits of the cover's pages have the cause ``ExitCause/code``.
    ///
    /// - Parameter animated: Whether the cover fades out. If `false`, a cover that is already fading out disappears at once.
    /// - Returns: The request. If the cover is already ending, the request that ends it.
    @discardableResult
    public func dismiss(animated: Bool = true) -> NavigationRequest {
        let navigator = window.navigator
        if isLeaving, let current = navigator.queue.current {
            if !animated { end(animated: false) {} }
            return current.request
        }
        navigator.links.gates.close(.superseded)
        navigator.queue.endAll(.superseded)
        let queued = QueuedRequest(PlainVerb.uncover, in: navigator.pages, animated: animated)
        return navigator.queue.submit(queued).request
    }
}

extension Navigating {
    /// The cover that this page belongs to; `nil` for a page of another window.
    public var cover: Cover? { navigatingPage?.windowOfPage.flatMap { Cover.of($0) } }
}
