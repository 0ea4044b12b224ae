import UIKit

/// The known pages of one window: the pages that have appeared, the visible page, and the causes of exits.
///
/// App code may move pages too, so this record is compared with UIKit's properties.
@MainActor
final class WindowPages {
    private(set) weak var window: UIWindow?
    let trace = PageTrace()
    weak var delegate: (any WindowPagesDelegate)?
    /// The current touches.
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
    /// Called when another page becomes visible.
    var onShow: [(UIViewController, PageRecord) -> Void] = []
    /// Called with the visible page whenever this page, or only the pages around it, may have changed.
    var onLook: [(UIViewController) -> Void] = []
    /// Called when a request has asked UIKit to present a page.
    var onPresentation: [(UIViewController, PageRecord) -> Void] = []

    init(of window: UIWindow) {
        self.window = window
    }

    var root: UIViewController? { window?.rootViewController?.page }

    /// Whether the root, or the page that it presents, is in the window. UIKit moves no pages of a window that has never been shown.
    var areInWindow: Bool {
        guard let window, let root else { return true }
        return root.hostWindow === window
    }

    func presentationBegins(_ page: UIViewController) {
        guard let record = records[page] else { return }
        for body in onPresentation { body(page, record) }
    }
}

/// The object that moves the pages of a window by requests.
@MainActor
protocol WindowPagesDelegate: AnyObject {
    /// Whether a request is moving pages. Such a request reports its own changes.
    var isMovingPages: Bool { get }

    /// Called when other code or a gesture may have changed the pages.
    func pagesMayHaveChanged()

    /// Called when a page has left.
    func pageHasLeft(_ exit: PageExit, _ record: PageRecord)
}

/// The state of the touches that exits depend on.
@MainActor
protocol TouchState: AnyObject {
    /// Whether a touch has begun since the visible page was shown.
    var hasTouched: Bool { get }

    /// Whether a touch may be moving pages.
    var mayMovePages: Bool { get }

    /// The cause by which an open menu removes the pages of a stack; `nil` if no menu is open.
    func causeByMenu(of stack: ObjectIdentifier) -> ExitCause?
}
