extension UndoManager {
    func register(_ operation: UndoOperation) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty, groupsByEvent { openEventGroup() }
        guard let group = openGroups.last else {
            return refuse("_registerUndoObject:", "must begin a group before registering undo")
        }
        if course == .none { redoGroups = [] }
        group.steps.append(.operation(operation))
    }

    /// The group that a name applies to: the open top-level group, or the last closed one.
    var latestGroup: UndoGroup? { openGroups.first ?? undoGroups.last }

    /// The group that would be undone now.
    var undoGroup: UndoGroup? { course == .none ? latestGroup : undoGroups.last }

    func open(_ group: UndoGroup) {
        openGroups.append(group)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    func openEventGroup() {
        open(UndoGroup())
        closeWithTurn()
    }

    /// Closes the top-level group. If groups in it are still open, it closes at the end of the turn in which they
    /// close.
    func closeWithTurn() {
        guard !endsWithTurn else { return }
        endsWithTurn = true
        Runtime.current.loop.afterCommit("UndoManager closes the group of the turn") { [weak self] in
            guard let self else { return }
            endsWithTurn = false
            if openGroups.count == 1, groupsByEvent { endUndoGrouping() }
        }
    }

    /// Closes the innermost group, and adds it to its parent or to the undo or redo groups.
    func closeGroup() {
        guard let group = openGroups.last else {
            return refuse(
                "_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin")
        }
        let note = group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
        post(.NSUndoManagerWillCloseUndoGroup, note)
        openGroups.removeLast()
        if let outer = openGroups.last {
            outer.steps.append(.group(group))
        } else if course == .undoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            dropOldest()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Removes and returns the group to undo: the last closed one in the open group, or the last top-level group.
    func lastClosedGroup() -> UndoGroup? {
        guard let open = openGroups.last else { return undoGroups.popLast() }
        guard case .group(let group)? = open.steps.last else { return nil }
        open.steps.removeLast()
        return group
    }

    /// Performs a group's operations. The operations that they register form a group of their own, even if it is empty.
    func perform(_ group: UndoGroup, _ course: Course) {
        let outer = openGroups
        let answer = UndoGroup()
        answer.name = group.name
        answer.isDiscardable = group.isDiscardable
        answer.userInfo = group.userInfo
        self.course = course
        openGroups = []
        open(answer)
        group.perform()
        closeGroup()
        openGroups = outer
        self.course = .none
    }

    func dropOldest() {
        for groups in [\UndoManager.undoGroups, \.redoGroups] where levelsOfUndo > 0 {
            self[keyPath: groups].removeFirst(max(0, self[keyPath: groups].count - levelsOfUndo))
        }
    }

    func post(_ name: NSNotification.Name, _ userInfo: [String: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    /// Raises Foundation's exception, which starts with the method's name and a colon.
    func refuse(_ method: String, _ reason: String) {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "\(method): NSUndoManager \(describedAddress(of: self)) is in invalid state, \(reason)")
    }
}
