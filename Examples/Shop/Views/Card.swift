import UIKit

/// Rows on a colored background.
final class Card: UIView {
    convenience init(_ rows: [UIView]) {
        self.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    /// Creates a card with the prices of products.
    convenience init(_ products: [Product]) {
        self.init(products.map { PriceRow($0) })
    }
}

/// A product and its price, or the price below the product with large text.
private final class PriceRow: UIStackView {
    convenience init(_ product: Product) {
        let price = UILabel("\(product.price) euros", .body, .secondaryLabel)
        self.init(arrangedSubviews: [UILabel(product.name), price])
        followTextSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    private func followTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        let price = arrangedSubviews.last
        price?.setContentHuggingPriority(isLarge ? .defaultLow : .required, for: .horizontal)
    }
}
