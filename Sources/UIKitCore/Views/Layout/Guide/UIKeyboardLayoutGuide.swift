/// The rectangle that the keyboard takes of a view. iOS 15.
///
/// It is as wide as the view and lies at its lower edge. It is as high as what the keyboard covers there, and while the keyboard is away
/// as the safe area's inset. The keyboard is never undocked here. Follows Apple's page "UIKeyboardLayoutGuide".
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
        let height = max(view.heightBeneathKeyboard, usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        return GuideEdges(
            low: AxisValues(.fromLow(0), .fromHigh(height)), high: AxisValues(.fromHigh(0), .fromHigh(0)))
    }
}

extension UIView {
    /// How much of the view, from its lower edge, lies lower than the keyboard's upper edge.
    var heightBeneathKeyboard: CGFloat {
        guard let window, let keyboard = Runtime.current.keyboard.frame else { return 0 }
        let top = convert(window.convert(keyboard.origin, from: nil), from: window).y
        return bounds.maxY - top
    }
}
