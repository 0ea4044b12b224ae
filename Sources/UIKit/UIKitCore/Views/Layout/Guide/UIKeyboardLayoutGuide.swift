/// The rectangle of a view that the keyboard covers. iOS 15.
///
/// It is at the view's bottom edge, with the view's width. Its height is that of the area which the keyboard covers, or, without a
/// keyboard, the bottom inset of the safe area. The keyboard is never undocked here. Follows Apple's page "UIKeyboardLayoutGuide".
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a floating or split keyboard. Default `false`.
    open var followsUndockedKeyboard = false

    /// Whether the guide's height is the bottom inset of the safe area while the keyboard is hidden. Default `true`. iOS 17.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
    }

    /// The distance above the keyboard at which a swipe begins to dismiss it, in points. Default 0. iOS 16.
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
    /// The height of the view's part below the keyboard's top edge.
    var heightBeneathKeyboard: CGFloat {
        guard let window, let keyboard = Runtime.current.keyboard.frame else { return 0 }
        let top = convert(window.convert(keyboard.origin, from: nil), from: window).y
        return bounds.maxY - top
    }
}
