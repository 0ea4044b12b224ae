import UIKit

/// Shows a wallpaper, with a frame if it is selected.
final class WallpaperCell: UICollectionViewCell {
    private let gradient = CAGradientLayer()

    var wallpaper: Wallpaper? {
        didSet { showColors() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.cornerRadius = 14
        contentView.layer.addSublayer(gradient)
        layer.cornerRadius = 18
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The settings have no storyboard.")
    }

    override var isSelected: Bool {
        didSet { showFrame() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
    }

    private func showColors() {
        accessibilityLabel = wallpaper?.name
        gradient.colors = [wallpaper?.top, wallpaper?.bottom].compactMap(\.?.cgColor)
    }

    private func showFrame() {
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        layer.borderWidth = isSelected ? 3 : 0
        layer.borderColor = tintColor.cgColor
    }
}
