import Simulator

// UIKit's exceptions for incorrect uses of bars, alerts, recognizers, pages and views.
extension Scenario {
    static let misuseMessages: [Scenario] = [
        .messages("log-misuse-01") { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A")]
            let delegate = BarDelegate()
            try stage.launch(tabs)
            tabs.tabBar.delegate = delegate
            withExtendedLifetime(delegate) {}
        },
        saying("log-misuse-02") { _ in
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
        },
        saying("log-misuse-03") { _ in
            UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet).addTextField()
        },
        saying("log-misuse-04") { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            page.present(
                UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
            try stage.settle()
        },
        saying("log-misuse-05") { stage in
            let delegate = HeardGestureDelegate()
            UIScrollView().panGestureRecognizer.delegate = delegate
            withExtendedLifetime(delegate) {}
        },
        saying("log-misuse-06") { stage in
            let delegate = HeardGestureDelegate()
            let scrollView = UIScrollView()
            let zooming = ZoomedContent()
            scrollView.delegate = zooming
            scrollView.maximumZoomScale = 3
            try require(scrollView.pinchGestureRecognizer).delegate = delegate
            withExtendedLifetime((delegate, zooming)) {}
        },
        .messages("log-misuse-07") { stage in
            let pages = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
            pages.setViewControllers(
                [stage.page("A"), stage.page("B")], direction: .forward, animated: false)
            try stage.launch(pages)
            pages.setViewControllers([], direction: .forward, animated: true)
        },
        .statements("log-misuse-08", isMisuse: true) { stage in
            let sim = Simulator(device: .iPadPro11)
            sim.recordsExceptions = true
            let page = stage.page("Page")
            sim.launch(page)
            try sim.settle()
            page.present(stage.page("Popover", .popover), animated: true)
            try sim.settle()
            let template = MessageTemplate(stage.entry.events[0])
            stage.state(0, sim.diagnostics.contains(where: template.matches), "\(sim.diagnostics)")
        },
        .messages("log-misuse-09") { _ in
            let view = UIView()
            view.addSubview(view)
        },
    ]

    /// A message whose exception the source doesn't name.
    private static func saying(_ id: String, _ body: @escaping Body) -> Scenario {
        .statements(id, isMisuse: true) { stage in
            try body(stage)
            let template = MessageTemplate(
                "console warning: \(stage.entry.events[0])", .fullStopAtTheEnd)
            let said = stage.sim.diagnostics.filter { $0.kind == .exception && template.accepts($0.message) }
            stage.state(0, said.count == 1, "\(stage.sim.diagnostics)")
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
