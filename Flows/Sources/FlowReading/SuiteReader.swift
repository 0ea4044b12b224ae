import FlowPlan
import Foundation

/// Reads the flows of files and folders, chooses them by their tags, and puts them in order.
package struct SuiteReader {
    private let files: FlowFiles
    private let includedTags: [String]
    private let excludedTags: [String]
    private var plans: [FlowPlan] = []
    private var sequence: [FlowPlan] = []
    private var continuesOnFailure = true
    private var faults: [FlowFault] = []

    /// - Parameters:
    ///   - includedTags: A flow needs one of these tags. Without tags here, those of `config.yaml` count.
    ///   - excludedTags: A flow with one of these tags doesn't run.
    package init(parameters: [String: String] = [:], includedTags: [String] = [], excludedTags: [String] = [])
    {
        files = FlowFiles(parameters: parameters)
        (self.includedTags, self.excludedTags) = (includedTags, excludedTags)
    }

    /// All faults, by file and line.
    package var allFaults: [FlowFault] {
        (faults + files.faults).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The flows of all added paths.
    package var suite: FlowSuite {
        var suite = FlowSuite(sequence + plans)
        (suite.sequenceLength, suite.continuesOnFailure) = (sequence.count, continuesOnFailure)
        return suite
    }

    /// Adds a file, or the flows of a folder.
    package mutating func add(_ path: String) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard exists, isFolder.boolValue else {
            if let plan = files.plan(path: path), isChosen(plan, nil) { plans.append(plan) }
            return
        }
        do {
            try add(Workspace(folder: path.hasSuffix("/") ? String(path.dropLast()) : path))
        } catch {
            faults.append(error)
        }
    }

    private mutating func add(_ workspace: Workspace) throws(FlowFault) {
        var found = workspace.files.compactMap { files.plan(path: $0) }
        if !workspace.continuesOnFailure { continuesOnFailure = false }
        for (name, line) in workspace.order {
            guard
                let position = found.firstIndex(where: {
                    $0.name == name || FlowFiles.name(of: $0.file) == name
                })
            else {
                throw FlowFault(
                    FlowPosition(workspace.configFile, line: line), "There is no flow '\(name)'.",
                    repair: "Write the name of a flow, or of its file without .yaml.")
            }
            let plan = found.remove(at: position)
            if isChosen(plan, workspace) { sequence.append(plan) }
        }
        plans += found.filter { isChosen($0, workspace) }
    }

    private func isChosen(_ plan: FlowPlan, _ workspace: Workspace?) -> Bool {
        let included = includedTags.isEmpty ? workspace?.includedTags ?? [] : includedTags
        let excluded = excludedTags.isEmpty ? workspace?.excludedTags ?? [] : excludedTags
        return (included.isEmpty || !Set(included).isDisjoint(with: plan.tags))
            && Set(excluded).isDisjoint(with: plan.tags)
    }
}
