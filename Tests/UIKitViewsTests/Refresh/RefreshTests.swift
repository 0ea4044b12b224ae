import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct RefreshTests {
    private final class Heard { var count = 0 }

    private func app() -> (Simulator, UIScrollView, UIRefreshControl, Heard) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        scroll.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(scroll)
        let control = UIRefreshControl()
        let heard = Heard()
        control.addAction(UIAction { _ in heard.count += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        sim.rest()
        return (sim, scroll, control, heard)
    }

    private func pull(_ sim: Simulator, by distance: CGFloat, letGo: Bool = true) {
        sim.touchDown(at: CGPoint(x: 200, y: 150))
        sim.touchMove(to: CGPoint(x: 200, y: 150 + distance), over: 0.3)
        if letGo {
            sim.touchUp()
            sim.rest()
        }
    }

    @Test func `a long pull refreshes, and the content rests below the control`() {
        let (sim, scroll, control, heard) = app()
        pull(sim, by: 300, letGo: false)
        #expect(heard.count == 1)
        #expect(control.isRefreshing)
        #expect(!control.isHidden)
        sim.touchUp()
        sim.rest()
        #expect(scroll.contentOffset.y == -60)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(scroll.contentInset == .zero)
        control.endRefreshing()
        sim.rest()
        #expect(scroll.contentOffset.y == 0)
        #expect(scroll.adjustedContentInset.top == 0)
        #expect(control.isHidden)
        #expect(heard.count == 1)
    }

    @Test func `a short pull does nothing`() {
        let (sim, scroll, control, heard) = app()
        pull(sim, by: 80)
        #expect(heard.count == 0)
        #expect(!control.isRefreshing)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func `one pull asks once, even if the refresh ends under the finger`() {
        let (sim, scroll, control, heard) = app()
        pull(sim, by: 300, letGo: false)
        control.endRefreshing()
        sim.touchMove(to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(heard.count == 1)
        sim.touchUp()
        sim.rest()
        #expect(scroll.contentOffset.y == 0)
        pull(sim, by: 300)
        #expect(heard.count == 2)
    }

    @Test func `an app that begins by itself is not notified, and does not scroll`() {
        let (sim, scroll, control, heard) = app()
        control.beginRefreshing()
        sim.rest()
        #expect(control.isRefreshing)
        #expect(scroll.contentOffset.y == 0)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(heard.count == 0)
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        control.endRefreshing()
        sim.rest()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func `a control that is replaced goes`() {
        let (_, scroll, control, _) = app()
        control.beginRefreshing()
        scroll.refreshControl = nil
        #expect(control.superview == nil)
        #expect(scroll.adjustedContentInset.top == 0)
    }
}
