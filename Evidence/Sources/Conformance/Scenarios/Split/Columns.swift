import Simulator

/// A split view of columns with a plain page in each.
@MainActor
final class Columns {
    let split: UISplitViewController
    private let pages: [UISplitViewController.Column: Page]
    private let stage: Stage

    init(_ stage: Stage, _ style: UISplitViewController.Style = .doubleColumn) {
        self.stage = stage
        split = UISplitViewController(style: style)
        var pages: [UISplitViewController.Column: Page] = [
            .primary: stage.page("Primary"), .secondary: stage.page("Secondary"),
        ]
        if style == .tripleColumn { pages[.supplementary] = stage.page("Supplementary") }
        self.pages = pages
        for (column, page) in pages { split.setViewController(page, for: column) }
    }

    func page(_ column: UISplitViewController.Column) -> Page { pages[column]! }

    func launchSideways() throws {
        try stage.launch(split)
        stage.sim.rotate(to: .landscapeRight)
        try stage.settle()
    }

    /// The frame of a column's page in the split view; `nil` if the page isn't in a window.
    func frame(of column: UISplitViewController.Column) -> CGRect? {
        guard let view = page(column).viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: split.view)
    }

    func left(of column: UISplitViewController.Column) -> CGFloat? { frame(of: column)?.minX }

    /// The left edge of a column's safe area, which excludes the part below a sidebar since iOS 26.
    func safeLeft(of column: UISplitViewController.Column) -> CGFloat? {
        guard let view = split.viewController(for: column)?.viewIfLoaded else { return nil }
        return left(of: column).map { $0 + view.safeAreaInsets.left }
    }

    /// Whether a part of the page's view is within its window.
    func isInSight(_ page: UIViewController) -> Bool {
        guard let view = page.viewIfLoaded, let window = view.window else { return false }
        return !view.isHidden && window.bounds.intersects(view.convert(view.bounds, to: window))
    }
}
