/// Names the pages before and after one, as the user turns to them. Follows Apple's page
/// "UIPageViewControllerDataSource".
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one, or `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after one, or `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots the page indicator has. Asked after `setViewControllers`; not after the user has turned a page.
    /// iOS 6.
    ///
    /// The indicator is shown when pages scroll horizontally and this and ``presentationIndex(for:)`` are implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot of the page indicator is marked. Asked with ``presentationCount(for:)``. iOS 6.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Shows no indicator.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalMember.absent(0)
    }

    /// Shows no indicator.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalMember.absent(0)
    }
}
