// Previews of URLs.
extension UIDragPreview {
    /// Creates a preview that shows a URL as text. iOS 11.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }

    /// Creates a preview that shows a URL under a title. iOS 11.
    public convenience init(for url: URL, title: String?) {
        self.init(view: AddressPreview(url, title: title), parameters: AddressPreview.parameters)
    }

}

extension UITargetedDragPreview {
    /// Creates a preview for a target that shows a URL as text. iOS 11.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview for a target that shows a URL under a title. iOS 11.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(
            view: AddressPreview(url, title: title), parameters: AddressPreview.parameters, target: target)
    }

}

/// Shows a title and a URL. Apple doesn't document its dimensions.
@MainActor
private final class AddressPreview: UIView, SelfDrawing {
    private let lines: [DrawnText]
    private static let margin = CGSize(width: 12, height: 8)

    init(_ url: URL, title: String?) {
        let host = url.host ?? url.absoluteString
        let address = DrawnText(host, .systemFont(ofSize: 15), .secondaryLabel)
        let named = title.flatMap { $0.isEmpty ? nil : DrawnText($0, .systemFont(ofSize: 17), .label) }
        lines = [named, address].compactMap { $0 }
        let sizes = lines.map { $0.size() }
        let width = min(300, sizes.map(\.width).max() ?? 0)
        let height = sizes.reduce(0) { $0 + $1.height }
        super.init(
            frame: CGRect(
                x: 0, y: 0, width: width + 2 * Self.margin.width, height: height + 2 * Self.margin.height))
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    static var parameters: UIDragPreviewParameters { UIDragPreviewParameters() }

    func drawLook() {
        var top = Self.margin.height
        for line in lines {
            let height = line.size().height
            line.draw(
                in: CGRect(
                    x: Self.margin.width, y: top, width: bounds.width - 2 * Self.margin.width, height: height),
                .left)
            top += height
        }
    }
}
