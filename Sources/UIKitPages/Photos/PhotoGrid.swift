/// The pictures of the device in rows of three, the newest last, and a finger that chooses.
@preconcurrency @MainActor
package final class PhotoGrid: UIScrollView {
    private let tiles: [PhotoTile]
    private static let gap: CGFloat = 2

    /// Creates a grid of pictures. `choose` is called with the number of one that was tapped.
    package init(_ images: [UIImage], choose: @escaping @MainActor (Int) -> Void) {
        tiles = images.enumerated().map { number, image in
            let tile = PhotoTile(image, number: number)
            tile.addAction(UIAction { _ in choose(number) }, for: .touchUpInside)
            return tile
        }
        super.init(frame: .zero)
        alwaysBounceVertical = true
        for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) { nil }

    /// Marks the pictures that are chosen, by their numbers in the order of choosing.
    package var marked: [Int] = [] {
        didSet { for (number, tile) in tiles.enumerated() { tile.isMarked = marked.contains(number) } }
    }

    /// Puts the pictures into their places.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let side = (bounds.width - 2 * Self.gap) / 3
        for (number, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: CGFloat(number % 3) * (side + Self.gap), y: CGFloat(number / 3) * (side + Self.gap),
                width: side, height: side)
        }
        contentSize = CGSize(width: bounds.width, height: tiles.last?.frame.maxY ?? 0)
    }
}

/// One picture of a grid.
@MainActor
private final class PhotoTile: UIControl {
    private let imageView: UIImageView
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    init(_ image: UIImage, number: Int) {
        imageView = UIImageView(image: image)
        super.init(frame: .zero)
        accessibilityIdentifier = "Photo \(number + 1)"
        accessibilityLabel = accessibilityIdentifier
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        mark.tintColor = .systemBlue
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 11
        mark.isHidden = true
        addSubview(imageView)
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    var isMarked = false {
        didSet { mark.isHidden = !isMarked }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        mark.frame = CGRect(x: bounds.maxX - 28, y: bounds.maxY - 28, width: 22, height: 22)
    }
}
