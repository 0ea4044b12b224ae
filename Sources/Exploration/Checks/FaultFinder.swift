import Simulator

/// Finds in a test what an exploration finds: what goes wrong while the test does its steps, and what is wrong with the screen at their end.
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

    /// Watches what an app does on a simulator, from its launch on. Exceptions of UIKit do not end the program from now on: they are faults.
    public init(_ simulator: Simulator) {
        simulator.recordsExceptions = true
        visit = Visit(ExploredApp("") { _ in }, in: simulator)
    }

    /// Does something, and lets the app come to rest.
    public func step(_ body: @MainActor () -> Void) async {
        await rest()
        leaving.add(Screen.allControllers)
        body()
        await rest()
    }

    /// Goes back in a way that needs no button. Does nothing where that is not possible.
    public func goBack(_ form: BackForm) {
        _ = Hand(on: visit.simulator).perform(.goBack(form))
    }

    /// The faults of a kind on the page of a class, each in words. It does what there is to do for that: it chooses the largest text size,
    /// calls `returnHome`, or lets time pass.
    ///
    /// What ends the program, dead ends and pages that no way reaches are not found so: it takes an exploration to see them.
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
