/// The tap on a navigation bar that scrolls the content to its top: on iPad since iOS 26, on iPhone since iOS 27. Evidence: ios26-BARS-19.
///
/// Views of the app in the bar receive the touch, too. Touches of items and other controls don't scroll.
@MainActor
package final class BarScrollToTop: NSObject, UIGestureRecognizerDelegate {
    private weak var bar: UINavigationBar?

    init(of bar: UINavigationBar) {
        self.bar = bar
        super.init()
        let recognizer = UITapGestureRecognizer(target: self, action: Self.tapped)
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        bar.addGestureRecognizer(recognizer)
    }

    private static let tapped = Selector("tapped", BarScrollToTop.scroll)

    private func scroll() {
        guard let content = bar?.ownerContent?(), content.scrollsToTop else { return }
        content.scrollToTop()
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !(touch.view is UIControl) }

    /// Whether a tap on a bar scrolls the content.
    static var isOffered: Bool {
        let isPad = Runtime.current.device.userInterfaceIdiom == .pad
        return Runtime.current.system >= .iOS(isPad ? 26 : 27)
    }
}

extension UINavigationBar {
    /// Called at the first touch.
    func prepareScrollToTop() {
        guard scrollToTop == nil, ownerContent != nil, BarScrollToTop.isOffered else { return }
        scrollToTop = BarScrollToTop(of: self)
    }
}
