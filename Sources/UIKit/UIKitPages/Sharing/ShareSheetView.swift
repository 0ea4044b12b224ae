/// The content of a share sheet: the items, a row of share activities, and a list of the other activities.
@MainActor
final class ShareSheetView: UIView {
    private let preview = UIImageView()
    private let title = UILabel()
    private let closeButton = UIButton(type: .custom)
    private let shares = UIScrollView()
    private let list: ChoiceList

    init(
        _ items: SharedItems, _ activities: [UIActivity],
        choose: @escaping @MainActor (UIActivity) -> Void, close: @escaping @MainActor () -> Void
    ) {
        let isShare = Dictionary(grouping: activities) { $0.isOfferedAsShare }
        list = ChoiceList([
            (isShare[false] ?? []).map { activity in
                ChoiceRow(activity.activityTitle ?? "", image: activity.activityImage) { choose(activity) }
            }
        ])
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        preview.image = items.images.first ?? UIImage(systemName: items.urls.isEmpty ? "doc.text" : "safari")
        preview.contentMode = items.images.isEmpty ? .center : .scaleAspectFill
        preview.backgroundColor = .tertiarySystemFill
        preview.tintColor = .secondaryLabel
        preview.clipsToBounds = true
        preview.layer.cornerRadius = 8
        title.text = items.title
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        (closeButton.accessibilityIdentifier, closeButton.accessibilityLabel) = ("Close", "Close")
        closeButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        closeButton.tintColor = .secondaryLabel
        closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)
        for activity in isShare[true] ?? [] {
            shares.addSubview(ShareTile(activity) { choose(activity) })
        }
        shares.showsHorizontalScrollIndicator = false
        for view in [preview, title, closeButton, shares, list] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the preview image of an item.
    func show(_ picture: UIImage) {
        preview.image = picture
        preview.contentMode = .scaleAspectFill
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        preview.frame = CGRect(x: area.minX + 16, y: area.minY + 16, width: 44, height: 44)
        closeButton.frame = CGRect(x: area.maxX - 46, y: area.minY + 16, width: 30, height: 30)
        title.frame = CGRect(
            x: preview.frame.maxX + 12, y: area.minY + 16, width: max(area.width - 134, 0), height: 44)
        let tiles = shares.subviews.compactMap { $0 as? ShareTile }
        shares.frame = CGRect(
            x: area.minX, y: preview.frame.maxY + 16, width: area.width, height: tiles.isEmpty ? 0 : 92)
        for (number, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: 12 + CGFloat(number) * 84, y: 0, width: 80, height: 92)
        }
        shares.contentSize = CGSize(width: 20 + CGFloat(tiles.count) * 84, height: 92)
        list.frame = CGRect(
            x: area.minX, y: shares.frame.maxY, width: area.width,
            height: max(bounds.maxY - shares.frame.maxY, 0))
    }
}

/// A share activity: an image on a background, with the name below.
@MainActor
private final class ShareTile: UIControl {
    private let picture: UIImageView
    private let name = UILabel()

    init(_ activity: UIActivity, choose: @escaping @MainActor () -> Void) {
        picture = UIImageView(image: activity.activityImage)
        super.init(frame: .zero)
        picture.contentMode = .center
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 14
        name.text = activity.activityTitle
        name.font = .systemFont(ofSize: 11)
        name.textAlignment = .center
        accessibilityIdentifier = activity.activityTitle
        accessibilityLabel = activity.activityTitle
        addSubview(picture)
        addSubview(name)
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: (bounds.width - 60) / 2, y: 0, width: 60, height: 60)
        name.frame = CGRect(x: 0, y: 64, width: bounds.width, height: 16)
    }
}

extension UIActivity {
    /// Whether the activity belongs to the row of share activities.
    var isOfferedAsShare: Bool {
        (self as? SystemActivity)?.isShare ?? (type(of: self).activityCategory == .share)
    }
}
