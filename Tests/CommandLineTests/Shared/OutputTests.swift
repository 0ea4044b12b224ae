import Foundation
import Testing

/// Every command with an output that can't be written: on a full disk, closed, and closed by the reader of a pipe.
@Suite struct OutputTests {
    private static let storyboard = "Tests/StoryboardTests/Files/Login.storyboard"

    /// Arguments with which a command prints text and ends soon.
    private static let verbs = Program.performed([
        "help", "list", "trace shop --speed instant", "trace shop --speed instant --format json",
        "study --speed instant --format lines", "conformance --id push-01", "conformance --id push-01 --json",
        "storyboard \(storyboard)",
        "storyboard --mutants 2 \(storyboard)", "storyboard --mutant 1 \(storyboard)",
        "storyboard --perform \(storyboard)", "stress --operations 200 --world uikit",
        "explore lifecycle-study --walks 0 --jobs 1", "lab lifecycle-study --port 0",
    ])

    @Test(arguments: verbs, [">/dev/full", ">&-"])
    func `output that is lost is an error in words, and nothing traps`(_ verb: String, _ redirection: String)
        async throws
    {
        let command = try await Command.shell(
            "\(Command.path(for: verb)) \(verb) \(redirection)", in: Command.package)
        #expect(command.status == 1, "\(command.status): \(command.errors.prefix(500))")
        #expect(
            command.errors.contains("Error: The output cannot be written: "), "\(command.errors.prefix(500))")
        #expect(!command.errors.contains("Fatal error"))
    }

    @Test(arguments: verbs.filter { !$0.hasPrefix("lab") })
    func `a pipe that is closed by its reader ends a verb without a trap`(_ verb: String) async throws {
        let command = try await Command.shell(
            "\(Command.path(for: verb)) \(verb) | head -1", in: Command.package)
        #expect(
            !command.errors.contains("Fatal error") && !command.errors.contains("Crash"),
            "\(command.errors.prefix(500))")
    }

    @Test(arguments: Program.performed(["trace shop --speed instant --format lines"]))
    func `notes on a standard error that is closed are lost without a trap`(_ verb: String) async throws {
        let command = try await Command.shell("\(Command.path(for: verb)) \(verb) 2>&-", in: Command.package)
        #expect(command.status == 0 && !command.output.isEmpty)
    }

    @Test(
        arguments: Program.performed([
            "shot shop --to /nowhere/at/all/a.svg", "film shop --to /nowhere/at/all/a.svg",
            "explore shop --junit /nowhere/at/all/a.xml",
            "explore shop --write-baseline /nowhere/at/all/a.json",
            "explore shop --to /dev/null/folder", "explore shop --baseline /nowhere/at/all/a.json",
            "pictures /dev/null/folder", "storyboard \(storyboard) --to /nowhere/at/all/a.svg",
            "storyboard /nowhere/at/all/a.storyboard", "replay /nowhere/at/all/a.html",
            "conformance --new /nowhere/at/all/a.swift",
            "coverage Sources/Base/FlowGraph --to /dev/null/folder",
        ]))
    func `a file whose folder is missing is refused before the work, with the folder's name`(_ call: String)
        async throws
    {
        let command = try await Command.run(call.words)
        #expect(command.status != 0 && !command.errors.contains("Domain="), "\(command.errors)")
        #expect(
            command.errors.contains(call.words.last!) && command.errors.contains("ame another"),
            "\(command.errors)")
    }

    private static let refusals = [
        ("explore shop --budget nan", "--budget takes a number of seconds, more than 0."),
        ("explore shop --budget inf", "--budget takes a number of seconds, more than 0."),
        ("explore shop --walks=-1", "--walks must be at least 0."),
        ("explore shop --states-per-page 0", "--states-per-page must be at least 1."),
        ("coverage . --pages nan", "--pages takes a share in percent, from 0 to 100."),
        ("lab shop --host nonsense", "--host 'nonsense' is not an IPv4 address."),
        ("lab shop --host 0.0.0.0", "--host 0.0.0.0 is every address of this machine."),
    ].filter { Program.performing($0.0.words) != nil }

    @Test(arguments: refusals)
    func `an invalid number or host is rejected`(_ arguments: String, _ words: String)
        async throws
    {
        let command = try await Command.run(arguments.words)
        #expect(command.status != 0 && command.errors.hasPrefix("Error: \(words)"), "\(command.errors)")
    }
}
