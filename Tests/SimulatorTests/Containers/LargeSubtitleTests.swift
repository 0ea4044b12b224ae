import PageFlowTesting
import Simulator
import Testing

/// A list below a large title, while a page with a taller bar is pushed and popped.
@MainActor
@Suite(.onStage) struct LargeSubtitleTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    private func inset(_ page: UITableViewController) -> CGFloat { page.tableView.adjustedContentInset.top }

    @Test(arguments: [UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never])
    func `the page below keeps its place`(mode: UINavigationItem.LargeTitleDisplayMode) throws {
        let (sim, list, page) = (Simulator(system: .iOS(26)), List(), List())
        let stack = UINavigationController(rootViewController: list)
        stack.navigationBar.prefersLargeTitles = true
        (list.title, page.title) = ("Albums", "Lakes")
        (page.navigationItem.subtitle, page.navigationItem.largeTitleDisplayMode) = ("30 photos", mode)
        sim.launch(UITabBarController.showing(stack))
        let (before, offset) = (inset(list), list.tableView.contentOffset)
        stack.pushViewController(page, animated: true)
        sim.advance(by: 0.1)
        #expect(inset(list) == before && list.tableView.contentOffset == offset)
        try sim.settle()
        let own = inset(page)
        stack.popViewController(animated: true)
        sim.advance(by: 0.1)
        #expect(inset(page) == own && inset(list) == before)
        try sim.settle()
        #expect(list.tableView.contentOffset == offset)
    }
}

extension UITabBarController {
    fileprivate static func showing(_ page: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
    }
}
