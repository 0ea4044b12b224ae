extension UIBarButtonItem {
    /// The style of a bar button item. Follows Apple's page "UIBarButtonItem.Style".
    public enum Style: Int, Sendable {
        /// The default style.
        case plain = 0
        /// The style of the button that completes the task. Since iOS 26 it has a background of its own. iOS 26.
        case prominent = 2

        /// The name of ``prominent`` before iOS 26.
        public static var done: Style { .prominent }
    }

    /// A button or a space of the system. Follows Apple's page "UIBarButtonItem.SystemItem".
    public enum SystemItem: Int, Sendable {
        /// "Done": finishes and keeps the changes.
        case done = 0
        /// "Cancel": finishes and discards the changes.
        case cancel = 1
        /// "Edit": makes the content editable.
        case edit = 2
        /// "Save": saves the changes.
        case save = 3
        /// A plus sign: creates something new.
        case add = 4
        /// A space that fills the width that the other items leave.
        case flexibleSpace = 5
        /// A space with the item's width.
        case fixedSpace = 6
        /// A pen on paper: writes something new.
        case compose = 7
        /// A bent arrow: replies.
        case reply = 8
        /// An arrow out of a box: shares.
        case action = 9
        /// A folder: moves to a folder.
        case organize = 10
        /// An open book: shows bookmarks.
        case bookmarks = 11
        /// A magnifying glass: searches.
        case search = 12
        /// A circular arrow: reloads.
        case refresh = 13
        /// A cross: stops.
        case stop = 14
        /// A camera: takes a picture.
        case camera = 15
        /// A trash can: deletes.
        case trash = 16
        /// A triangle: plays.
        case play = 17
        /// Two bars: pauses.
        case pause = 18
        /// Two triangles pointing left: rewinds.
        case rewind = 19
        /// Two triangles pointing right: fast-forwards.
        case fastForward = 20
        /// "Undo": undoes the last change.
        case undo = 21
        /// "Redo": redoes the last undone change.
        case redo = 22
        /// A cross in a circle: closes the page. iOS 13.
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The item's English title; `nil` for one that shows an image or nothing.
    package var shownTitle: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }
    /// The accessibility label of an item without a title, in English; `nil` for a space.
    var spokenTitle: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .close: "Close"
        default: shownTitle
        }
    }
}
