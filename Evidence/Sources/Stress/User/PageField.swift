import Simulator

/// The text field of a page, created when the user first types. Its return key does the same as the button.
@MainActor
enum PageField {
    static func on(_ page: any ButtonPage) -> UITextField {
        if let field = field(of: page) { return field }
        let field = UITextField(frame: CGRect(x: 60, y: 220, width: 200, height: 40))
        field.addAction(
            UIAction { [weak page] _ in page?.fieldWasEdited() },
            for: [.editingDidBegin, .editingChanged, .editingDidEnd])
        field.addAction(
            UIAction { [weak page] _ in page?.buttonWasTapped() }, for: .editingDidEndOnExit)
        page.view.addSubview(field)
        return field
    }

    static func field(of page: UIViewController) -> UITextField? {
        page.viewIfLoaded?.subviews.lazy.compactMap { $0 as? UITextField }.first
    }
}
