import ArgumentParser
import Driving
import Foundation
import ProgramIO
import Simulator

/// `drive`: a session by text with an app.
package struct DriveCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "drive",
            abstract:
                "Let a program operate \(LabProgram.hasSeveralApps ? "an example" : "the app"), by text, JSON or the Model Context Protocol.",
            discussion: """
                Reads a command from each line of standard input, and answers with the page, the changes and the warnings: \
                screen lists the elements in sight, tap, type and swipe operate them, and test prints the session as a Swift test. \
                The command "help" lists all of them. Standard output contains only answers; text that the app prints goes to \
                standard error. If a command of a script fails, the script continues, and the exit status is 1.
                """)
    }

    /// The form of commands and answers.
    enum Form: EnumerableFlag {
        case text, json, mcp

        static func help(for form: Form) -> ArgumentHelp? {
            switch form {
            case .text: "Commands and answers are text."
            case .json: "Commands and answers are JSON, one object a line."
            case .mcp: "Be a server of the Model Context Protocol."
            }
        }
    }

    @Argument(help: LabProgram.helpOfName(in: "drive"))
    var example: String?

    @Option(
        help: LabProgram.help(
            "Drive the app of another package, such as one that `pageflow adopt` has written."),
        completion: .directory)
    var package: String?

    @Option(help: "Read the commands from a file, and repeat each before its answer.", completion: .file())
    var script: String?

    @Flag var form = Form.text

    package init() {}

    package func validate() throws {
        if package == nil { _ = try LabProgram.app(named: example) }
    }

    package func run() throws {
        if let package { return try OtherLab(in: package, program: example).run() }
        let app = try LabProgram.app(named: example)
        let lines = try script.map { try InputFile.text(of: URL(fileURLWithPath: $0)).scriptLines }
        let (command, output) = (self, AnswerOutput())
        Self.runTask {
            // The clock is held between commands, and no wait of the app is a mistake of a test.
            LoopDriver.shared.noticesHeldWaits = false
            let driver = await Driver(app.driven)
            let faults = await command.play(lines, with: driver, to: output)
            try command.report(faults)
        }
    }

    /// Answers each line. Returns the numbers of the lines whose command failed.
    @MainActor
    private func play(_ script: [String]?, with driver: Driver, to output: AnswerOutput) async -> [Int] {
        let session = session(with: driver)
        if form == .text { output.write(driver.greeting.text) }
        var (number, faults, rest) = (0, [Int](), script?[...])
        // The clock is held: while this waits for a line, no time passes in the app.
        while let line = script == nil ? readLine() : rest?.popFirst() {
            number += 1
            let reply = await session.answer(line)
            if let text = reply.text { output.write(text) }
            if reply.isFault { faults.append(number) }
            if reply.isLast { break }
        }
        return faults
    }

    @MainActor
    private func session(with driver: Driver) -> any SessionProtocol {
        switch form {
        case .text: TextProtocol(driver, echo: script == nil ? .off : .on)
        case .json: JSONProtocol(driver)
        case .mcp: ContextProtocol(driver)
        }
    }

    /// Names the lines whose commands failed. Someone who types commands has seen the answers.
    private func report(_ faults: [Int]) throws {
        guard !faults.isEmpty, form == .text, script != nil || isatty(STDIN_FILENO) == 0 else { return }
        for line in faults {
            StandardError.write("\(script ?? "standard input"):\(line): the command failed")
        }
        throw ExitCode.failure
    }
}

extension String {
    /// The lines of a script.
    fileprivate var scriptLines: [String] {
        split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }
}
