/// The content view of a header or footer.
final class HeadContentView: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }
}

/// The settings that a header or footer gets from the table view.
struct HeadSetting {
    var margins = CellMargins()
    var kind = HeadKind.header
    var style = UITableView.Style.plain
    var main: UILabel?
    var detail: UILabel?
    var background: UIView?
}

extension UITableViewHeaderFooterView {
    var mainLabel: UILabel {
        if let label = setting.main { return label }
        let label = UILabel(frame: .zero)
        setting.main = label
        content.addSubview(label)
        dress(label)
        return label
    }

    var secondLabel: UILabel {
        if let label = setting.detail { return label }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        setting.detail = label
        content.addSubview(label)
        return label
    }

    private func dress(_ label: UILabel) {
        label.font = Self.font(setting.kind, setting.style, traitCollection)
        label.textColor = setting.style == .plain ? .label : .secondaryLabel
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = setting.style == .plain ? 1 : 0
    }

    static func font(_ kind: HeadKind, _ style: UITableView.Style, _ traits: UITraitCollection) -> UIFont {
        let textStyle: UIFont.TextStyle =
            style == .plain
            ? (kind == .header ? .headline : .body) : kind == .header ? groupedHeader : .footnote
        return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    }

    /// The text style of headers in grouped styles. Since iOS 26 they have the data source's case, in a larger font, which has no source.
    private static var groupedHeader: UIFont.TextStyle { isLarge ? .headline : .footnote }

    private static var isLarge: Bool { Runtime.current.design == .glass }

    private static func shown(_ title: String, _ kind: HeadKind) -> String {
        kind == .header && !isLarge ? title.uppercased() : title
    }

    func take(_ margins: CellMargins, _ kind: HeadKind, _ style: UITableView.Style) {
        setting.margins = margins
        let isNew = setting.kind != kind || setting.style != style
        setting.kind = kind
        setting.style = style
        if isNew, let label = setting.main { dress(label) }
        let insets = NSDirectionalEdgeInsets(
            top: 8, leading: margins.leading, bottom: 8, trailing: margins.trailing)
        if content.directionalLayoutMargins != insets {
            content.directionalLayoutMargins = insets
            directionalLayoutMargins = insets
        }
        setNeedsLayout()
    }

    /// Shows a title from the data source. Headers of grouped styles are uppercase before iOS 26.
    func show(_ title: String, _ kind: HeadKind, style: UITableView.Style) {
        dress(mainLabel)
        mainLabel.text = style != .plain ? Self.shown(title, kind) : title
        setNeedsLayout()
    }

    func warnOfBackgroundColor() {
        Runtime.current.diagnostics.warn(
            "Setting the background color on UITableViewHeaderFooterView has been deprecated. "
                + "Please set a custom UIView with your desired background color to the backgroundView "
                + "property instead.")
    }

    func setBackground(_ view: UIView?) {
        guard view !== setting.background else { return }
        setting.background?.removeFromSuperview()
        setting.background = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    // MARK: Frames

    func placeParts() {
        if let view = setting.background ?? configurations.backgroundView, view.frame != bounds {
            view.frame = bounds
        }
        let margins = setting.margins
        let area = CGRect(
            x: margins.safeLeft, y: 0,
            width: max(0, bounds.width - margins.safeLeft - margins.safeRight),
            height: bounds.height)
        if shownContent.frame != area { shownContent.frame = area }
        placeLabels()
    }

    private func placeLabels() {
        guard setting.main != nil || setting.detail != nil else { return }
        let width = max(0, content.bounds.width - setting.margins.leading - setting.margins.trailing)
        let size = setting.main?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isRightToLeft ? setting.margins.trailing : setting.margins.leading
        let top = topOfText(height: size.height)
        setting.main?.frame = CGRect(x: left, y: top, width: width, height: size.height)
        let below = setting.detail?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
        setting.detail?.frame = CGRect(x: left, y: top + size.height, width: width, height: below)
    }

    /// The top of the text. In grouped styles the text is next to its section's rows.
    private func topOfText(height: CGFloat) -> CGFloat {
        let room = content.bounds.height
        let top =
            switch (setting.style, setting.kind) {
            case (.plain, _): (room - height) / 2
            case (_, .header): room - height - 6.5
            case (_, .footer): CGFloat(7.5)
            }
        let scale = Runtime.current.screen.scale
        return (top * scale).rounded() / scale
    }

    // MARK: Size

    func headSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard content.flags.isDisjoint(with: .takesPartInLayout), configurations.contentView == nil else {
            let outside = setting.margins.safeLeft + setting.margins.safeRight
            shownContent.frame.size.width = max(0, target.width - outside)
            let size = shownContent.systemLayoutSizeFitting(
                CGSize(width: max(0, target.width - outside), height: target.height),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            return CGSize(width: size.width + outside, height: size.height)
        }
        let text = setting.main?.text ?? ""
        let width = target.width - setting.margins.leading - setting.margins.trailing
        let standard = StandardHeights(style: setting.style).titled(setting.kind)
        let extra =
            setting.style == .plain
            ? 0 : Self.extraHeight(of: text, setting.kind, width: width, traitCollection)
        return CGSize(width: target.width, height: standard + extra)
    }

    /// The height of a text in addition to one line at the standard size.
    static func extraHeight(
        of text: String, _ kind: HeadKind, width: CGFloat, _ traits: UITraitCollection
    ) -> CGFloat {
        let font = font(kind, .grouped, traits)
        let shown = shown(text, kind)
        let box = (shown as NSString).boundingRect(
            with: CGSize(width: max(1, width), height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
        return max(0, (box.height - 15.5).upToPixel(Runtime.current.screen.scale) - 0.5)
    }
}
