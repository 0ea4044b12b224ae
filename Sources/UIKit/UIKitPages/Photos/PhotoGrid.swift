/// A grid of the device's photos in rows of three, the newest last. A tap selects a photo.
@preconcurrency @MainActor
package final class PhotoGrid: UIScrollView {
    private let tiles: [PhotoTile]
    private static let gap: CGFloat = 2

    /// Creates a grid of photos. `choose` is called with the index of a tapped photo.
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

    /// The indices of the selected photos, in the order of selection.
    package var marked: [Int] = [] {
        didSet { for (number, tile) in tiles.enumerated() { tile.isMarked = marked.contains(number) } }
    }

    /// Lays out the photos.
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

/// A photo in a grid.
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
