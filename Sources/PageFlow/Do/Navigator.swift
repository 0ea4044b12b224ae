import UIKit

/// Moves the pages of one window, one request at a time.
///
/// The verbs on `UIViewController` ask it. Requests wait in its queue while a transition runs, an app's own included,
/// and each ends in exactly one ``Outcome``. It never assumes that it alone moves pages: it looks at UIKit's own
/// properties when a request's turn comes, so app code may push, pop, present and dismiss beside it.
///
/// ```swift
/// window.navigator.trace.add(.console)
/// page.open(Settings())
/// ```
@MainActor
public final class Navigator {
    /// What is known of the pages' comings and goings, as it happens.
    public let trace = PageTrace()
    /// Looks for pages that outlive their exit.
    public let leaks = LeakWatch()
    /// The builders of its routes.
    public let routes = RouteTable()
    /// Its links and the gates before them.
    public let links = LinkTable()

    // Its holder lies in the window, dies with it, and takes both off then: a weak reference would take longer to read.
    /// The window whose pages it moves; `nil` when that is gone.
    @exclusivity(unchecked)
    nonisolated(unsafe) public fileprivate(set) unowned(unsafe) var window: UIWindow?
    nonisolated(unsafe) fileprivate unowned(unsafe) var holder: NavigatorHolder?
    /// What leak checks wait on. By default UIKit's animation clock.
    public lazy var clock: any NavigatorClock = AnimationClock(view: holder)
    let link = NavigatorLink()
    let fingers: FingerWatch
    /// The request whose turn it is.
    @exclusivity(unchecked) nonisolated(unsafe) var run: NavigationRun?
    /// A transition of the app's own runs, or a request is being planned.
    @exclusivity(unchecked) var isHeld = false
    /// The request that comes next, and those behind it.
    @exclusivity(unchecked) var next: NavigationRun?
    @exclusivity(unchecked) var waiting: [NavigationRun] = []
    /// Rings at the beginning of a turn. One closure serves every run.
    let bell: (Bool) -> Void
    /// How often it was asked to ring, and has not yet.
    @exclusivity(unchecked) var ringsToCome = 0
    let records: PageRecords
    @exclusivity(unchecked) var exitHandlers: [(PageExit) -> Void] = []
    @exclusivity(unchecked) var sight = Sight()

    init() {
        bell = { [link] _ in link.navigator?.hearBell() }
        fingers = FingerWatch(link: link)
        records = PageRecords(link: link)
        link.navigator = self
        leaks.link = link
        links.link = link
    }

    deinit {
        link.navigator = nil
    }

    /// The window's pages as they are now.
    public var tree: PageTree { window.map { PageTree(of: $0) } ?? PageTree(root: nil) }

    /// The page that a user sees.
    public var pageInSight: UIViewController? { window?.rootViewController?.pageInSight }

    /// The requests that have not ended, the running one first.
    public var pending: [Navigation] {
        ([run, next].compactMap { $0 } + waiting).map(\.navigation)
    }

    /// Calls a handler for every page that leaves, whatever removed it. It is called once for each page, the topmost
    /// first, when the page has left the window's pages.
    public func onExit(_ handler: @escaping @MainActor (PageExit) -> Void) {
        exitHandlers.append(handler)
    }
}

extension UIWindow {
    /// What moves this window's pages. It is made when it is first asked for, and lives as long as the window.
    public var navigator: Navigator {
        if let last = NavigatorHolder.last, last.window === self { return last }
        for view in subviews {
            guard let holder = view as? NavigatorHolder else { continue }
            NavigatorHolder.last = holder.navigator
            return holder.navigator
        }
        let navigator = Navigator()
        insertSubview(NavigatorHolder(navigator, of: self), at: 0)
        addGestureRecognizer(navigator.fingers)
        NavigatorHolder.last = navigator
        navigator.look()
        return navigator
    }
}

/// Leads to a navigator for as long as that lives. Whoever may outlive it holds this: a weak reference would make every
/// later use of the navigator slower.
@MainActor
final class NavigatorLink {
    nonisolated(unsafe) fileprivate(set) unowned(unsafe) var navigator: Navigator?
}

/// Keeps a navigator for as long as its window lives: windows have no place for things of others, but for views.
final class NavigatorHolder: UIView {
    let navigator: Navigator
    /// The one that was asked for last: most apps have one window.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) static var last: Navigator?

    init(_ navigator: Navigator, of window: UIWindow) {
        self.navigator = navigator
        super.init(frame: .zero)
        navigator.holder = self
        navigator.window = window
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A navigator is not archived.")
    }

    deinit {
        navigator.holder = nil
        navigator.window = nil
        // A request ends even if its window goes away.
        navigator.run?.navigator = navigator
        if Self.last === navigator { Self.last = nil }
    }
}

extension UIViewController {
    /// The navigator of the window that this page belongs to; `nil` when it belongs to none.
    public var navigator: Navigator? { (viewIfLoaded?.window ?? hostWindow)?.navigator }
}
