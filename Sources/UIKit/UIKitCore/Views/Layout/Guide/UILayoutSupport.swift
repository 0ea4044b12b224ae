/// The top or bottom edge of a page's view without the bars, for constraints. iOS 7.
///
/// Follows Apple's page "UILayoutSupport".
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the view's part under the bars, in points.
    var length: CGFloat { get }
    /// The top edge. iOS 9.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge. iOS 9.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height: ``length``. iOS 9.
    var heightAnchor: NSLayoutDimension { get }
}

/// The area of a page's view that the bars cover at one edge.
package final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool

    init(isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    package var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }

    override var edges: GuideEdges? {
        GuideEdges(
            low: AxisValues(.fromLow(0), isAtTop ? .fromLow(0) : .fromHigh(length)),
            high: AxisValues(.fromLow(0), isAtTop ? .fromLow(length) : .fromHigh(0)))
    }
}

extension UIView {
    package func ownBarGuide(isAtTop: Bool) -> BarGuide {
        let guides = ensureGuides()
        if let made = isAtTop ? guides.topBar : guides.bottomBar { return made }
        let made = BarGuide(isAtTop: isAtTop)
        if isAtTop { guides.topBar = made } else { guides.bottomBar = made }
        addLayoutGuide(made)
        return made
    }
}
