#if canImport(Exploration)
    @_exported import Exploration
    import Foundation

    /// Explores an app: goes every way that a user can go, checks every state, and reports each fault that a baseline does not know as an
    /// issue of the test that runs, of Swift Testing or of XCTest, at the caller's place.
    ///
    /// ```swift
    /// @Test(.onStage) func `nothing is wrong with the shop`() async {
    ///     await explore(ExploredApp("shop") { $0.launch(sceneDelegate: ShopScene()) })
    /// }
    /// ```
    ///
    /// The app is launched again for each attempt, in the test's own process: what ends the program ends the test. `pageflow explore` and the
    /// programs of adopted apps explore in copies of the program, which is faster, and outlives that.
    ///
    /// - Parameters:
    ///   - app: the app, and what its user knows.
    ///   - plan: how much is explored, and by which seed.
    ///   - baseline: the faults that are known.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - filePath: its path.
    ///   - line: the line of the call.
    ///   - column: its column.
    /// - Returns: what was found, known faults as well.
    @MainActor
    @discardableResult
    public func explore(
        _ app: ExploredApp, _ plan: ExplorationPlan = ExplorationPlan(),
        baseline: FaultBaseline = FaultBaseline(), fileID: String = #fileID,
        filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) async -> Exploration {
        let exploration = await Explorer(app, plan).run()
        let place = Failure(fileID: fileID, filePath: filePath, line: line, column: column)
        for fault in baseline.unknown(of: exploration.faults) { place.report(fault.description) }
        return exploration
    }
#endif
