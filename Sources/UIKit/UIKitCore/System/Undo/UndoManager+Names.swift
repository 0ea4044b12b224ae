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

/// A key in the `userInfo` of the notification of a group that is about to close. It exists, with the value `true`, if all operations of
/// the group are discardable. iOS 5.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
    /// Posted when a group opens or closes, except a top-level group that opens, around undoing and redoing, and when
    /// ``UndoManager/canRedo`` is read: the time to register deferred operations. iOS 3.
    public static let NSUndoManagerCheckpoint = named("Checkpoint")
    /// Posted when a group has opened. iOS 3.
    public static let NSUndoManagerDidOpenUndoGroup = named("DidOpenUndoGroup")
    /// Posted before a group closes. iOS 3.
    public static let NSUndoManagerWillCloseUndoGroup = named("WillCloseUndoGroup")
    /// Posted when a group has closed. iOS 5.
    public static let NSUndoManagerDidCloseUndoGroup = named("DidCloseUndoGroup")
    /// Posted before an undo. iOS 3.
    public static let NSUndoManagerWillUndoChange = named("WillUndoChange")
    /// Posted after an undo. iOS 3.
    public static let NSUndoManagerDidUndoChange = named("DidUndoChange")
    /// Posted before a redo. iOS 3.
    public static let NSUndoManagerWillRedoChange = named("WillRedoChange")
    /// Posted after a redo. iOS 3.
    public static let NSUndoManagerDidRedoChange = named("DidRedoChange")

    private static func named(_ what: String) -> NSNotification.Name {
        NSNotification.Name("NSUndoManager\(what)Notification")
    }
}
