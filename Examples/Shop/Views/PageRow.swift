import UIKit

/// A row that opens another page.
final class PageRow: UIButton {
    convenience init(
        _ title: String, detail: String? = nil, image: UIImage?, _ tapped: @escaping @MainActor () -> Void
    ) {
        let style = UIImage.SymbolConfiguration(textStyle: .footnote)
        let arrow = UIImageView(image: UIImage(systemName: "chevron.forward", withConfiguration: style))
        var look = UIButton.Configuration.plain()
        look.subtitle = detail
        look.baseForegroundColor = .label
        look.image = image
        look.imagePadding = 14
        look.titlePadding = 2
        let end = max(40, arrow.intrinsicContentSize.width + 2 * 14)
        look.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 14, bottom: 12, trailing: end)
        look.background.backgroundColor = .secondarySystemGroupedBackground
        look.background.cornerRadius = 12
        self.init(configuration: look, primaryAction: UIAction(title: title) { _ in tapped() })
        contentHorizontalAlignment = .leading
        add(arrow)
    }

    private func add(_ arrow: UIImageView) {
        arrow.tintColor = .tertiaryLabel
        arrow.translatesAutoresizingMaskIntoConstraints = false
        addSubview(arrow)
        NSLayoutConstraint.activate([
            arrow.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            arrow.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
}
