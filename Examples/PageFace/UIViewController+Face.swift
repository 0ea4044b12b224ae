import UIKit

extension UIViewController {
    /// Shows the page's name in large letters, a sentence about it, and its buttons, in a column.
    public func showFace(_ name: String, _ sentence: String, _ buttons: [UIButton]) {
        let title = UILabel(name, .systemFont(ofSize: 34, weight: .bold), .largeTitle)
        let text = UILabel(sentence, .systemFont(ofSize: 17), .body)
        text.textColor = .secondaryLabel
        let rows = UIStackView(arrangedSubviews: [title, text] + buttons)
        rows.axis = .vertical
        rows.spacing = 12
        rows.setCustomSpacing(24, after: text)
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemBackground
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension UILabel {
    /// Creates a label whose font scales with a text style.
    fileprivate convenience init(_ text: String, _ font: UIFont, _ style: UIFont.TextStyle) {
        self.init()
        self.text = text
        self.font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
    }
}

extension UIButton {
    /// Creates a full-width button: filled if it opens a page, gray if it goes back.
    public convenience init(
        _ title: String, _ style: Configuration = .filled(), _ tapped: @escaping @MainActor () -> Void
    ) {
        var configuration = style
        configuration.buttonSize = .large
        self.init(configuration: configuration, primaryAction: UIAction(title: title) { _ in tapped() })
    }
}
