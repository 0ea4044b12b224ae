import UIKit

/// How a held swipe or pull ends.
public enum SwipeEnd: Sendable {
    /// The finger flicks on, so that the page goes.
    case finish
    /// The finger rests before the half of the way and goes up, so that the page stays.
    case cancel
}

// Swipes and pulls that are held on the way.
extension Simulator {
    /// Swipes from the edge of the screen at which a line begins, to a part of its width, and holds the finger there.
    ///
    /// On a stack with more than one page the pop is then held at that part.
    public func edgeSwipe(to fraction: CGFloat, over seconds: TimeInterval = 0.25) {
        let (start, across) = sidewaysWay(from: 0)
        hold(from: start, along: across, to: fraction, over: seconds)
    }

    /// Swipes from the middle of the screen onwards by a part of its width, and holds the finger there. From iOS 26 on
    /// it pops, as a swipe from the edge does.
    public func contentSwipe(to fraction: CGFloat, over seconds: TimeInterval = 0.25) {
        let (start, across) = sidewaysWay(from: 0.4)
        hold(from: start, along: across, to: fraction, over: seconds)
    }

    /// Pulls the sheet in front down by a part of its height, and holds the finger there.
    public func pullSheet(to fraction: CGFloat, over seconds: TimeInterval = 0.25) {
        guard let sheet = frontSheet?.presentedView, let window = sheet.window else { return }
        let frame = sheet.convert(sheet.bounds, to: window)
        hold(
            from: CGPoint(x: frame.midX, y: frame.minY + 2), along: CGPoint(x: 0, y: frame.height),
            to: fraction,
            over: seconds)
    }

    /// Pulls the sheet in front down and lets it go: the delegate is asked, and the sheet leaves if it may.
    public func pullSheet() {
        pullSheet(to: 0.6)
        endSwipe(.finish)
    }

    /// Lets a held swipe or pull go.
    public func endSwipe(_ end: SwipeEnd) {
        guard let held = heldSwipe else { return }
        heldSwipe = nil
        touchMove(to: held.place(at: held.fraction(at: end)), over: 0.1)
        // A finger that rests has no speed.
        if end == .cancel { advance(by: 0.2) }
        touchUp()
    }

    private var frontSheet: UISheetPresentationController? {
        var page = window?.rootViewController
        while let presented = page?.presentedViewController { page = presented }
        return page?.presentationController as? UISheetPresentationController
    }

    /// From a place on the screen, by parts of its width, to its other side.
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

/// A finger that was put down somewhere and has gone a part of a way.
struct HeldSwipe {
    let start: CGPoint
    let way: CGPoint
    let fraction: CGFloat

    /// Where the finger goes before it lets go: on by half of what is left, or not so far that the page would go.
    func fraction(at end: SwipeEnd) -> CGFloat {
        end == .finish ? fraction + (1 - fraction) / 2 : min(fraction, 0.3)
    }

    func place(at part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
    }
}
