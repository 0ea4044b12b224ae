/// The pages beside the visible one, for pages that scroll: the data source names each of them once.
///
/// A turn shifts the row by one: the page it leaves is a neighbour by then. Evidence: pub-page-01.
struct PageNeighbours {
    /// What the data source has said; of a direction that is missing it was not asked yet.
    private var known: [UIPageViewController.NavigationDirection: UIViewController?] = [:]

    /// The neighbour in a direction, asked for if it is not known yet.
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
