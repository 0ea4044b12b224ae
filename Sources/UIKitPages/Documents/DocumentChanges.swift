/// The changes of a document: how many are not saved, and how many there were at all.
struct DocumentChanges {
    private var unsaved = 0
    private(set) var token = 0

    var areUnsaved: Bool { unsaved != 0 }

    mutating func count(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: unsaved += 1
        // Undoing what is saved is a change as well.
        case .undone: unsaved -= 1
        case .cleared: unsaved = 0
        }
        if change != .cleared { token += 1 }
    }
}

/// An undo manager whose changes are a document's.
@MainActor
final class DocumentUndo {
    let manager: UndoManager
    private var observations: [any NSObjectProtocol] = []

    init(of document: UIDocument, _ manager: UndoManager) {
        self.manager = manager
        let kinds: [(NSNotification.Name, UIDocument.ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        observations = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                [weak document] _ in
                MainActor.assumeIsolated { document?.undoManagerDid(kind) }
            }
        }
    }

    isolated deinit {
        for observation in observations { NotificationCenter.default.removeObserver(observation) }
    }
}

extension UIDocument {
    func ensureUndo() -> DocumentUndo {
        if let undo { return undo }
        let made = DocumentUndo(of: self, UndoManager())
        undo = made
        return made
    }

    /// A group that closes while the manager undoes is not another change.
    func undoManagerDid(_ kind: ChangeKind) {
        guard let manager = undo?.manager else { return }
        if kind == .done, manager.isUndoing || manager.isRedoing || !manager.canUndo { return }
        updateChangeCount(kind)
    }
}
