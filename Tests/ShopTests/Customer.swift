import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Shop

/// The shop on a stage, and a customer as the user.
@MainActor
struct Customer {
    let store = Store()
    let stage: Stage

    init() {
        stage = Stage(root: ShopTabs(store))
        navigator.setUp(for: store)
        navigator.leaks.onLeak { _ in }
    }

    var navigator: Navigator { stage.window.navigator }
    var tabs: ShopTabs? { stage.window.rootViewController as? ShopTabs }

    /// Taps several elements in sequence. Each must be visible.
    func tap(_ names: String..., at location: SourceLocation = #_sourceLocation) async {
        for name in names {
            let isThere = stage.simulator.tap(name)
            #expect(isThere, "nothing is called \(name) in \(navigator.tree.path)", sourceLocation: location)
            await stage.settle()
        }
    }

    func type(_ text: String, into placeholder: String, at location: SourceLocation = #_sourceLocation) async
    {
        await tap(placeholder, at: location)
        stage.simulator.type(text)
        await stage.settle()
    }

    func select(tab index: Int) async throws {
        stage.simulator.tapTab(index, in: try #require(tabs))
        await stage.settle()
    }

    func open(_ link: String) async throws -> NavigationRequest {
        let request = navigator.open(try #require(URL(string: link)))
        await stage.settle()
        return request
    }

    /// Whether a row of the visible page contains this text.
    func sees(_ text: String) -> Bool {
        navigator.visiblePage.map { $0.view.texts.contains(text) } ?? false
    }

    /// Expects that every page that has left is released, after the time that a report takes.
    func expectNoLeaks(at location: SourceLocation = #_sourceLocation) async {
        stage.simulator.advance(by: 3)
        await stage.settle()
        #expect(navigator.leaks.reports.map(\.description) == [], sourceLocation: location)
    }
}

extension UIView {
    /// The texts of the labels in the view.
    fileprivate var texts: [String] {
        subviews.flatMap { view in (view as? UILabel)?.text.map { [$0] } ?? view.texts }
    }
}
