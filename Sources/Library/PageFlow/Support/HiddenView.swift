import UIKit

/// A hidden view of size zero, which reports when its superview enters or leaves a window.
///
/// UIKit notifies only views of their window. The release of an object is reported by its ``ObjectStorage``.
@MainActor
final class HiddenView: UIView {
    private let windowChanged: @MainActor (UIWindow?) -> Void

    /// - Parameter windowChanged: Called with the new window; `nil` after the view has left its window.
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
        // The first subview stays the first, because UIKit expects the scroll view of its bars at that index.
        view.insertSubview(self, at: min(1, view.subviews.count))
    }

    override func didMoveToWindow() { windowChanged(window) }
}
