import UIKit

/// A hidden view without size. It reports when the view that contains it enters or leaves a window.
///
/// UIKit tells only views about their window. The release of an object is reported by its ``ObjectStorage``.
@MainActor
final class HiddenView: UIView {
    private let windowChanged: @MainActor (UIWindow?) -> Void

    /// - Parameter windowChanged: called with the new window; `nil` after the view has left its window.
    init(windowChanged: @escaping @MainActor (UIWindow?) -> Void) {
        self.windowChanged = windowChanged
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A hidden view of PageFlow is not archived.")
    }

    func move(to view: UIView) {
        // The first view stays the first: UIKit looks for what scrolls beneath its bars there.
        view.insertSubview(self, at: min(1, view.subviews.count))
    }

    override func didMoveToWindow() { windowChanged(window) }
}
