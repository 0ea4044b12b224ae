/// Records operations that undo and redo changes.
///
/// Register with it, for each change, what takes the change back. What is registered while it undoes is what it redoes. Follows
/// Apple's page "UndoManager"; it is Foundation's on Apple's systems. iOS 3.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// What can be undone and redone: the groups at the top, the latest last.
    var undoGroups: [UndoGroup] = []
    var redoGroups: [UndoGroup] = []
    /// The groups that are open, the innermost last.
    var openGroups: [UndoGroup] = []
    /// Whether the end of the run loop's turn closes the group at the top.
    var endsWithTurn = false
    /// How many more times registration was disabled than enabled.
    var disabledCount = 0
    var course = Course.none

    enum Course { case none, undoing, redoing }

    /// Creates a manager that has nothing to undo.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Registers a closure that takes a change back. The target is not retained: remove what is registered with it before it goes.
    /// iOS 9.
    ///
    /// What could be redone no longer can, unless this is called while something is undone or redone. Follows Apple's page
    /// "registerUndo(withTarget:handler:)".
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoOperation(of: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
    }

    /// Registers a method, and the object to call it with, that takes a change back. The target is not retained, the object is.
    ///
    /// Follows Apple's page "registerUndo(withTarget:selector:object:)".
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(
            UndoOperation(of: target as AnyObject) {
                SelectorMethods.send(selector, to: $0, sender: anObject, event: nil)
            })
    }

    // MARK: What can be done

    /// Whether there is something to undo. Open groups may have to be closed first.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } }

    /// Whether there is something to redo. Posts ``Foundation/NSNotification/Name/NSUndoManagerCheckpoint`` first, as what is
    /// registered then takes it away.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }

    /// How many times ``undo()`` finds something. iOS 17.
    open var undoCount: Int { undoGroups.count }

    /// How many times ``redo()`` finds something. iOS 17.
    open var redoCount: Int { redoGroups.count }

    // MARK: Undoing

    /// Closes the group at the top, if one is open, and undoes it. Does nothing if there is nothing to undo.
    ///
    /// Groups that are open inside it are an exception. Follows Apple's page "undo()".
    open func undo() {
        post(.NSUndoManagerCheckpoint)
        guard openGroups.count <= 1 else {
            return refuse("undo", "undo was called with too many nested undo groups")
        }
        if openGroups.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group that was closed inside the open one, or the last at the top. What is registered meanwhile becomes one
    /// group to redo.
    ///
    /// Something that was registered in the open group since is an exception. Follows Apple's page "undoNestedGroup()".
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

    /// Does again what was undone last. What is registered meanwhile becomes one group to undo. Does nothing if there is nothing to
    /// redo.
    ///
    /// An exception while something is undone. Follows Apple's page "redo()".
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

    /// Whether something is undone now.
    open var isUndoing: Bool { course == .undoing }

    /// Whether something is redone now.
    open var isRedoing: Bool { course == .redoing }

    // MARK: Limits

    /// How many groups at the top are kept; the oldest go. Default 0: all are.
    open var levelsOfUndo = 0 {
        didSet { dropOldest() }
    }

    // MARK: Groups

    /// Opens a group. What is registered until ``endUndoGrouping()`` is undone together. Groups can be opened inside it.
    ///
    /// With ``groupsByEvent`` it opens inside the group of the run loop's turn. Follows Apple's page "beginUndoGrouping()".
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, course == .none { openEventGroup() }
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        open(UndoGroup())
    }

    /// Closes the group that was opened last. Without one it is an exception.
    ///
    /// Follows Apple's page "endUndoGrouping()".
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        closeGroup()
        if openGroups.count == 1, groupsByEvent, course == .none { closeWithTurn() }
    }

    /// Whether what is registered in one turn of the run loop becomes one group. Default `true`.
    ///
    /// The group opens with the first registration, and closes at the end of the turn. Without it, groups must be opened and closed.
    /// Follows Apple's page "groupsByEvent".
    open var groupsByEvent = true

    /// How many groups are open, one inside the other.
    open var groupingLevel: Int { openGroups.count }

    // MARK: Disabling

    /// Has nothing registered until ``enableUndoRegistration()``. Calls can be nested.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes ``disableUndoRegistration()`` back. Without one it is an exception.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            return refuse(
                "enableUndoRegistration", "enableUndoRegistration called with no matching disable")
        }
        disabledCount -= 1
    }

    /// Whether what is registered is kept. Default `true`.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    // MARK: Forgetting

    /// Forgets all that can be undone and redone, closes all groups, and enables registration.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        openGroups = []
        disabledCount = 0
    }

    /// Forgets what was registered with a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in openGroups { group.removeOperations(of: target) }
        for groups in [\UndoManager.undoGroups, \.redoGroups] {
            for group in self[keyPath: groups] { group.removeOperations(of: target) }
            self[keyPath: groups].removeAll { $0.steps.isEmpty }
        }
    }

    // MARK: Names

    /// Names the latest action for the menu, as "Paste" in "Undo Paste". An empty name takes the name away. Does nothing while
    /// registration is disabled.
    open func setActionName(_ actionName: String) {
        if isUndoRegistrationEnabled { latestGroup?.name = actionName }
    }

    /// The name of what is undone next; empty without one.
    open var undoActionName: String { undoGroup?.name ?? "" }

    /// The name of what is redone next; empty without one.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// "Undo", with the name of what is undone next.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// "Redo", with the name of what is redone next.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The menu's title for a name. Override it to write titles otherwise.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The menu's title for a name. Override it to write titles otherwise.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: What is known of actions

    /// Says that the latest action may be dropped when a document is saved, such as a changed selection. iOS 5.
    open func setActionIsDiscardable(_ discardable: Bool) { latestGroup?.isDiscardable = discardable }

    /// Whether what is undone next is discardable. iOS 5.
    open var undoActionIsDiscardable: Bool { undoGroup?.isDiscardable ?? false }

    /// Whether what is redone next is discardable. iOS 5.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// Writes something down with the latest action. iOS 18.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        latestGroup?.userInfo[key] = info
    }

    /// What was written down with the action that is undone next. iOS 18.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { undoGroup?.userInfo[key] }

    /// What was written down with the action that is redone next. iOS 18.
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoGroups.last?.userInfo[key] }
}
