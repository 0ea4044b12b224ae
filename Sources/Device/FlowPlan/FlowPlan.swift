/// A flow that is ready to run: its parameters have values, and the commands of the files that it names are part of it.
package struct FlowPlan: Codable, Equatable, Sendable {
    /// The name in reports; by default that of its file, without the extension.
    package var name: String
    /// The path of the file, as it was passed to the command.
    package var file: String
    package var tags: [String] = []
    /// Values for the report, such as the number of a test case.
    package var properties: [String: String] = [:]
    /// Commands before ``steps``. If one fails, ``steps`` are skipped.
    package var onStart: [FlowStep] = []
    package var steps: [FlowStep] = []
    /// Commands at the end, also after a failure.
    package var onComplete: [FlowStep] = []

    package init(name: String, file: String) {
        (self.name, self.file) = (name, file)
    }

    /// The launch arguments of the flow's first launch, and of every other that has some.
    package var launchArguments: [FlowArgument] {
        allSteps.lazy.compactMap { step in
            if case .launchApp(let launch) = step.command, !launch.arguments.isEmpty {
                launch.arguments
            } else {
                nil
            }
        }.first ?? []
    }

    /// Whether a command starts a recording.
    package var startsRecording: Bool {
        allSteps.contains { if case .startRecording = $0.command { true } else { false } }
    }

    /// All commands in the order of their lines, with those inside other commands.
    package var allSteps: [FlowStep] { (onStart + steps + onComplete).flatMap(\.withInnerSteps) }
}

/// A command of a flow, with what all commands have in common.
package struct FlowStep: Codable, Equatable, Sendable {
    package var command: FlowCommand
    /// The description in reports, in place of the command's own.
    package var label: String?
    /// Whether the flow continues after the command has failed.
    package var isOptional = false
    package var position: FlowPosition

    package init(_ command: FlowCommand, at position: FlowPosition) {
        (self.command, self.position) = (command, position)
    }

    fileprivate var withInnerSteps: [FlowStep] { [self] + command.innerSteps.flatMap(\.withInnerSteps) }
}

/// A line of a flow's file.
package struct FlowPosition: Codable, Equatable, Sendable, CustomStringConvertible {
    package var file: String
    /// The first line is 1.
    package var line: Int

    package init(_ file: String, line: Int) {
        (self.file, self.line) = (file, line)
    }

    package var description: String { "\(file):\(line)" }
}

/// The flows of one call, in the order in which they run.
package struct FlowSuite: Codable, Equatable, Sendable {
    package var plans: [FlowPlan]
    /// The number of flows at the beginning that belong to the configured sequence.
    package var sequenceLength = 0
    /// Whether the sequence continues after a flow of it has failed.
    package var continuesOnFailure = true

    package init(_ plans: [FlowPlan]) { self.plans = plans }
}
