import Simulator

// UIKit's exceptions for incorrect uses of bars, alerts, recognizers, pages and views.
extension Scenario {
    static let misuseMessages: [Scenario] = [
        .messages(
            EvidenceEntry(
                "log-misuse-01",
                "The delegate of a tab bar controller's tab bar is set",
                source: .log("public-GitHub index, file id 5350227748 (index gives no repository path)"),
                events: [
                    """
                    exception NSInternalInconsistencyException: Changing the delegate of a tab bar \
                    managed by a tab bar controller is not allowed.
                    """
                ])
        ) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A")]
            let delegate = BarDelegate()
            try stage.launch(tabs)
            tabs.tabBar.delegate = delegate
            withExtendedLifetime(delegate) {}
        },
        saying(
            EvidenceEntry(
                "log-misuse-02",
                "A second cancel action is added to an alert",
                source: .log("public-GitHub index, file id 3098199367 (index gives no repository path)"),
                notes: "The source does not name the exception.",
                events: [
                    """
                    UIAlertController can only have one action with a style of \
                    UIAlertActionStyleCancel
                    """
                ])
        ) { _ in
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
        },
        saying(
            EvidenceEntry(
                "log-misuse-03",
                "A text field is added to an action sheet",
                source: .log("public-GitHub index, file id 28830405823 (index gives no repository path)"),
                notes: "The source does not name the exception.",
                events: [
                    """
                    Text fields can only be added to an alert controller of style \
                    UIAlertControllerStyleAlert
                    """
                ])
        ) { _ in
            UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet).addTextField()
        },
        saying(
            EvidenceEntry(
                "log-misuse-04",
                "An alert without title, message and actions is presented",
                source: .log("public-GitHub index, file id 20281339701 (index gives no repository path)"),
                notes: "The source does not name the exception.",
                events: [
                    "UIAlertController must have a title, a message or an action to display"
                ])
        ) { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            page.present(
                UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
            try stage.settle()
        },
        saying(
            EvidenceEntry(
                "log-misuse-05",
                "The delegate of a scroll view's pan recognizer is set",
                source: .log("public-GitHub index, file id 56766964638 (index gives no repository path)"),
                notes: "The source does not name the exception.",
                events: [
                    """
                    UIScrollView's built-in pan gesture recognizer must have its scroll view as its \
                    delegate.
                    """
                ])
        ) { stage in
            let delegate = HeardGestureDelegate()
            UIScrollView().panGestureRecognizer.delegate = delegate
            withExtendedLifetime(delegate) {}
        },
        saying(
            EvidenceEntry(
                "log-misuse-06",
                "The delegate of a scroll view's pinch recognizer is set",
                source: .log("public-GitHub index, file id 52068041520 (index gives no repository path)"),
                notes: "The source does not name the exception.",
                events: [
                    """
                    UIScrollView's built-in pinch gesture recognizer must have its scroll view as \
                    its delegate
                    """
                ])
        ) { stage in
            let delegate = HeardGestureDelegate()
            let scrollView = UIScrollView()
            let zooming = ZoomedContent()
            scrollView.delegate = zooming
            scrollView.maximumZoomScale = 3
            try require(scrollView.pinchGestureRecognizer).delegate = delegate
            withExtendedLifetime((delegate, zooming)) {}
        },
        .messages(
            EvidenceEntry(
                "log-misuse-07",
                "A page controller that curls with its spine in the middle is given no pages",
                source: .log("public-GitHub index, file id 71425654711 (index gives no repository path)"),
                events: [
                    """
                    exception NSInvalidArgumentException: The number of view controllers provided \
                    (0) doesn't match the number required (2) for the requested transition
                    """
                ])
        ) { stage in
            let pages = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
            pages.setViewControllers(
                [stage.page("A"), stage.page("B")], direction: .forward, animated: false)
            try stage.launch(pages)
            pages.setViewControllers([], direction: .forward, animated: true)
        },
        .statements(
            EvidenceEntry(
                "log-misuse-08",
                "A popover without a source view or a bar button item is presented on a tablet",
                source: .log("public-GitHub index, file id 35036275809 (index gives no repository path)"),
                events: [
                    """
                    exception NSGenericException: UIPopoverPresentationController (<%@: %p>) should \
                    have a non-nil sourceView or barButtonItem set before the presentation occurs.
                    """
                ]),
            isMisuse: true
        ) { stage in
            let sim = Simulator(device: .iPadPro11)
            sim.recordsExceptions = true
            let page = stage.page("Page")
            sim.launch(page)
            try sim.settle()
            page.present(stage.page("Popover", .popover), animated: true)
            try sim.settle()
            let template = MessageTemplate(stage.entry.events[0])
            stage.state(
                stage.entry.events[0], sim.diagnostics.contains(where: template.matches), "\(sim.diagnostics)"
            )
        },
        .messages(
            EvidenceEntry(
                "log-misuse-09",
                "A view is added to itself",
                source: .log("public-GitHub index, file id 33374439585 (index gives no repository path)"),
                events: [
                    "exception NSInvalidArgumentException: Can't add self as subview"
                ])
        ) { _ in
            let view = UIView()
            view.addSubview(view)
        },
    ]

    /// A message whose exception the source doesn't name.
    private static func saying(_ entry: EvidenceEntry, _ body: @escaping Body) -> Scenario {
        .statements(entry, isMisuse: true) { stage in
            try body(stage)
            let template = MessageTemplate(
                "console warning: \(stage.entry.events[0])", .fullStopAtTheEnd)
            let said = stage.sim.diagnostics.filter { $0.kind == .exception && template.accepts($0.message) }
            stage.state(stage.entry.events[0], said.count == 1, "\(stage.sim.diagnostics)")
        }
    }
}

@MainActor
private final class BarDelegate: NSObject, UITabBarDelegate {}

@MainActor
private final class ZoomedContent: NSObject, UIScrollViewDelegate {
    private let view = UIView()

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
