import PageFlowTesting
import Simulator
import Testing

/// A search bar below a title hides while the page's content is scrolled.
@MainActor
@Suite(.onStage) struct HidingSearchTests {
    private final class Page: UIViewController {
        let content = UIScrollView()
        var length: CGFloat = 2_000

        override func loadView() {
            view = content
            content.contentSize = CGSize(width: 300, height: length)
        }
    }

    private let sim = Simulator(system: .iOS(18))
    private let page = Page()
    private let search = UISearchController(searchResultsController: nil)

    private func launch(large: Bool = false, hides: Bool = true) throws -> UINavigationController {
        page.title = "Teas"
        page.definesPresentationContext = true
        search.searchBar.placeholder = "Search"
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = hides
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = large
        sim.launch(stack)
        try sim.settle()
        return stack
    }

    private func height(_ stack: UINavigationController) -> CGFloat {
        _ = sim.picture()
        return stack.navigationBar.frame.height
    }

    /// The distance that a finger pulls the content down, and the bar's height after it.
    struct Pull: Sendable {
        var large = false
        var hides = true
        var length: CGFloat = 2_000
        let way: CGFloat
        let height: CGFloat
    }

    @Test(arguments: [
        Pull(way: 0, height: 44), Pull(way: 20, height: 44), Pull(way: 40, height: 96),
        Pull(way: -40, height: 44), Pull(hides: false, way: 0, height: 96),
        Pull(hides: false, way: -200, height: 96), Pull(large: true, way: 0, height: 96),
        Pull(large: true, way: 40, height: 148), Pull(large: true, way: -40, height: 44),
        Pull(large: true, way: -20, height: 96), Pull(large: true, hides: false, way: 0, height: 148),
        Pull(large: true, hides: false, way: -60, height: 96), Pull(length: 100, way: 0, height: 44),
        Pull(length: 100, way: 60, height: 96), Pull(large: true, length: 100, way: 60, height: 148),
    ])
    func `it is hidden at first, comes with a pull, and the title follows`(pull: Pull) throws {
        page.length = pull.length
        let stack = try launch(large: pull.large, hides: pull.hides)
        if pull.way != 0 {
            // The first ten points start the drag.
            let way = pull.way + (pull.way > 0 ? 10 : -10)
            sim.touchDown(at: CGPoint(x: 200, y: 400))
            sim.touchMove(to: CGPoint(x: 200, y: 400 + way), over: 1)
            sim.advance(by: 0.3)
            sim.touchUp()
            try sim.settle()
        }
        #expect(height(stack) == pull.height)
        #expect(page.view.safeAreaInsets.top == 59 + pull.height)
        let isShown = pull.height - (pull.large ? 52 : 0) >= 96 || !pull.hides
        #expect(sim.tap("Search") == isShown)
    }

    @Test func `content at the top stays beneath the bar, however the bar changes`() throws {
        let stack = try launch()
        #expect(page.content.contentOffset.y == -103)
        search.isActive = true
        try sim.settle()
        #expect(height(stack) == 52 && page.content.contentOffset.y == -111)
        search.isActive = false
        try sim.settle()
        #expect(height(stack) == 44 && page.content.contentOffset.y == -103)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        try sim.settle()
        #expect(height(stack) == 96 && page.content.contentOffset.y == -155)
        page.navigationItem.hidesSearchBarWhenScrolling = true
        try sim.settle()
        #expect(height(stack) == 96 && page.content.contentOffset.y == -155)
        page.content.contentOffset.y += 300
        try sim.settle()
        #expect(height(stack) == 44)
    }
}
