import Simulator

/// An app that the lab can show.
public struct LabApp: Sendable {
    /// What the page calls it.
    public let name: String
    /// How a test launches it: lines of Swift that have a `sim`, and the modules that they need.
    let launchCode: (imports: [String], lines: [String])
    let launch: @MainActor @Sendable (Simulator) -> Void

    /// An app.
    ///
    /// - Parameters:
    ///   - name: what the page calls it.
    ///   - imports: the modules that `testCode` needs.
    ///   - testCode: how a recorded test launches the app: lines of Swift that have a `Simulator` by the name of `sim`.
    ///   - launch: launches the app in a simulator; called again whenever the app starts anew.
    public init(
        _ name: String, imports: [String] = [], testCode: String = "sim.launch(YourFirstPage())",
        launch: @escaping @MainActor @Sendable (Simulator) -> Void
    ) {
        self.name = name
        launchCode = (imports, testCode.split(separator: "\n").map(String.init))
        self.launch = launch
    }
}
