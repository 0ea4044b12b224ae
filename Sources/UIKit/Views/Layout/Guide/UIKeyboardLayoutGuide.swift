/// The rectangle that the keyboard takes of a view. iOS 15.
///
/// No keyboard comes on the screen here. The guide is where it is on a device while the keyboard is away: as wide as the view, at its
/// lower edge, and as high as the safe area's inset there. Follows Apple's page "UIKeyboardLayoutGuide".
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats or is split. Default `false`.
    open var followsUndockedKeyboard = false

    /// Whether the guide keeps as high as the safe area's lower inset while the keyboard is away. Default `true`. iOS 17.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
    }

    /// How far above the keyboard a finger begins to pull it down, in points. Default 0. iOS 16.
    open var keyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge { .bottom }

    override var edges: GuideEdges? {
        guard let view = owningView else { return nil }
        let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        return GuideEdges(
            low: AxisValues(.fromLow(0), .fromHigh(height)), high: AxisValues(.fromHigh(0), .fromHigh(0)))
    }
}
