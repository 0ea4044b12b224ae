import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct UpdateLinkTests {
    private final class LaidOutView: UIView {
        var onLayout: (() -> Void)?

        override func layoutSubviews() { onLayout?() }
    }

    private func shownPage(in app: ShownApp) -> UIViewController {
        let page = UIViewController()
        app.show(page)
        return page
    }

    private func isFrame(_ seconds: TimeInterval) -> Bool { abs(seconds * 60 - 1) < 1e-3 }

    /// Runs turns until a time of the clock has passed.
    private func advance(by seconds: TimeInterval) {
        let loop = Runtime.current.loop
        let end = loop.now + seconds
        while let next = loop.nextDeadline, next <= end {
            loop.setClock(to: next)
            loop.turn()
        }
        loop.setClock(to: end)
    }

    @Test func `a link is called while its view is in a visible window`() {
        let app = ShownApp()
        let (page, view) = (shownPage(in: app), UIView())
        var calls = 0
        let link = UIUpdateLink(view: view) { _, _ in calls += 1 }
        link.isEnabled = true
        Runtime.current.turn()
        #expect(calls == 0)
        page.view.addSubview(view)
        Runtime.current.turn()
        #expect(calls == 1)
        app.window.isHidden = true
        Runtime.current.turn()
        #expect(calls == 1)
        app.window.isHidden = false
        Runtime.current.turn()
        #expect(calls == 2)
        view.removeFromSuperview()
        Runtime.current.turn()
        #expect(calls == 2)
    }

    @Test func `a link isn't called in a turn without events and work`() {
        let app = ShownApp()
        let page = shownPage(in: app)
        var calls = 0
        let link = UIUpdateLink(view: page.view) { _, _ in calls += 1 }
        link.isEnabled = true
        Runtime.current.turn()
        #expect(calls == 1)
        Runtime.current.turn()
        #expect(calls == 1)
        page.view.setNeedsLayout()
        Runtime.current.turn()
        #expect(calls == 2)
        Runtime.current.loop.nextTurn("work") {}
        Runtime.current.turn()
        #expect(calls == 3)
    }

    @Test func `a disabled link isn't called`() {
        let app = ShownApp()
        let page = shownPage(in: app)
        var calls = 0
        let link = UIUpdateLink(view: page.view) { _, _ in calls += 1 }
        #expect(!link.isEnabled && !link.requiresContinuousUpdates)
        Runtime.current.turn()
        link.isEnabled = true
        Runtime.current.turn()
        link.isEnabled = false
        Runtime.current.turn()
        #expect(calls == 1)
    }

    @Test func `the phases of an update have an order, around display links and layout`() throws {
        let app = ShownApp()
        let page = shownPage(in: app)
        let view = LaidOutView()
        page.view.addSubview(view)
        app.settle()
        let link = UIUpdateLink(windowScene: try #require(app.window.windowScene))
        var lines: [String] = []
        let phases: [(UIUpdateActionPhase, String)] = [
            (.afterUpdateComplete, "complete"), (.afterCATransactionCommit, "after commit"),
            (.beforeCATransactionCommit, "before commit"), (.afterCADisplayLinkDispatch, "after links"),
            (.beforeCADisplayLinkDispatch, "before links"), (.afterEventDispatch, "after events"),
            (.beforeEventDispatch, "before events"), (.afterUpdateScheduled, "scheduled"),
            (.beforeLowLatencyEventDispatch, "low latency"),
        ]
        for (phase, name) in phases { link.addAction(to: phase) { _, _ in lines.append(name) } }
        view.onLayout = { lines.append("layout") }
        link.isEnabled = true
        view.setNeedsLayout()
        Runtime.current.turn()
        #expect(
            lines == [
                "scheduled", "before events", "after events", "before links", "after links", "before commit",
                "layout", "after commit", "complete",
            ])
    }

    @Test func `a continuous link has an update for each frame, or as many as it prefers`() {
        let app = ShownApp()
        let page = shownPage(in: app)
        var times: [TimeInterval] = []
        let link = UIUpdateLink(view: page.view) { _, info in times.append(info.modelTime) }
        link.requiresContinuousUpdates = true
        #expect(!Runtime.current.loop.isPending)
        link.isEnabled = true
        advance(by: 0.51)
        #expect((30...31).contains(times.count))
        for (time, next) in zip(times, times.dropFirst()) { #expect(isFrame(next - time)) }
        times = []
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 30)
        advance(by: 1)
        #expect((29...31).contains(times.count))
        link.isEnabled = false
        #expect(!Runtime.current.loop.isPending)
    }

    @Test func `the update is known during its phases, and its times are a frame apart`() throws {
        let app = ShownApp()
        let page = shownPage(in: app)
        var found: UIUpdateInfo?
        let link = UIUpdateLink(view: page.view) { link, _ in found = link.currentUpdateInfo() }
        link.isEnabled = true
        #expect(link.currentUpdateInfo() == nil)
        Runtime.current.turn()
        #expect(link.currentUpdateInfo() == nil)
        let info = try #require(found)
        #expect(isFrame(info.completionDeadlineTime - info.modelTime))
        #expect(info.estimatedPresentationTime > info.completionDeadlineTime)
        #expect(!info.isPerformingLowLatencyPhases && !info.isLowLatencyEventDispatchConfirmed)
    }

    @Test func `a released link isn't called`() {
        let app = ShownApp()
        let page = shownPage(in: app)
        var calls = 0
        var link: UIUpdateLink? = UIUpdateLink(view: page.view) { _, _ in calls += 1 }
        link?.isEnabled = true
        link = nil
        Runtime.current.turn()
        #expect(calls == 0)
    }
}
