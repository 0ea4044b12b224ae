import PageFlowCore
import UIKit

/// What is known of the pages of one window: which have come, which one is visible, which have left and why.
///
/// It never assumes that PageFlow alone moves pages: it compares what it knows with UIKit's own properties.
@MainActor
final class WindowPages {
    private(set) weak var window: UIWindow?
    let trace = PageTrace()
    weak var delegate: (any WindowPagesDelegate)?
    /// The touches at this moment.
    weak var touches: (any TouchState)?

    var records = PageRecords()
    var visible: ObjectIdentifier?
    /// The part of the window that the user has seen.
    enum Sight {
        case nothing
        /// The window was shown in this turn and has not been drawn yet.
        case firstPicture
        case pages
    }

    var sight = Sight.nothing
    /// Whether the user has seen a page of the window.
    var haveBeenSeen: Bool { sight == .pages }
    var isUpdatePlanned = false
    /// Called for every page that leaves, the topmost first.
    let exitHandlers = Handlers<(PageExit) -> Void>()
    /// Called when another page has become visible.
    var onShow: [(UIViewController, PageRecord) -> Void] = []
    /// Called with the visible page whenever this page, or only the pages around it, may have changed.
    var onLook: [(UIViewController) -> Void] = []
    /// Called when a request has asked UIKit to present a page.
    var onPresentation: [(UIViewController, PageRecord) -> Void] = []

    init(of window: UIWindow) {
        self.window = window
    }

    var root: UIViewController? { window?.rootViewController?.page }

    /// Whether the root is shown in the window, or what it presents: UIKit moves no pages of a window that has never been shown.
    var areInWindow: Bool {
        guard let window, let root else { return true }
        return root.hostWindow === window
    }

    func presentationBegins(_ page: UIViewController) {
        guard let record = records[page] else { return }
        for body in onPresentation { body(page, record) }
    }
}

/// Who moves the pages of a window by requests.
@MainActor
protocol WindowPagesDelegate: AnyObject {
    /// Whether a request moves pages at this moment: it reports itself what it has changed.
    var isMovingPages: Bool { get }

    /// Other code or a gesture may have changed the pages.
    func pagesMayHaveChanged()

    /// A page has left.
    func pageHasLeft(_ exit: PageExit, _ record: PageRecord)
}

/// The touches at this moment, as far as exits depend on them.
@MainActor
protocol TouchState: AnyObject {
    /// Whether a touch has begun since the visible page was shown.
    var hasTouched: Bool { get }

    /// Whether a touch may be what moves pages.
    var mayMovePages: Bool { get }

    /// What a menu that is open makes the pages of a stack leave by; `nil` where none is open.
    func causeByMenu(of stack: ObjectIdentifier) -> ExitCause?
}
