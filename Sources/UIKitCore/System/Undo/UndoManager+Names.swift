extension UndoManager {
    /// The keys of values that an app stores with an undo action. iOS 18. Follows Apple's page "UndoManager.UserInfoKey".
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public var rawValue: String

        /// Creates a key from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// In the `userInfo` of the notification of a group about to close: present, and `true`, if all of the group is discardable. iOS 5.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
    /// Posted when a group opens or closes, unless it opens at the top, around undoing and redoing, and when ``UndoManager/canRedo`` is
    /// asked for: the time to register what was put off. iOS 3.
    public static let NSUndoManagerCheckpoint = named("Checkpoint")
    /// Posted when a group has opened. iOS 3.
    public static let NSUndoManagerDidOpenUndoGroup = named("DidOpenUndoGroup")
    /// Posted before a group closes. iOS 3.
    public static let NSUndoManagerWillCloseUndoGroup = named("WillCloseUndoGroup")
    /// Posted when a group has closed. iOS 5.
    public static let NSUndoManagerDidCloseUndoGroup = named("DidCloseUndoGroup")
    /// Posted before something is undone. iOS 3.
    public static let NSUndoManagerWillUndoChange = named("WillUndoChange")
    /// Posted when something was undone. iOS 3.
    public static let NSUndoManagerDidUndoChange = named("DidUndoChange")
    /// Posted before something is redone. iOS 3.
    public static let NSUndoManagerWillRedoChange = named("WillRedoChange")
    /// Posted when something was redone. iOS 3.
    public static let NSUndoManagerDidRedoChange = named("DidRedoChange")

    private static func named(_ what: String) -> NSNotification.Name {
        NSNotification.Name("NSUndoManager\(what)Notification")
    }
}
