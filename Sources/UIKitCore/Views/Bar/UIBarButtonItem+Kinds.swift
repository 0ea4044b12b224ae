extension UIBarButtonItem {
    /// How much weight a button has in its bar. Follows Apple's page "UIBarButtonItem.Style".
    public enum Style: Int, Sendable {
        /// Like any other.
        case plain = 0
        /// The one that ends the task.
        case done = 2

        /// The one that stands out: the name that iOS 26 gives to ``done``.
        public static var prominent: Style { .done }
    }

    /// A button or a space that the system knows. Follows Apple's page "UIBarButtonItem.SystemItem".
    public enum SystemItem: Int, Sendable {
        /// "Done": ends and keeps the changes.
        case done = 0
        /// "Cancel": ends and drops the changes.
        case cancel = 1
        /// "Edit": makes the content editable.
        case edit = 2
        /// "Save": keeps the changes.
        case save = 3
        /// A plus: makes something new.
        case add = 4
        /// A space that takes what the other items leave.
        case flexibleSpace = 5
        /// A space of the item's width.
        case fixedSpace = 6
        /// A pen on paper: writes something new.
        case compose = 7
        /// A bent arrow: answers.
        case reply = 8
        /// An arrow out of a box: shares.
        case action = 9
        /// A folder: puts away.
        case organize = 10
        /// An open book: shows bookmarks.
        case bookmarks = 11
        /// A magnifying glass: searches.
        case search = 12
        /// A circling arrow: loads again.
        case refresh = 13
        /// A cross: stops.
        case stop = 14
        /// A camera: takes a picture.
        case camera = 15
        /// A bin: deletes.
        case trash = 16
        /// A triangle: plays.
        case play = 17
        /// Two bars: pauses.
        case pause = 18
        /// Two triangles to the left: rewinds.
        case rewind = 19
        /// Two triangles to the right: goes forward.
        case fastForward = 20
        /// "Undo": takes the last change back.
        case undo = 21
        /// "Redo": makes it again.
        case redo = 22
        /// A cross in a circle: closes the page. iOS 13.
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The words that the system writes on the item; `nil` for one that shows an image or nothing.
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
}
