import FlowPlan
import Foundation

/// The file that is being read, and the values of parameters in it.
struct Scope {
    /// The path as the user sees it.
    let file: String
    /// The bundle ID of the flow, which commands may repeat.
    var appID: String?
    private(set) var parameters: [String: FlowValue]

    init(file: String, appID: String? = nil, parameters: [String: FlowValue]) {
        self.file = file
        self.appID = appID
        self.parameters = parameters
        self.parameters["MAESTRO_FILENAME"] = .text(URL(fileURLWithPath: file).lastPathComponent)
    }

    /// The scope of another file that this one runs.
    func inFile(_ path: String) -> Scope { Scope(file: path, appID: appID, parameters: parameters) }

    /// The scope with other parameters, which take precedence.
    func with(_ values: [String: FlowValue]) -> Scope {
        var scope = self
        scope.parameters.merge(values) { $1 }
        return scope
    }

    func position(_ line: Int) -> FlowPosition { FlowPosition(file, line: line) }

    func fault(_ line: Int, _ message: String, repair: String) -> FlowFault {
        FlowFault(position(line), message, repair: repair)
    }
}
