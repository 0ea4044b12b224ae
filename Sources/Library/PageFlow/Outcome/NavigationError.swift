/// The reason why a navigation is impossible, the page or position, and the repair.
public struct NavigationError: Error, Hashable, Sendable {
    /// The cause.
    public enum Reason: Hashable, Sendable {
        /// The window has no root controller.
        case noRoot
        /// The page is in no window.
        case offScreen
        /// The position doesn't exist in the tree.
        case noSuchPlace
        /// There is no page before this one.
        case nothingBefore
        /// No earlier page matches.
        case noSuchPage
        /// The page is in no navigation controller.
        case noStack
        /// The page is in no tab bar controller.
        case noTabs
        /// The page is in no split view controller.
        case noSplitView
        /// The split view has no such column, because of its style or of the iOS version.
        case noSuchColumn(SplitColumn)
        /// The window has fewer tabs.
        case noSuchTab(Int, of: Int)
        /// The window has no tab with the identifier, or the tab can't show pages.
        case noTabNamed(String)
        /// A navigation controller cannot be pushed.
        case stackIntoStack
        /// A split view controller cannot be pushed.
        case splitIntoStack
        /// The page already presents another page.
        case covered(by: String)
        /// The page shows the results of a search, and UIKit doesn't let apps replace it.
        case searchResults
        /// The page to show is in use.
        case inUse
        /// A new page would be at two positions.
        case twice
        /// A popover, or an action sheet on iPad, has neither a source view nor a bar button item.
        case noPopoverSource
        /// The page supports no interface orientation that the app supports.
        case noOrientation
        /// The page is the only one that the window shows.
        case lastPage
        /// Neither the page nor a container around it answers with values of this type.
        case noAnswer(of: String)
        /// The awaited page wasn't opened.
        case notOpened(String)
        /// UIKit refused a change, or other code moved the pages at the same time.
        case interrupted
        /// A container adapter hasn't called its completion within the time limit.
        case unfinished(by: String)
        /// A builder threw an error.
        case unbuilt(String)
        /// No builder is registered for a route.
        case unknownRoute(String)
        /// No pattern matches a link, or a value of a placeholder is missing.
        case unknownLink(String)
        /// A link has a scheme or host that the app doesn't accept.
        case foreignLink(String)
        /// Saved state cannot be read.
        case brokenState(String)
        /// A page cannot be saved.
        case unsavable
    }

    /// The cause.
    public var reason: Reason
    /// The page or position that the error is about.
    public var place: String

    /// Creates an error about a page or position.
    public init(_ reason: Reason, at place: String) {
        self.reason = reason
        self.place = place
    }

    /// Wraps an error of app code. A `NavigationError` stays as it is.
    init(_ error: any Error, or reason: Reason, at place: String) {
        self = error as? NavigationError ?? NavigationError(reason, at: place)
    }
}

extension NavigationError: CustomStringConvertible {
    /// The cause and the repair.
    public var description: String { "\(cause) \(repair)" }

    private var cause: String {
        switch reason {
        case .noRoot: "The window has no root view controller."
        case .offScreen:
            "\(place) isn't in a window: no container contains it, and no view controller presents it."
        case .noSuchPlace: "The tree has no page at \(place)."
        case .nothingBefore: "There is no page before \(place)."
        case .noSuchPage: "No page before the calling page matches \(place)."
        case .noStack: "\(place) isn't in a navigation controller."
        case .noTabs: "\(place) isn't in a tab bar controller."
        case .noSplitView: "\(place) isn't in a split view controller."
        case .noSuchColumn(let column): "\(place) has no \(column.rawValue) column."
        case .noSuchTab(let tab, let count):
            "\(place) has no tab at index \(tab): it has \(count == 1 ? "one tab" : "\(count) tabs")."
        case .noTabNamed(let identifier): "\(place) can't show a tab with the identifier \(identifier)."
        case .stackIntoStack: "\(place) is a navigation controller, which can't be pushed."
        case .splitIntoStack: "\(place) is a split view controller, which can't be pushed."
        case .covered(let name): "\(place) already presents \(name)."
        case .searchResults: "\(place) shows the results of a search, and UIKit doesn't let apps replace it."
        case .inUse: "\(place) is already in use."
        case .twice: "\(place) would be at two positions."
        case .noPopoverSource:
            "\(place) is a popover on this device, and has no source view or bar button item."
        case .noOrientation: "\(place) supports none of the app's interface orientations."
        case .lastPage: "\(place) is the only page of the window."
        case .noAnswer(let type):
            "Neither \(place) nor a container around it answers with values of the type \(type)."
        case .notOpened(let reason): "\(place) wasn't opened: \(reason)."
        case .interrupted:
            "The navigation of \(place) was interrupted: UIKit refused a change, or other code moved pages at the same time."
        case .unfinished(let adapter):
            "\(adapter) hasn't called its completion after showing a page of \(place)."
        case .unbuilt(let error): "The builder of the route \(place) threw an error: \(error)."
        case .unknownRoute(let name): "No builder is registered for the route \(name)."
        case .unknownLink(let link): "No pattern matches \(link)."
        case .foreignLink(let link): "The app doesn't accept the scheme or host of \(link)."
        case .brokenState(let detail): "The saved state can't be read: \(detail)."
        case .unsavable: "\(place) can't be saved, because it has no route."
        }
    }

    /// The way to avoid the error.
    public var repair: String {
        switch reason {
        case .noRoot: "Set `rootViewController` before you navigate."
        case .offScreen:
            "Call the verb after the page has appeared, or on a visible page. Add a child with `addChild(_:)`, and not only its view."
        case .noSuchPlace: "Read a new `PageTree`, because pages have moved since this one was read."
        case .nothingBefore: "Read `arrival` before you show a back button."
        case .noSuchPage: "Check the type and the condition, or open the page instead."
        case .noStack: "Add the page to a `UINavigationController`, or open with `.present`."
        case .noTabs: "Add the page to a `UITabBarController`, or open with `.push` or `.present`."
        case .noSplitView: "Add the page to a `UISplitViewController`, or open with `.push` or `.present`."
        case .noSuchColumn: "Use a split view style that has the column, or open in another column."
        case .noSuchTab, .noTabNamed: "Correct the `place` of the route, or add the tab first."
        case .stackIntoStack: "Push its first page, or open it with `.present`."
        case .splitIntoStack: "Open it with `.present`, or push a page that contains it as a child."
        case .covered: "Open from the presented page, or dismiss it first."
        case .searchResults: "Open the new page in it with `.embed`, or replace the searched page."
        case .inUse: "Create a new page, or return to the existing one."
        case .twice: "Create a page for each position."
        case .noPopoverSource:
            "Set `popoverPresentationController?.sourceView` or `barButtonItem` before you open it."
        case .noOrientation:
            "Return at least one orientation of the app's Info.plist from its `supportedInterfaceOrientations`."
        case .lastPage: "Use `replace(with:)`, or set another root view controller."
        case .noAnswer: "Call `finish` with a value of the page's `Answer` type."
        case .notOpened: "Call `ask` again when no request is pending."
        case .interrupted: "Read the window's `PageTree` for the current pages, and repeat the request."
        case .unfinished: "Call `completion` in every case, even if nothing moves."
        case .unbuilt: "Correct the route, or return a page that shows the error from its builder."
        case .unknownRoute: "Register one with `navigator.routes.register(_:)` at launch."
        case .unknownLink: "Add a pattern with `navigator.links.add(_:)`, or correct the link."
        case .foreignLink: "Add it to `navigator.links.accepted`, or open the link in another app."
        case .brokenState: "Show the app's first page instead. No page has changed."
        case .unsavable: "Open it with a route, or adopt `RoutedPage`."
        }
    }
}
