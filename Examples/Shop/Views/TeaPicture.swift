import UIKit

extension Product {
    /// A leaf in the tea's color.
    func leaf(_ size: CGFloat) -> UIImage? {
        UIImage(systemName: "leaf.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))?
            .withTintColor(color, renderingMode: .alwaysOriginal)
    }

    fileprivate var color: UIColor { kind == .green ? .systemGreen : .systemBrown }
}

/// The picture of a tea.
final class TeaPicture: UIImageView {
    convenience init(of product: Product) {
        self.init(image: product.leaf(72))
        contentMode = .center
        backgroundColor = product.color.withAlphaComponent(0.16)
        layer.cornerRadius = 16
        heightAnchor.constraint(equalToConstant: 200).isActive = true
    }
}
