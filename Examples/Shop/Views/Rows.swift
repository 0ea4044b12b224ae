import UIKit

extension UILabel {
    convenience init(_ text: String) {
        self.init(frame: .zero)
        self.text = text
    }
}

extension UIButton {
    /// A button with a title, and what a tap does.
    convenience init(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(type: .system, primaryAction: UIAction(title: title) { _ in tapped() })
    }
}

extension UITextField {
    convenience init(placeholder: String) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        borderStyle = .roundedRect
    }
}

extension UIBarButtonItem {
    /// A bar's item with a title, and what a tap does.
    convenience init(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
        self.init(primaryAction: UIAction(title: title) { _ in tapped() })
    }
}
