import UIKit

/// How a held swipe or pull ends.
public enum SwipeEnd: Sendable {
    /// A flick, which completes the pop or the dismissal.
    case finish
    /// The finger rests before the halfway point and is lifted, which cancels the pop or the dismissal.
    case cancel
}

// Swipes and pulls that are held partway.
extension Simulator {
    /// Swipes from the leading edge of the screen across a fraction of its width, and holds the finger there.
    ///
    /// On a navigation controller with more than one page, the interactive pop stays at that fraction.
    public func edgeSwipe(to fraction: CGFloat, over seconds: TimeInterval = 0.25) {
        let (start, across) = sidewaysWay(from: 0)
        hold(from: start, along: across, to: fraction, over: seconds)
    }

    /// Swipes from the middle of the screen toward the trailing edge across a fraction of its width, and holds the finger there. From iOS
    /// 26 on, this pops as an edge swipe does.
    public func contentSwipe(to fraction: CGFloat, over seconds: TimeInterval = 0.25) {
        let (start, across) = sidewaysWay(from: 0.4)
        hold(from: start, along: across, to: fraction, over: seconds)
    }

    /// Pulls the topmost sheet down by a fraction of its height, and holds the finger there.
    public func pullSheet(to fraction: CGFloat, over seconds: TimeInterval = 0.25) {
        guard let sheet = frontSheet?.presentedView, let window = sheet.window else { return }
        let frame = sheet.convert(sheet.bounds, to: window)
        hold(
            from: CGPoint(x: frame.midX, y: frame.minY + 2), along: CGPoint(x: 0, y: frame.height),
            to: fraction,
            over: seconds)
    }

    /// Pulls the topmost sheet down and releases it: the delegate is asked, and the sheet is dismissed if the delegate allows it.
    public func pullSheet() {
        pullSheet(to: 0.6)
        endSwipe(.finish)
    }

    /// Ends a held swipe or pull.
    public func endSwipe(_ end: SwipeEnd) {
        guard let held = heldSwipe else { return }
        heldSwipe = nil
        touchMove(to: held.place(at: held.fraction(at: end)), over: 0.1)
        // A resting finger has no velocity.
        if end == .cancel { advance(by: 0.2) }
        touchUp()
    }

    private var frontSheet: UISheetPresentationController? {
        var page = window?.rootViewController
        while let presented = page?.presentedViewController { page = presented }
        return page?.presentationController as? UISheetPresentationController
    }

    /// A path from a fraction of the screen's width to its other side.
    private func sidewaysWay(from part: CGFloat) -> (start: CGPoint, across: CGPoint) {
        let bounds = window?.bounds ?? .zero
        let isRightToLeft = window?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = bounds.width * part
        return (
            CGPoint(x: isRightToLeft ? bounds.width - 0.5 - x : x, y: bounds.midY),
            CGPoint(x: isRightToLeft ? -bounds.width : bounds.width, y: 0)
        )
    }

    private func hold(
        from start: CGPoint, along way: CGPoint, to fraction: CGFloat, over seconds: TimeInterval
    ) {
        let swipe = HeldSwipe(start: start, way: way, fraction: fraction)
        heldSwipe = swipe
        touchDown(at: start)
        touchMove(to: swipe.place(at: fraction), over: seconds)
    }
}

/// A finger that is held partway along a path.
struct HeldSwipe {
    let start: CGPoint
    let way: CGPoint
    let fraction: CGFloat

    /// The fraction at which the finger is lifted: half the remaining path further, or short enough to cancel.
    func fraction(at end: SwipeEnd) -> CGFloat {
        end == .finish ? fraction + (1 - fraction) / 2 : min(fraction, 0.3)
    }

    func place(at part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
    }
}
