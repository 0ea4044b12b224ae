#if canImport(Exploration)
    @_exported import Exploration
    import Foundation

    /// Explores an app: performs every action that a user can perform, checks every state, and reports each fault that the baseline
    /// doesn't contain as an issue of the current test, in Swift Testing or XCTest, at the location of the call.
    ///
    /// ```swift
    /// @Test(.onStage) func `nothing is wrong with the shop`() async {
    ///     await explore(ExploredApp("shop") { $0.launch(sceneDelegate: ShopScene()) })
    /// }
    /// ```
    ///
    /// The app is launched again for each attempt, in the test's own process: an action that ends the program ends the test.
    /// `pageflow explore` and the programs of adopted apps explore in copies of the program, which is faster, and continue after such
    /// an action.
    ///
    /// - Parameters:
    ///   - app: the app, and the values that its user enters.
    ///   - plan: the extent of the exploration, and its seed.
    ///   - baseline: the known faults.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - filePath: the path of that file.
    ///   - line: the line of the call.
    ///   - column: the column of the call.
    /// - Returns: the result of the exploration, including known faults.
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
