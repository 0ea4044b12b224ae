extension UIViewController {
    /// A bar button that turns editing on and off, with the title Edit or Done. The same one every time.
    ///
    /// It calls ``setEditing(_:animated:)`` with animation.
    public var editButtonItem: UIBarButtonItem {
        let extras = ensureExtras()
        if let item = extras.editButtonItem { return item }
        let item = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                self.map { $0.setEditing(!$0.isEditing, animated: true) }
            })
        extras.editButtonItem = item
        showEditing()
        return item
    }

    /// The edit button's title follows the page.
    func showEditing() {
        extras?.editButtonItem?.title = isEditing ? "Done" : "Edit"
    }
}
