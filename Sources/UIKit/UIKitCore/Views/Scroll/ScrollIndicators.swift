/// The indicators of a scroll view that are shown for a short time. Their dimensions and their duration have no source.
@MainActor
final class ScrollIndicators {
    private var bars: [ScrollIndicatorBar] = []
    private var alarm: MainLoop.Timer?
    private static let time: TimeInterval = 0.8

    func flash(in view: UIScrollView) {
        alarm?.cancel()
        for bar in bars { bar.removeFromSuperview() }
        bars = view.indicatorFrames.map { frame in
            let bar = ScrollIndicatorBar(frame: frame)
            bar.backgroundColor = view.indicatorColor
            view.addQuietly(bar)
            return bar
        }
        alarm = Runtime.loop.schedule(alarmAfter: Self.time, "scroll indicators") { [weak self] in
            self?.remove()
        }
    }

    private func remove() {
        for bar in bars { bar.removeFromSuperview() }
        bars = []
        alarm = nil
    }
}

/// An indicator. Touches pass through it.
@MainActor
final class ScrollIndicatorBar: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = min(frame.width, frame.height) / 2
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
    private static let thickness: CGFloat = 3
    private static let leastLength: CGFloat = 36

    func flashIndicators() {
        guard windowLink != nil, !indicatorFrames.isEmpty else { return }
        let indicators = flashedIndicators ?? ScrollIndicators()
        flashedIndicators = indicators
        indicators.flash(in: self)
    }

    /// The frames of the indicators, for axes on which the content is larger than the view.
    var indicatorFrames: [CGRect] {
        let size = bounds.size
        var frames: [CGRect] = []
        if showsVerticalScrollIndicator, contentSize.height > size.height { frames.append(verticalFrame) }
        if showsHorizontalScrollIndicator, contentSize.width > size.width { frames.append(horizontalFrame) }
        return frames
    }

    var indicatorColor: UIColor {
        switch indicatorStyle {
        case .default: UIColor.label.withAlphaComponent(0.35)
        case .black: UIColor.black.withAlphaComponent(0.35)
        case .white: UIColor.white.withAlphaComponent(0.35)
        }
    }

    private var verticalFrame: CGRect {
        let track = indicatorTrack(verticalScrollIndicatorInsets)
        let (start, length) = part(track.height, contentSize.height, bounds.height, contentOffset.y)
        let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isLeft ? track.minX + Self.thickness : track.maxX - 2 * Self.thickness, y: track.minY + start,
            width: Self.thickness, height: length)
    }

    private var horizontalFrame: CGRect {
        let track = indicatorTrack(horizontalScrollIndicatorInsets)
        let (start, length) = part(track.width, contentSize.width, bounds.width, contentOffset.x)
        return CGRect(
            x: track.minX + start, y: track.maxY - 2 * Self.thickness, width: length, height: Self.thickness)
    }

    private func indicatorTrack(_ insets: UIEdgeInsets) -> CGRect {
        let safeArea = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
        return bounds.inset(by: insets).inset(by: safeArea)
    }

    /// Returns the start and the length of the visible part on a track.
    private func part(_ track: CGFloat, _ content: CGFloat, _ visible: CGFloat, _ offset: CGFloat)
        -> (CGFloat, CGFloat)
    {
        let length = max(Self.leastLength, track * visible / content)
        let share = min(max(offset / (content - visible), 0), 1)
        return (share * (track - length), length)
    }
}
