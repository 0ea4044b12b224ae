import XCTest

@testable import Cookbook

final class ScrollTests: XCTestCase {
    private var page: HeaderViewController!
    private var window: UIWindow!
    private var observations: [NSKeyValueObservation] = []

    override func setUp() {
        page = HeaderViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        addTeardownBlock { [weak self] in self?.observations = [] }
    }

    func testHeaderShrinks() {
        page.scrollView.contentOffset.y = 60
        XCTAssertEqual(page.headerHeight, 140)
        page.scrollView.contentOffset.y = 500
        XCTAssertEqual(page.headerHeight, 80)
    }

    func testAnimatedScrollEndsAtItsOffset() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var onEnd: (() -> Void)?
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onEnd?() }
        }
        let listener = Listener()
        let ended = expectation(description: "ended")
        listener.onEnd = { ended.fulfill() }
        page.scrollView.delegate = listener
        page.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(page.scrollView.contentOffset.y, 400)
        XCTAssertEqual(page.headerHeight, 80)
        XCTAssertEqual(page.offsets.last, 400)
    }

    func testObserverHearsOldAndNew() {
        var changes: [String] = []
        observations.append(
            page.scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
                changes.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
            })
        page.scrollView.contentOffset.y = 10
        page.scrollView.contentOffset.y = 30
        XCTAssertEqual(changes, ["0.0 10.0", "10.0 30.0"])
    }

    func testInvalidatedObserverHearsNothing() {
        var count = 0
        let observation = page.scrollView.observe(\.contentOffset) { _, _ in count += 1 }
        page.scrollView.contentOffset.y = 10
        observation.invalidate()
        page.scrollView.contentOffset.y = 20
        XCTAssertEqual(count, 1)
    }

    func testContentSizeIsObserved() {
        var heights: [CGFloat] = []
        observations.append(
            page.scrollView.observe(\.contentSize, options: [.new]) { _, change in
                heights.append(change.newValue?.height ?? 0)
            })
        page.scrollView.contentSize.height = 3000
        XCTAssertEqual(heights, [3000])
    }
}
