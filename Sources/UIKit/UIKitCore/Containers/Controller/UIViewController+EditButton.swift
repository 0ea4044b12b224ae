extension UIViewController {
    var ownEditButtonItem: UIBarButtonItem {
        let preferences = ensurePreferences()
        if let item = preferences.editButtonItem { return item }
        let item = EditButtonItem(for: self)
        preferences.editButtonItem = item
        return item
    }

    func noteEditing() {
        (preferences?.editButtonItem as? EditButtonItem)?.show(isEditing: isEditing)
    }
}

/// A bar button item that knows its view controller, because a selector can't reach the view controller here.
private final class EditButtonItem: UIBarButtonItem {
    private weak var page: UIViewController?

    init(for page: UIViewController) {
        self.page = page
        super.init()
        show(isEditing: page.isEditing)
    }

    required init?(coder: NSCoder) { nil }

    func show(isEditing: Bool) {
        systemItem = isEditing ? .done : .edit
        style = isEditing ? .done : .plain
        title = systemItem?.shownTitle
    }

    override func perform() -> Bool {
        guard isEnabled, !isHidden, let page else { return false }
        page.setEditing(!page.isEditing, animated: true)
        return true
    }
}
