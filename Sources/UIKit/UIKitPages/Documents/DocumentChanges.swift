/// The number of a document's unsaved changes, and of all its changes.
struct DocumentChanges {
    private var unsaved = 0
    private(set) var token = 0

    var areUnsaved: Bool { unsaved != 0 }

    mutating func count(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: unsaved += 1
        // Undoing a saved change is a change too.
        case .undone: unsaved -= 1
        case .cleared: unsaved = 0
        }
        if change != .cleared { token += 1 }
    }
}

/// An undo manager that reports its changes to a document.
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

    /// Ignores a group that closes during an undo, because it isn't another change.
    func undoManagerDid(_ kind: ChangeKind) {
        guard let manager = undo?.manager else { return }
        if kind == .done, manager.isUndoing || manager.isRedoing || !manager.canUndo { return }
        updateChangeCount(kind)
    }
}
