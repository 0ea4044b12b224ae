import PageFlow
import Simulator

// The conditions of an idle app.
extension FlowWorld {
    func check() {
        // Requests end by themselves. If app code moves invisible pages, the navigator must be notified.
        checkNothingIsPending()
        navigator.updatePages()
        // Waiting work may begin as a result, and app code may hold it.
        comeToRest()
        checkTies()
        checkCallbacks()
        checkSight()
        checkRequests()
        checkPages()
        checkDiagnostics()
    }

    /// Removes all pages, and checks the conditions that also hold when every task has run.
    func checkEnd() async {
        await sim.settled(limit: 100)
        checkAtRest()
        sim.window.rootViewController = UIViewController()
        navigator.updatePages()
        await sim.settled(limit: 100)
        sim.advance(by: NavigationRequest.offScreenTimeLimit)
        checkRequests()
        if !requests.isEmpty { report("\(requests.map(\.navigation)) wait for ever") }
        for (index, ask) in asks.enumerated() where ask.endings.count != 1 {
            report("ask \(index) has ended \(ask.endings.count) times: \(ask.endings)")
        }
        for number in pages.indices where pages[number].page != nil {
            report("page \(number) is alive after the end")
        }
    }

    private func checkSight() {
        let inSight = Set((sim.window.rootViewController?.inSight ?? []).map(ObjectIdentifier.init))
        for page in allPages
        where (page.viewIfLoaded?.window != nil) != inSight.contains(ObjectIdentifier(page)) {
            report("page \(page.number) is in the window and should not be, or the reverse\n\(sim.tree)")
        }
    }

    private func checkNothingIsPending() {
        let pending = navigator.pending.filter { !$0.waitsForWindow }
        if !pending.isEmpty { report("\(pending) are pending at rest") }
    }

    private func checkRequests() {
        checkNothingIsPending()
        for request in requests where request.endings != 1 || request.navigation.result == nil {
            if request.endings == 0, request.navigation.waitsForWindow { continue }
            report("\(request.navigation) has ended \(request.endings) times")
        }
        requests.removeAll { $0.endings > 0 }
    }

    /// The callbacks of each page have their order, whatever interrupted its transitions.
    private func checkCallbacks() {
        for entry in pages {
            if let fault = entry.callbacks?.fault { report(fault) }
        }
    }

    private func checkPages() {
        let present = Set(allPages.map(\.number))
        for number in pages.indices {
            if present.contains(number) { checkPresent(number) } else { checkAbsent(number) }
        }
        let untold = pages.indices.filter {
            pages[$0].wasShown && !present.contains($0) && pages[$0].exits.isEmpty
        }
        if untold.count > exitsOfFreedPages { report("pages \(untold) have left, and nobody was told") }
    }

    private func checkPresent(_ number: Int) {
        pages[number].wasShown = true
        if !pages[number].exits.isEmpty, !mayPutPagesBack {
            report("page \(number) is there and has left: \(pages[number].exits)")
        }
        // App code may show a page again that has left, and then the page leaves again.
        pages[number].exits = []
    }

    /// App code's own changes may occur between a plan and its steps, and the steps may show a page again. So may a tap on a back button
    /// during a transition: UIKit pops after the transition.
    private var mayPutPagesBack: Bool {
        hasCallsOfUIKit
            || !user.deeds.isDisjoint(with: [.tapBack, .tap, .doubleTap, .pressBackKeys, .holdBack, .scrub])
    }

    private func checkAbsent(_ number: Int) {
        let entry = pages[number]
        // A task that awaits an answer retains the page.
        if entry.page != nil, asks.isEmpty, !waits.keepPages {
            report("page \(number) left and is alive")
        }
        if entry.exits.count > 1, !mayPutPagesBack {
            report("page \(number) has left more than once: \(entry.exits)")
        }
        pages[number].exits = entry.exits.suffix(1)
    }

    /// PageFlow's own steps cause no warnings of UIKit. When the user or app code acts at the same time, UIKit may warn about calls at a
    /// wrong moment.
    private func checkDiagnostics() {
        let isAlone = !hasCallsOfUIKit && user.deeds.isEmpty
        for diagnostic in sim.diagnostics.dropFirst(knownDiagnostics)
        where isAlone && !KnownComplaint.isAboutTheClock(diagnostic.message)
            || !KnownComplaint.covers(diagnostic.message)
        {
            report("UIKit complains: \(diagnostic.message)")
        }
        knownDiagnostics = sim.diagnostics.count
    }
}

extension NavigationRequest {
    /// Whether the asking page is in no window, and may still appear in one. A request that has joined another one also waits with it.
    var waitsForWindow: Bool {
        if let joined { return joined.waitsForWindow }
        guard let page = offScreenPage?.page else { return false }
        return page.navigator == nil
    }
}
