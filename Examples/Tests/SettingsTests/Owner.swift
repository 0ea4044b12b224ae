import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Settings

/// The settings on a stage, and the phone's owner as the user.
@MainActor
struct Owner {
    let preferences = Preferences()
    let stage: Stage

    init() {
        stage = Stage(root: SettingsStack(preferences))
        navigator.setUp(for: preferences)
        navigator.leaks.onLeak { _ in }
    }

    var navigator: Navigator { stage.window.navigator }
    var simulator: Simulator { stage.simulator }

    /// The table of the visible page.
    var table: UITableView {
        get throws { try #require((navigator.visiblePage as? UITableViewController)?.tableView) }
    }

    /// Taps several elements in sequence. Each must be visible.
    func tap(_ names: String..., at location: SourceLocation = #_sourceLocation) async {
        for name in names {
            let isThere = simulator.tap(name)
            #expect(isThere, "nothing is called \(name) in \(navigator.tree.path)", sourceLocation: location)
            await stage.settle()
        }
    }

    /// Drags a row sideways with a finger.
    func drag(_ name: String, by distance: CGFloat) async throws {
        let place = try #require(simulator.place(of: name))
        simulator.pan(from: place, to: CGPoint(x: place.x + distance, y: place.y))
        await stage.settle()
    }

    func scroll(by distance: CGFloat) async {
        simulator.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - distance), over: 1)
        await stage.settle()
    }

    /// The texts of the visible rows, from the top down.
    func rows() throws -> [String] {
        try table.visibleCells.map { cell in
            (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
        }
    }

    /// Expects that every page that has left is released, after the time that a report takes.
    func expectNoLeaks(at location: SourceLocation = #_sourceLocation) async {
        simulator.advance(by: 3)
        await stage.settle()
        #expect(navigator.leaks.reports.map(\.description) == [], sourceLocation: location)
    }
}
