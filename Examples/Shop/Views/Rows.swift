import UIKit

extension UILabel {
    /// A text of as many lines as it needs.
    convenience init(_ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = 0
    }
}

extension UIButton {
    /// What a page is for.
    convenience init(main title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(title, .filled(), tapped)
    }

    /// What can be done besides.
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
    /// A bar's item with a title, and what a tap does.
    convenience init(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(primaryAction: UIAction(title: title) { _ in tapped() })
    }
}
