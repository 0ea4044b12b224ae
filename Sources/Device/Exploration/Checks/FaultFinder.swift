import Simulator

/// Finds an exploration's faults in a test: faults during the test's steps, and faults of the screen after them.
///
/// ```swift
/// let sim = Simulator()
/// let finder = FaultFinder(sim)
/// sim.launch(sceneDelegate: ShopScene())
/// await finder.step { sim.tap("Teas") }
/// #expect(await finder.faults(.cutText, on: "TeasPage") == [])
/// ```
@MainActor
public final class FaultFinder {
    private let visit: Visit
    private var leaving = WeakPages()
    private var sightings: [Sighting] = []

    /// Observes an app on a simulator from its launch. From now on, UIKit's exceptions don't end the program: they count as faults.
    public init(_ simulator: Simulator) {
        simulator.recordsExceptions = true
        visit = Visit(ExploredApp("") { _ in }, in: simulator)
    }

    /// Performs a step, and waits until the app settles.
    public func step(_ body: @MainActor () -> Void) async {
        await rest()
        leaving.add(Screen.allControllers)
        body()
        await rest()
    }

    /// Goes back without a button. Has no effect if that isn't possible.
    public func goBack(_ form: BackForm) {
        _ = Hand(on: visit.simulator).perform(.goBack(form))
    }

    /// The faults of a kind on the page of a class, as descriptions. Performs the actions that the kind requires: sets the largest text
    /// size, calls `returnHome`, or advances the clock.
    ///
    /// Faults that end the program, dead ends and unreachable pages aren't found; only an exploration finds them.
    public func faults(_ kind: FaultKind, on page: String) async -> [String] {
        await rest()
        return (sightings + (await check(kind))).filter { $0.kind == kind && $0.page == page }.map(\.detail)
    }

    private func rest() async {
        await visit.rest()
        sightings += visit.takeSightings()
    }

    private func check(_ kind: FaultKind) async -> [Sighting] {
        switch kind {
        case .noLabel, .smallTarget: AccessibilityCheck.run(in: visit)
        case .cutText: await LargestTextCheck.run(in: visit)
        case .noWayHome: await HomeCheck.run(in: visit).sightings
        case .silentGuard:
            await visit.silentGuards(before: Screen.front(of: visit.simulator)?.pageName ?? "")
        case .leak: await leaving.alive(after: 3, in: visit)
        case .exception, .diagnostic, .constraints, .appearance, .crash, .hang, .deadEnd, .unreached: []
        }
    }
}
