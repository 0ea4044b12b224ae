import UIKit

/// Rows on a ground of their own.
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

    /// What products cost, one by one.
    convenience init(_ products: [Product]) {
        self.init(
            products.map { product in
                let price = UILabel("\(product.price) euros", .body, .secondaryLabel)
                price.setContentHuggingPriority(.required, for: .horizontal)
                return UIStackView(arrangedSubviews: [UILabel(product.name), price])
            })
    }
}
