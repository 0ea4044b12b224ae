/// Records operations that undo and redo changes.
///
/// For each change, register an operation that reverts it. Operations that are registered during an undo are performed by the redo. Follows
/// Apple's page "UndoManager"; the class is Foundation's on Apple's systems. iOS 3.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// The top-level undo groups, the latest last.
    var undoGroups: [UndoGroup] = []
    var redoGroups: [UndoGroup] = []
    /// The open groups, the innermost last.
    var openGroups: [UndoGroup] = []
    /// Whether the top-level group closes at the end of the run loop's turn.
    var endsWithTurn = false
    /// The number of nested calls that have disabled registration.
    var disabledCount = 0
    var course = Course.none

    enum Course { case none, undoing, redoing }

    /// Creates a manager with nothing to undo.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Registers a closure that reverts a change. The target isn't retained: remove its operations before it is deallocated. iOS 9.
    ///
    /// Clears the redo operations, unless it is called during an undo or redo. Follows Apple's page "registerUndo(withTarget:handler:)".
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoOperation(of: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
    }

    /// Registers a method that reverts a change, and its argument. The target isn't retained, the argument is.
    ///
    /// Follows Apple's page "registerUndo(withTarget:selector:object:)".
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(
            UndoOperation(of: target as AnyObject) {
                SelectorMethods.send(selector, to: $0, sender: anObject, event: nil)
            })
    }

    // MARK: Availability

    /// Whether there is an operation to undo. Open groups may have to be closed first.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } }

    /// Whether there is an operation to redo. Posts ``Foundation/NSNotification/Name/NSUndoManagerCheckpoint`` first, because operations
    /// that are registered then clear the redo operations.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }

    /// The number of groups to undo. iOS 17.
    open var undoCount: Int { undoGroups.count }

    /// The number of groups to redo. iOS 17.
    open var redoCount: Int { redoGroups.count }

    // MARK: Undoing

    /// Closes the top-level group, if one is open, and undoes it. Does nothing if there is nothing to undo.
    ///
    /// Raises an exception if groups in it are open. Follows Apple's page "undo()".
    open func undo() {
        post(.NSUndoManagerCheckpoint)
        guard openGroups.count <= 1 else {
            return refuse("undo", "undo was called with too many nested undo groups")
        }
        if openGroups.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last closed group in the open one, or the last top-level group. Operations that are registered during it form one group
    /// to redo.
    ///
    /// Raises an exception if an operation has been registered in the open group since. Follows Apple's page "undoNestedGroup()".
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard canUndo else { return }
        guard let group = lastClosedGroup() else {
            return refuse("undoNestedGroup", "undo was called with too many nested undo groups")
        }
        post(.NSUndoManagerWillUndoChange)
        perform(group, .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the last undo. Operations that are registered during it form one group to undo. Does nothing if there is nothing to redo.
    ///
    /// Raises an exception during an undo. Follows Apple's page "redo()".
    open func redo() {
        guard course != .undoing else {
            return refuse("__redoCommonDoSingle:", "do not invoke this method while undoing")
        }
        post(.NSUndoManagerCheckpoint)
        guard let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        perform(group, .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Whether an undo is running.
    open var isUndoing: Bool { course == .undoing }

    /// Whether a redo is running.
    open var isRedoing: Bool { course == .redoing }

    // MARK: Limits

    /// The maximum number of top-level groups; the oldest are discarded. Default 0: no limit.
    open var levelsOfUndo = 0 {
        didSet { dropOldest() }
    }

    // MARK: Groups

    /// Opens a group. Operations that are registered until ``endUndoGrouping()`` are undone together. Groups can be nested.
    ///
    /// With ``groupsByEvent`` it opens inside the group of the run loop's turn. Follows Apple's page "beginUndoGrouping()".
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, course == .none { openEventGroup() }
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        open(UndoGroup())
    }

    /// Closes the innermost group. Raises an exception if no group is open.
    ///
    /// Follows Apple's page "endUndoGrouping()".
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        closeGroup()
        if openGroups.count == 1, groupsByEvent, course == .none { closeWithTurn() }
    }

    /// Whether the operations of one turn of the run loop form a group. Default `true`.
    ///
    /// The group opens with the first registration, and closes at the end of the turn. If `false`, open and close groups yourself. Follows
    /// Apple's page "groupsByEvent".
    open var groupsByEvent = true

    /// The number of nested open groups.
    open var groupingLevel: Int { openGroups.count }

    // MARK: Disabling

    /// Disables registration until ``enableUndoRegistration()``. Calls can be nested.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Balances ``disableUndoRegistration()``. Raises an exception without a call to balance.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            return refuse(
                "enableUndoRegistration", "enableUndoRegistration called with no matching disable")
        }
        disabledCount -= 1
    }

    /// Whether operations are registered. Default `true`.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    // MARK: Removing

    /// Removes all undo and redo operations, closes all groups, and enables registration.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        openGroups = []
        disabledCount = 0
    }

    /// Removes all operations of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in openGroups { group.removeOperations(of: target) }
        for groups in [\UndoManager.undoGroups, \.redoGroups] {
            for group in self[keyPath: groups] { group.removeOperations(of: target) }
            self[keyPath: groups].removeAll { $0.steps.isEmpty }
        }
    }

    // MARK: Names

    /// Sets the name of the latest action for the menu, such as "Paste" in "Undo Paste". An empty string removes the name. Does nothing
    /// while registration is disabled.
    open func setActionName(_ actionName: String) {
        if isUndoRegistrationEnabled { latestGroup?.name = actionName }
    }

    /// The name of the next undo; empty without one.
    open var undoActionName: String { undoGroup?.name ?? "" }

    /// The name of the next redo; empty without one.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// "Undo", with the name of the next undo.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// "Redo", with the name of the next redo.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the menu's title for a name. Override it to customize titles.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the menu's title for a name. Override it to customize titles.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Information about actions

    /// Sets whether the latest action, such as a changed selection, can be discarded when a document is saved. iOS 5.
    open func setActionIsDiscardable(_ discardable: Bool) { latestGroup?.isDiscardable = discardable }

    /// Whether the next undo is discardable. iOS 5.
    open var undoActionIsDiscardable: Bool { undoGroup?.isDiscardable ?? false }

    /// Whether the next redo is discardable. iOS 5.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// Stores a value with the latest action. iOS 18.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        latestGroup?.userInfo[key] = info
    }

    /// Returns the value that was stored with the next undo. iOS 18.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { undoGroup?.userInfo[key] }

    /// Returns the value that was stored with the next redo. iOS 18.
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoGroups.last?.userInfo[key] }
}
