/// The pages next to the visible one, for scrolling pages: the data source returns each of them once.
///
/// A turn shifts the row by one, so the previous page becomes a neighbor. Evidence: pub-page-01.
struct PageNeighbours {
    /// The data source's answers. It hasn't been asked yet about a missing direction.
    private var known: [UIPageViewController.NavigationDirection: UIViewController?] = [:]

    /// Returns the neighbor in a direction, and asks the data source if it is not known yet.
    mutating func page(
        _ direction: UIPageViewController.NavigationDirection, asking ask: () -> UIViewController?
    ) -> UIViewController? {
        if let answer = known[direction] { return answer }
        let answer = ask()
        known[direction] = .some(answer)
        return answer
    }

    mutating func shift(_ direction: UIPageViewController.NavigationDirection, from page: UIViewController?) {
        known = [direction.opposite: page]
    }

    mutating func forget() {
        known.removeAll()
    }
}

extension UIPageViewController.NavigationDirection {
    var opposite: Self { self == .forward ? .reverse : .forward }
}
