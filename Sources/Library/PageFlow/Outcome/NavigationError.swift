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
        case .noRoot: "The window has no rootViewController."
        case .offScreen: "\(place) is in no window: no container holds it, and nothing presents it."
        case .noSuchPlace: "There is nothing at \(place)."
        case .nothingBefore: "There is nothing before \(place)."
        case .noSuchPage: "No page before the one that asked is a \(place)."
        case .noStack: "\(place) is in no navigation controller."
        case .noTabs: "\(place) is in no tab bar controller."
        case .noSplitView: "\(place) is in no split view controller."
        case .noSuchColumn(let column): "\(place) has no \(column.rawValue) column."
        case .noSuchTab(let tab, let count):
            "There is no tab \(tab): \(place) has \(count == 1 ? "one tab" : "\(count) tabs"), counted from 0."
        case .stackIntoStack: "\(place) is a navigation controller, which cannot be pushed."
        case .splitIntoStack: "\(place) is a split view controller, which cannot be pushed."
        case .covered(let name): "\(place) presents \(name) already."
        case .searchResults: "\(place) shows the results of a search, and UIKit lets nobody exchange it."
        case .inUse: "\(place) is shown already."
        case .twice: "\(place) would come to two places."
        case .noPopoverSource: "\(place) is a popover here and has no place to point to."
        case .noOrientation: "\(place) supports no interface orientation that the app supports."
        case .lastPage: "\(place) is all that the window shows."
        case .noAnswer(let type): "Neither \(place) nor what contains it answers with values of type \(type)."
        case .notOpened(let outcome): "\(place) was not opened: \(outcome)."
        case .interrupted:
            "\(place) did not get to its place: UIKit refused, or other code moved pages meanwhile."
        case .unfinished(let adapter):
            "\(adapter) did not call its completion after showing a page of \(place)."
        case .unbuilt(let error): "The page of \(place) could not be built: \(error)."
        case .unknownRoute(let name): "No builder is registered for the route \(name)."
        case .unknownLink(let link): "No pattern fits \(link)."
        case .foreignLink(let link): "\(link) is of a scheme or host that is not accepted."
        case .brokenState(let detail): "The saved state cannot be read: \(detail)."
        case .unsavable: "\(place) cannot be saved: it has no route."
        }
    }

    /// The way to avoid the error.
    public var repair: String {
        switch reason {
        case .noRoot: "Set one before you navigate."
        case .offScreen:
            "Call the verb when the page is shown, or on a page that is; add a child with `addChild(_:)`, not its view alone."
        case .noSuchPlace: "Read a new PageTree: pages have moved since this one was read."
        case .nothingBefore: "Show no back button there: read `arrival` first."
        case .noSuchPage: "Check the type and the condition, or open the page instead."
        case .noStack: "Put the page into a UINavigationController, or open with `.present`."
        case .noTabs: "Put the page into a UITabBarController, or open with `.push` or `.present`."
        case .noSplitView: "Put the page into a UISplitViewController, or open with `.push` or `.present`."
        case .noSuchColumn: "Give the split view a style with the column, or open in another one."
        case .noSuchTab: "Correct the route's place, or add the tab first."
        case .stackIntoStack: "Push its first page, or open it with `.present`."
        case .splitIntoStack: "Open it with `.present`, or push a page that has it as its child."
        case .covered: "Open from that page, or let it go back first."
        case .searchResults: "Open the new page in it with `.embed`, or replace the page that is searched."
        case .inUse: "Make a new page, or return to the one that is shown."
        case .twice: "Make a page for each place."
        case .noPopoverSource:
            "Set `popoverPresentationController?.sourceView` or `barButtonItem` before you open it."
        case .noOrientation:
            "Let its `supportedInterfaceOrientations` name one of those in the app's Info.plist."
        case .lastPage: "Use `replace(with:)`, or set another root."
        case .noAnswer: "Finish with a value of the type that the page's `Answer` names."
        case .notOpened: "Ask again when the pages are at rest."
        case .interrupted: "Read the window's PageTree to see where the pages are, and ask again."
        case .unfinished: "Call `completion` in every case, also if nothing has to move."
        case .unbuilt: "Correct the route, or let its builder make a page that shows the error."
        case .unknownRoute: "Call `navigator.routes.register(_:)` for it at launch."
        case .unknownLink: "Add a pattern with `navigator.links.add(_:)`, or correct the link."
        case .foreignLink: "Add it to `navigator.links.accepted`, or let another app open it."
        case .brokenState: "Show the app's first page instead; the app was left as it is."
        case .unsavable: "Open it by a route, or adopt RoutedPage."
        }
    }
}
