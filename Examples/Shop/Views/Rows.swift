import UIKit

extension UILabel {
    /// Creates a label with as many lines as its text needs.
    convenience init(_ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = 0
    }
}

extension UIButton {
    /// Creates the button for a page's main action.
    convenience init(main title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(title, .filled(), tapped)
    }

    /// Creates the button for a secondary action.
    convenience init(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(title, .gray(), tapped)
    }

    private convenience init(
        _ title: String, _ look: UIButton.Configuration, _ tapped: @escaping @MainActor () -> Void
    ) {
        var look = look
        look.buttonSize = .large
        self.init(configuration: look, primaryAction: UIAction(title: title) { _ in tapped() })
    }
}

extension UITextField {
    convenience init(placeholder: String) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        font = .preferredFont(forTextStyle: .body)
        borderStyle = .roundedRect
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}

extension UIBarButtonItem {
    /// Creates a bar item with a title and an action.
    convenience init(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(primaryAction: UIAction(title: title) { _ in tapped() })
    }
}
