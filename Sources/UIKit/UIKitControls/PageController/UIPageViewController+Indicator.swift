// The page indicator under scrolling pages.
extension UIPageViewController {
    private static let indicatorHeight: CGFloat = 37

    /// Asks the data source for the number of dots and the current one.
    func updateIndicator() {
        guard let counts = indicatorCounts else {
            indicator?.removeFromSuperview()
            indicator = nil
            viewStorage?.setNeedsLayout()
            return
        }
        let control = indicator ?? UIPageControl(frame: .zero)
        control.numberOfPages = counts.count
        control.currentPage = counts.index
        indicator = control
        viewStorage?.setNeedsLayout()
    }

    private var indicatorCounts: (count: Int, index: Int)? {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let source = dataSource,
            !wantedPages.isEmpty, let count = OptionalMember.ask({ source.presentationCount(for: self) }),
            let index = OptionalMember.ask({ source.presentationIndex(for: self) })
        else { return nil }
        return (count, index)
    }

    /// The area of the view that the page indicator doesn't cover.
    var areaOfPages: CGRect {
        let bounds = loadedView.bounds
        let height = indicator == nil ? 0 : UIPageViewController.indicatorHeight
        return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    }

    func layOutPages() {
        let area = areaOfPages
        spread.layOut(in: area, of: self)
        guard let indicator else { return }
        if indicator.superview !== loadedView { loadedView.addSubview(indicator) }
        indicator.frame = CGRect(
            x: 0, y: area.maxY, width: area.width, height: UIPageViewController.indicatorHeight)
    }
}
