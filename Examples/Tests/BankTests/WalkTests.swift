import Foundation
import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Bank
@testable import UIKitCore

/// A customer taps from the launch to each page of the bank, and from there returns home.
@MainActor @Suite(.onStage) struct WalkTests {
    @Test(arguments: Way.all)
    func `every page is reached by taps, and one tap leads home`(way: Way) async throws {
        let customer = Customer()
        await customer.go(to: way.page)
        #expect(customer.sees(way.page), "\(customer.navigator.tree)")
        let isAtHome = ["Welcome", "Home", "RecentMovements"].contains(way.page)
        let home = way.isBehindLogin ? "Home" : "Welcome"
        if !isAtHome { await customer.tapHomeTab() }
        if customer.page == "UIAlertController" { await customer.take("Discard") }
        #expect(customer.page == home)
        #expect(customer.navigator.visiblePage?.presentedViewController == nil)
        await customer.waitForReports()
        #expect(customer.navigator.leaks.reports.map(\.description) == [])
        #expect(customer.simulator.diagnostics.map(\.message) == [])
        #expect(AppearanceFault.all(in: customer.simulator.trace) == [])
    }

    @Test(arguments: Way.all.filter(\.isLast))
    func `the author's app has the same pages at the same places`(way: Way) async {
        let customer = Customer(.author)
        for page in way.pagesFromLaunch {
            for step in page.steps { await customer.take(step) }
            #expect(customer.sees(page.page), "\(customer.navigator.tree)")
        }
        #expect(customer.simulator.place(of: "Home tab") == nil)
        #expect(customer.simulator.diagnostics.map(\.message) == [])
    }

    @Test func `the walk has every page of the README, and 124 of them`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Bank/README.md")
        let rows = try String(contentsOf: file, encoding: .utf8)
            .components(separatedBy: "\n## ").dropFirst().flatMap { $0.split(separator: "\n") }
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Page |") && !$0.hasPrefix("| --- |") }
        let names = rows.map { row in
            row.split(separator: "|")[0].filter { $0 != " " }.replacing("PIN", with: "Pin")
        }
        let pages = Way.all.map { $0.page.replacing("TabBar", with: "") }
        // The system shows the launch screen.
        #expect(names.filter { $0 != "Launchscreen" } == pages)
        #expect(Way.all.count == 124)
    }

    @Test(arguments: [
        (Customer.App.author, [Way.Step.close, "Back", .close, "Back", "Back", .close, .close]),
        (.withPageFlow, ["Home tab", "Discard"]),
    ])
    func `from a transfer's code it is seven taps to Home, with PageFlow one and an answer`(
        app: Customer.App, taps: [Way.Step]
    ) async {
        let customer = Customer(app)
        await customer.go(to: "Payments")
        await customer.take("Transfer", "Current account", "Anna Lindqvist", "€50", "Continue")
        await customer.take("Check the transfer", "Send")
        #expect(customer.page == "TransferCode")
        for tap in taps {
            #expect(customer.page != "Home")
            await customer.take(tap)
        }
        #expect(customer.page == "Home")
    }
}

extension Way.Step {
    /// Closes the page with its own button, if that is a symbol.
    static let close = Way.Step.send("close:")
}

extension Way {
    /// Whether no other page is reached through this one.
    var isLast: Bool { !Way.all.contains { $0.previous == page } }

    /// Whether the customer has logged in by then.
    fileprivate var isBehindLogin: Bool {
        page == "Home" || Way.all.first { $0.page == previous }?.isBehindLogin ?? false
    }
}
