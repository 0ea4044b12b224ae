/// Provides the pages before and after a page. Follows Apple's page "UIPageViewControllerDataSource".
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before a page, or `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after a page, or `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots of the page indicator. Called after `setViewControllers`, but not after a user's
    /// turn. iOS 6.
    ///
    /// The indicator is shown if the pages scroll horizontally and this and ``presentationIndex(for:)`` are
    /// implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the current dot. Called with ``presentationCount(for:)``. iOS 6.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Shows no page indicator.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalMember.absent(0)
    }

    /// Shows no page indicator.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalMember.absent(0)
    }
}
