/// A drag of a sheet: it moves the sheet between its detents, and below the lowest one it dismisses the sheet.
@MainActor
final class SheetDrag: NSObject {
    private unowned let sheet: UISheetPresentationController
    private let recognizer = UIPanGestureRecognizer()
    private var startHeight: CGFloat = 0
    private var pull: PresentationPull?
    private weak var touched: UIView?

    init?(of sheet: UISheetPresentationController) {
        guard let container = sheet.containerView else { return nil }
        self.sheet = sheet
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.addTarget(self, action: SheetDrag.follow)
        recognizer.delegate = self
        container.addGestureRecognizer(recognizer)
    }

    /// Called when the sheet has been dismissed, which may happen during a touch.
    func stop() {
        pull?.giveUp()
        pull = nil
        recognizer.removeTarget(nil, action: nil)
        recognizer.isEnabled = false
    }

    private static let follow = Selector("followDrag:", SheetDrag.followDrag)

    private var heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        sheet.activeHeights(within: sheet.fullHeight)
    }

    private var lowest: CGFloat {
        let heights = heights.map(\.height)
        return heights.count > 1 ? heights.min() ?? highest : highest
    }

    /// The height at the largest detent, with the keyboard below it if the sheet rests there.
    private var highest: CGFloat {
        let largest = heights.map(\.height).max() ?? sheet.fullHeight
        return heights.count > 1 ? largest : sheet.height(avoidingKeyboardAt: largest)
    }
}

// Tracking the touch.
extension SheetDrag {
    /// Whether a drag determines the sheet's position.
    var isUnderWay: Bool { recognizer.state == .began || recognizer.state == .changed }
}

extension SheetDrag {
    func followDrag(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: sheet.containerView).y
        switch recognizer.state {
        case .began:
            startHeight = shownHeight
            move(to: startHeight - way)
        case .changed:
            move(to: startHeight - way)
        case .ended:
            end(at: startHeight - recognizer.projectedTranslation(in: sheet.containerView).y)
        case .cancelled, .failed:
            end(at: startHeight)
        case .possible:
            break
        }
    }

    private func move(to height: CGFloat) {
        if height < lowest, pull == nil {
            resize(to: lowest)
            pull = PresentationPull(sheet, by: recognizer)
        }
        pull?.move(to: (lowest - height) / max(lowest, 1))
        if pull == nil { resize(to: min(max(height, lowest), highest)) }
    }

    private func resize(to height: CGFloat) {
        guard let view = sheet.presentedView, let container = sheet.containerView else { return }
        view.frame = sheet.frame(ofHeight: height, in: container)
    }

    /// The height of a sheet in the middle, or from the top of the sheet to the bottom of the container.
    private var shownHeight: CGFloat {
        guard let view = sheet.presentedView, let container = sheet.containerView else { return 0 }
        if sheet.formSize != nil { return view.frame.height }
        return container.bounds.height - view.frame.minY
    }

    private func end(at height: CGFloat) {
        if let pull {
            self.pull = nil
            let isFarEnough = height < lowest / 2
            pull.end(completing: isFarEnough)
            if !isFarEnough || !pull.mayLeave { rest(near: max(height, lowest)) }
        } else {
            rest(near: height)
        }
    }

    private func rest(near height: CGFloat) {
        guard let nearest = heights.min(by: { abs($0.height - height) < abs($1.height - height) })
        else { return }
        let old = sheet.selectedDetentIdentifier ?? heights.min { $0.height < $1.height }?.identifier
        sheet.selectedDetentIdentifier = nearest.identifier
        UIView.animateTouchably(withDuration: UISheetPresentationController.changeDuration) {
            self.resize(to: self.sheet.height(avoidingKeyboardAt: nearest.height))
        }
        guard old != nearest.identifier else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
}

// The sheet has priority over its scroll views, unless they can still scroll.
extension SheetDrag: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = recognizer.translation(in: sheet.containerView)
        guard abs(way.y) > abs(way.x), sheet.isFree else { return false }
        return way.y > 0 ? scrollers.allSatisfy(\.isAtTop) : startsBelowHighest && expandsByScrolling
    }

    /// Ignores touches outside the sheet.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard let view = touch.view, let presented = sheet.presentedView else { return false }
        touched = view
        return view.isDescendant(of: presented)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }

    private var startsBelowHighest: Bool { shownHeight < highest }

    private var expandsByScrolling: Bool {
        scrollers.isEmpty
            || sheet.prefersScrollingExpandsWhenScrolledToEdge && scrollers.allSatisfy(\.isAtTop)
    }

    /// The scroll views under the touch, within the sheet.
    private var scrollers: [UIScrollView] { touched?.scrollers(within: sheet.containerView) ?? [] }
}
