import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Provides pages from A to F, and records page turns.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let notes: PageNotes
    let pages: [LoggedPage]
    var spines: [UIInterfaceOrientation: UIPageViewController.SpineLocation] = [:]
    var pagesForSpine: [UIViewController] = []

    init(_ notes: PageNotes) {
        self.notes = notes
        pages = "ABCDEF".map { LoggedPage(String($0), notes) }
    }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step)
        else {
            return nil
        }
        return pages[index + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: 1) }

    private func names(_ pages: [UIViewController]) -> String { pages.map { $0.title ?? "" }.joined() }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        notes.add("will turn to \(names(pendingViewControllers))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        notes.add("did turn from \(names(previousViewControllers)): \(finished), \(completed)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        guard let spine = spines[orientation] else { return pageViewController.spineLocation }
        pageViewController.setViewControllers(pagesForSpine, direction: .forward, animated: true)
        return spine
    }
}

/// Counts the requests for its page control.
private final class DottedBook: NSObject, UIPageViewControllerDataSource {
    let book: Book

    init(_ book: Book) { self.book = book }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        book.pageViewController(pageViewController, viewControllerBefore: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        book.pageViewController(pageViewController, viewControllerAfter: viewController)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 6 }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor
@Suite(.inTurn) struct PagingTests {
    private let notes = PageNotes()

    private typealias Style = UIPageViewController.TransitionStyle

    private func pager(
        _ style: Style, _ book: Book, spine: UIPageViewController.SpineLocation = .min, showing count: Int = 1
    ) -> UIPageViewController {
        let pager = UIPageViewController(
            transitionStyle: style, navigationOrientation: .horizontal,
            options: [.spineLocation: spine.rawValue])
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers(Array(book.pages.prefix(count)), direction: .forward, animated: false)
        return pager
    }

    nonisolated private static let changes: [(UIPageViewController.TransitionStyle, [String])] = [
        (
            .scroll,
            ["B.willAppear", "A.willDisappear", "B.didAppear", "A.didDisappear", "B.joined", "A.left"]
        ),
        (
            .pageCurl,
            ["B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "B.joined", "A.left"]
        ),
    ]

    @Test(arguments: changes, [true, false])
    func `pages that the app sets are notified of each other in the order of the style`(
        change: (UIPageViewController.TransitionStyle, [String]), animated: Bool
    ) {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(change.0, book)
        app.show(pager)
        _ = notes.take()
        pager.setViewControllers([book.pages[1]], direction: .forward, animated: animated) {
            notes.add("completed \($0)")
        }
        #expect(pager.viewControllers == [book.pages[1]] && book.pages[1].parent === pager)
        app.settle()
        #expect(notes.take() == change.1 + ["completed true"])
        #expect(pager.children == [book.pages[1]])
    }

    nonisolated private static let turns: [(UIPageViewController.TransitionStyle, Bool, [String])] = [
        (.scroll, true, ["B.didAppear", "A.didDisappear", "B.joined", "A.left"]),
        (.pageCurl, true, ["A.didDisappear", "B.didAppear", "B.joined", "A.left"]),
        (
            .scroll, false,
            ["A.willAppear", "A.didAppear", "B.willDisappear", "B.didDisappear", "B.joined", "B.left"]
        ),
        (
            .pageCurl, false,
            ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.joined", "B.left"]
        ),
    ]

    @Test(arguments: turns)
    func `the delegate and the pages are notified of a completed or canceled turn`(
        style: UIPageViewController.TransitionStyle, completes: Bool, end: [String]
    ) {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(style, book)
        app.show(pager)
        _ = notes.take()
        #expect(pager.beginTurn(.forward))
        pager.moveTurn(to: 0.4)
        app.settle()
        #expect(notes.take() == ["will turn to B", "B.willAppear", "A.willDisappear"])
        #expect(pager.viewControllers == [book.pages[0]])
        pager.endTurn(completed: completes)
        app.settle()
        #expect(notes.take() == end + ["did turn from A: true, \(completes)"])
        let shown = book.pages[completes ? 1 : 0]
        #expect(pager.viewControllers == [shown] && pager.children == [shown])
        #expect(shown.view.window === app.window)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `there is no turn beyond the first and the last page`() {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(.scroll, book)
        app.show(pager)
        _ = notes.take()
        #expect(!pager.beginTurn(.reverse))
        pager.dataSource = nil
        #expect(!pager.beginTurn(.forward))
        #expect(notes.take().isEmpty)
    }

    @Test func `a loaded controller that was never shown tells its pages at once`() {
        let app = ShownApp()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.loadViewIfNeeded()
        let page = LoggedPage("A", notes)
        pager.setViewControllers([page], direction: .forward, animated: false)
        #expect(notes.take() == ["A.willAppear", "A.didAppear", "A.joined"])
        app.show(pager)
        #expect(notes.take().isEmpty)
        app.window.rootViewController = UIViewController()
        app.settle()
        #expect(notes.take() == ["A.willDisappear", "A.didDisappear"])
    }

    nonisolated private static let counts:
        [(UIPageViewController.TransitionStyle, UIPageViewController.SpineLocation, Bool, Bool, Int, Int)] = [
            (.scroll, .min, false, true, 0, 1), (.scroll, .min, false, false, 3, 1),
            (.pageCurl, .min, false, true, 2, 1), (.pageCurl, .mid, true, false, 1, 2),
            (.pageCurl, .max, true, true, 1, 2), (.pageCurl, .max, true, false, 2, 1),
        ]

    @Test(arguments: counts)
    func `a wrong number of pages is an exception in UIKit's words`(
        style: UIPageViewController.TransitionStyle, spine: UIPageViewController.SpineLocation,
        twoSided: Bool,
        animated: Bool, given: Int, required: Int
    ) {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(style, book, spine: spine, showing: spine == .mid ? 2 : 1)
        pager.isDoubleSided = twoSided
        app.show(pager)
        let before = pager.viewControllers
        pager.setViewControllers(Array(book.pages.suffix(given)), direction: .forward, animated: animated)
        app.settle()
        #expect(
            Runtime.current.diagnostics.entries.map(\.message) == [
                "The number of view controllers provided (\(given)) doesn't match the number required (\(required)) "
                    + "for the requested transition"
            ])
        #expect(pager.viewControllers == before)
    }

    @Test func `a spine in the middle shows two pages, and turns two`() {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(.pageCurl, book, spine: .mid, showing: 2)
        #expect(pager.isDoubleSided)
        pager.isDoubleSided = false
        #expect(pager.isDoubleSided && Runtime.current.diagnostics.entries.count == 1)
        app.show(pager)
        #expect(book.pages[0].view.frame.maxX == book.pages[1].view.frame.minX)
        _ = notes.take()
        pager.beginTurn(.forward)
        pager.endTurn(completed: true)
        app.settle()
        #expect(pager.viewControllers == [book.pages[2], book.pages[3]])
        let told = notes.take()
        #expect(told.first == "will turn to CD" && told.last == "did turn from AB: true, true")
        #expect(told.filter { $0.hasSuffix("didAppear") } == ["C.didAppear", "D.didAppear"])
        pager.beginTurn(.reverse)
        pager.endTurn(completed: false)
        app.settle()
        #expect(pager.children == [book.pages[2], book.pages[3]])
    }

    @Test func `the delegate moves the spine as the interface turns`() {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(.pageCurl, book)
        app.show(pager)
        book.spines = [.landscapeRight: .mid, .portrait: .min]
        book.pagesForSpine = Array(book.pages.prefix(2))
        app.window.rotate(to: .landscapeRight)
        app.settle()
        #expect(pager.spineLocation == .mid && pager.isDoubleSided && pager.children.count == 2)
        #expect(book.pages[1].view.frame.minX == app.window.bounds.width / 2)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `of several changes the last is made, and the others complete with false`() {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(.scroll, book)
        app.show(pager)
        _ = notes.take()
        for index in 1...3 {
            pager.setViewControllers([book.pages[index]], direction: .forward, animated: true) {
                notes.add("\(index) \($0)")
            }
        }
        app.settle()
        let told = notes.take()
        #expect(told.filter { $0.hasSuffix("willAppear") } == ["D.willAppear"])
        #expect(told.suffix(3) == ["1 false", "2 false", "3 true"])
        #expect(pager.children == [book.pages[3]])
    }

    @Test func `the dots follow the user's turns and ask after the app's`() throws {
        let app = ShownApp()
        let book = Book(notes)
        let dots = DottedBook(book)
        let pager = pager(.scroll, book)
        app.show(pager)
        #expect(!pager.view.subviews.contains { $0 is UIPageControl })
        pager.dataSource = dots
        app.settle()
        let control = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 6 && control.currentPage == 0)
        #expect(book.pages[0].view.frame.height == pager.view.bounds.height - control.frame.height)
        pager.beginTurn(.forward)
        pager.endTurn(completed: true)
        app.settle()
        #expect(control.currentPage == 1)
        pager.setViewControllers([book.pages[4]], direction: .forward, animated: false)
        #expect(control.currentPage == 0)
    }

    @Test func `pages that the app sets during a turn go before the user's`() {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(.scroll, book)
        app.show(pager)
        pager.beginTurn(.forward)
        pager.setViewControllers([book.pages[4]], direction: .forward, animated: true)
        pager.endTurn(completed: true)
        app.settle()
        #expect(pager.viewControllers == [book.pages[4]] && pager.children == [book.pages[4]])
        #expect(book.pages[4].appearance == .appeared && book.pages[1].appearance == .disappeared)
    }

    @Test func `a page that is removed by hand leaves an empty controller`() {
        let app = ShownApp()
        let book = Book(notes)
        let pager = pager(.scroll, book)
        app.show(pager)
        _ = notes.take()
        book.pages[0].willMove(toParent: nil)
        book.pages[0].removeFromParent()
        app.settle()
        #expect(pager.children.isEmpty && pager.viewControllers == [])
        #expect(book.pages[0].view.window == nil)
    }
}

/// The pages that a window releases.
@MainActor
@Suite(.inTurn) struct PagingReleaseTests {
    @Test func `a page controller that another root replaces is released with the pages that it has turned`()
    {
        let app = ShownApp()
        weak var pager: UIPageViewController?
        weak var first: UIViewController?
        do {
            let made = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let page = UIViewController()
            made.setViewControllers([page], direction: .forward, animated: false)
            (pager, first) = (made, page)
            app.show(made)
            made.setViewControllers([UIViewController()], direction: .forward, animated: true)
            app.settle()
        }
        #expect(first == nil)
        app.window.rootViewController = UIViewController()
        app.settle()
        #expect(pager == nil)
    }
}
