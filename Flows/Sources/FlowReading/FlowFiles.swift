import FlowPlan
import Foundation
import Yams

/// Reads flows from files, with the files that they run, and collects all faults.
package final class FlowFiles {
    private let parameters: [String: FlowValue]
    package private(set) var faults: [FlowFault] = []
    /// The files that are being read, each run by the one before.
    private var openFiles: [String] = []

    /// - Parameter parameters: The values of parameters, by their names.
    package init(parameters: [String: String] = [:]) {
        self.parameters = parameters.mapValues { .text($0) }
    }

    func note(_ fault: FlowFault) { faults.append(fault) }

    /// The flow in a file; `nil` if its header can't be read. Faults are collected.
    package func plan(path: String) -> FlowPlan? {
        do {
            return try plan(of: YAMLFile(path: path))
        } catch {
            note(error)
            return nil
        }
    }

    /// The flow in a text, as if the text were in a file.
    package func plan(text: String, path: String) -> FlowPlan? {
        do {
            return try plan(of: YAMLFile(path: path, text: text))
        } catch {
            note(error)
            return nil
        }
    }

    private func plan(of file: YAMLFile) throws(FlowFault) -> FlowPlan {
        openFiles = [Self.real(file.path)]
        let scope = Scope(file: file.path, parameters: parameters)
        let parts = try FlowParts(file, scope)
        let reader = CommandReader(scope: parts.scope, files: self)
        var plan = FlowPlan(name: parts.name ?? Self.name(of: file.path), file: file.path)
        (plan.tags, plan.properties) = (parts.tags, parts.properties)
        plan.onStart = parts.onStart.map(reader.steps) ?? []
        plan.onComplete = parts.onComplete.map(reader.steps) ?? []
        plan.steps = reader.steps(parts.commands)
        checkArguments(of: plan)
        return plan
    }

    /// The name of a file without its extension.
    static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// The commands of a file that another one runs. Its path is relative to the other file.
    func steps(of path: String, at line: Int, in outer: Scope) throws(FlowFault) -> [FlowStep] {
        let folder = (outer.file as NSString).deletingLastPathComponent
        let shown = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
        let real = Self.real(shown)
        guard FileManager.default.fileExists(atPath: real) else {
            throw outer.fault(
                line, "There is no file \(shown).",
                repair: "The path is relative to the folder of this flow: correct it.")
        }
        guard !openFiles.contains(real) else {
            throw outer.fault(
                line, "\(path) runs itself without end.", repair: "Remove one of the runFlow commands.")
        }
        openFiles.append(real)
        defer { openFiles.removeLast() }
        let parts = try FlowParts(try YAMLFile(path: shown), outer.inFile(shown))
        let reader = CommandReader(scope: parts.scope, files: self)
        // A file that another one runs performs its hooks as well.
        return [parts.onStart, parts.commands, parts.onComplete].compactMap { $0 }.flatMap(reader.steps)
    }

    /// A program has launch arguments once: a later launch can't have others.
    private func checkArguments(of plan: FlowPlan) {
        for step in plan.allSteps {
            guard case .launchApp(let launch) = step.command, !launch.arguments.isEmpty,
                launch.arguments != plan.launchArguments
            else { continue }
            note(
                FlowFault(
                    step.position, "The flow launches the app with other arguments before.",
                    repair: "Use the same arguments, or write another flow."))
        }
    }
}
