import PageFlow
import Simulator
import Testing

extension TestsThatWait {
    /// UIKit doesn't call the completion of a presentation that it abandons. The request ends nevertheless, without a check by the app.
    @MainActor
    @Suite struct GivenUpTests {
        private final class Last: UIViewController {}

        @Test(arguments: [0, 0.1, 0.3, 0.45])
        func `a way back that waits for a presentation ends when the root is replaced`(after seconds: Double)
        {
            let a = A()
            let b = B()
            let app = TestApp(a)
            a.present(b, animated: true)
            let back = b.goBack()
            app.sim.advance(by: seconds)
            app.sim.window.rootViewController = Last()
            app.settle()
            #expect(back.result != nil && app.navigator.pending.isEmpty)
        }

        /// A page that presents, a page that is pushed meanwhile, and a controller that dismisses in one of their callbacks.
        final class Teller: UIViewController {
            var tell: () -> Void = {}

            override func viewDidLoad() {
                super.viewDidLoad()
                tell()
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                tell()
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                tell()
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                tell()
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                tell()
            }
        }

        @Test(arguments: 1...8, 0...2)
        func `a presentation that is dismissed in a callback before it begins ends`(callback: Int, who: Int) {
            let pages = [Teller(), Teller(), Teller()]
            let app = TestApp(stack: pages[0])
            var count = 0
            for page in pages {
                page.tell = {
                    count += 1
                    if count == callback { pages[who].dismiss(animated: true) }
                }
            }
            let open = pages[0].open(pages[1], by: .presented(.fullScreen), animated: false)
            pages[0].navigationController?.pushViewController(pages[2], animated: true)
            app.settle()
            #expect(open.result != nil && app.navigator.pending.isEmpty)
        }

        @Test func `a verb asked of a page that is about to be presented waits for it`() {
            let a = A()
            let b = B()
            let app = TestApp(a)
            a.present(b, animated: true)
            #expect(app.outcome(of: b.open(C(), by: .present)) == .done)
            #expect(app.path == "A + modal:B + modal:C")
        }
    }
}
