import PageFlow
import PageFlowFullScreen
import Simulator
import Testing

extension TestsThatWait {
    /// PageFlow's additions to pages and their containers don't hide the content scroll view from UIKit's bars.
    @MainActor
    @Suite struct ScrollUnderBarsTests {
        @Test func `the first view of a page stays the first`() {
            let a = A()
            let app = TestApp(stack: a)
            let b = B()
            let list = UIScrollView()
            b.view.addSubview(list)
            _ = app.outcome(of: a.open(b))
            #expect(b.view.subviews.count == 2 && b.view.subviews.first === list)
        }

        @Test func `a full-screen page has its own scroll view below the bars around its stack`() throws {
            let page = UIViewController()
            let list = UIScrollView()
            page.view = list
            let stack = FullScreenNavigationController(rootViewController: page)
            let app = TestApp(stack)
            withExtendedLifetime(app) {
                let held = sequence(first: page as UIViewController, next: \.parent).first {
                    $0.parent === stack
                }
                #expect(held !== page && held?.contentScrollView(for: .bottom) === list)
                let named = UIScrollView()
                list.addSubview(named)
                page.setContentScrollView(named, for: .bottom)
                #expect(held?.contentScrollView(for: .bottom) === named)
            }
        }
    }
}
