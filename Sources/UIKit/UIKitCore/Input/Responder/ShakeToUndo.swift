// A shake offers undo if the first responder has an undo manager.
extension UIApplication {
    func offerUndo() {
        guard let window = keyWindowStorage, let root = window.rootViewController,
            let manager = (window.firstResponder ?? window).undoManager,
            manager.canUndo || manager.canRedo
        else { return }
        let page = sequence(first: root, next: \.presentedViewController).reversed()[0]
        if !(page is UIAlertController) { page.present(alert(for: manager), animated: true) }
    }

    private func alert(for manager: UndoManager) -> UIAlertController {
        let alert = UIAlertController(
            title: manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil,
            preferredStyle: .alert)
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let title = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }
}
