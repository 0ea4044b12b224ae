import Foundation
import Testing

/// Every command with an output that can't be written: on a full disk, closed, and closed by the reader of a pipe.
@Suite struct OutputTests {
    private static let storyboard = "Tests/StoryboardTests/Files/Login.storyboard"

    /// Arguments with which a command prints text and ends quickly.
    private static let verbs = [
        "help", "list", "trace shop --speed instant", "trace shop --speed instant --format json",
        "study --speed instant --format lines", "conformance --id push-01", "conformance --id push-01 --json",
        "storyboard \(storyboard)",
        "storyboard --mutants 2 \(storyboard)", "storyboard --mutant 1 \(storyboard)",
        "storyboard --perform \(storyboard)", "stress --operations 200 --world uikit",
        "explore lifecycle-study --walks 0 --jobs 1", "lab lifecycle-study --port 0",
    ]

    @Test(arguments: verbs, [">/dev/full", ">&-"])
    func `output that is lost is an error in words, and nothing traps`(_ verb: String, _ redirection: String)
        async throws
    {
        let command = try await Command.shell(
            "\(Command.program.path) \(verb) \(redirection)", in: Command.package)
        #expect(command.status == 1, "\(command.status): \(command.errors.prefix(500))")
        #expect(
            command.errors.contains("Error: The output cannot be written: "), "\(command.errors.prefix(500))")
        #expect(!command.errors.contains("Fatal error"))
    }

    @Test(arguments: verbs.filter { !$0.hasPrefix("lab") })
    func `a pipe that is closed by its reader ends a verb without a trap`(_ verb: String) async throws {
        let command = try await Command.shell(
            "\(Command.program.path) \(verb) | head -1", in: Command.package)
        #expect(
            !command.errors.contains("Fatal error") && !command.errors.contains("Crash"),
            "\(command.errors.prefix(500))")
    }

    @Test func `notes on a standard error that is closed are lost without a trap`() async throws {
        let command = try await Command.shell(
            "\(Command.program.path) trace shop --speed instant --format lines 2>&-", in: Command.package)
        #expect(command.status == 0 && !command.output.isEmpty)
    }

    @Test func `a file whose folder is missing is refused before the work, with the folder's name`()
        async throws
    {
        let file = "/nowhere/at/all"
        for arguments in [
            ["shot", "shop", "--to", "\(file)/a.svg"], ["film", "shop", "--to", "\(file)/a.svg"],
            ["explore", "shop", "--junit", "\(file)/a.xml"],
            ["explore", "shop", "--write-baseline", "\(file)/a.json"],
            ["explore", "shop", "--to", "/dev/null/folder"],
            ["explore", "shop", "--baseline", "\(file)/a.json"],
            ["pictures", "/dev/null/folder"], ["storyboard", Self.storyboard, "--to", "\(file)/a.svg"],
            ["storyboard", "\(file)/a.storyboard"], ["replay", "\(file)/a.html"],
            ["conformance", "--new", "\(file)/a.swift"],
            ["coverage", "Sources/FlowGraph", "--to", "/dev/null/folder"],
        ] {
            let command = try await Command.run(arguments)
            #expect(
                command.status != 0 && !command.errors.contains("Domain="), "\(arguments): \(command.errors)")
            #expect(
                command.errors.contains(arguments.last!) && command.errors.contains("ame another"),
                "\(arguments): \(command.errors)")
        }
    }

    @Test(arguments: [
        ("explore shop --budget nan", "--budget takes a number of seconds, more than 0."),
        ("explore shop --budget inf", "--budget takes a number of seconds, more than 0."),
        ("explore shop --walks=-1", "--walks must be at least 0."),
        ("explore shop --states-per-page 0", "--states-per-page must be at least 1."),
        ("coverage . --pages nan", "--pages takes a share in percent, from 0 to 100."),
        ("lab shop --host nonsense", "--host 'nonsense' is not an IPv4 address."),
        ("lab shop --host 0.0.0.0", "--host 0.0.0.0 is every address of this machine."),
    ])
    func `a number or a host that makes no sense is refused`(_ arguments: String, _ words: String)
        async throws
    {
        let command = try await Command.run(arguments.split(separator: " ").map(String.init))
        #expect(command.status != 0 && command.errors.hasPrefix("Error: \(words)"), "\(command.errors)")
    }

    @Test(arguments: ["1e309", "1e300", "-1e300"])
    func `a storyboard of any size is drawn`(_ size: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.storyboard")
        try Self.document(side: size).write(to: file, atomically: true, encoding: .utf8)
        let command = try await Command.run(["storyboard", file.path, "--pictures", folder.path])
        #expect(command.status == 0, "\(command.errors.prefix(1_000))")
    }

    private static func document(side: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="p"><scenes><scene><objects>
        <viewController id="p" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/>
        <subviews><label id="l" text="a" opaque="NO"><rect key="frame" x="\(side)" y="0" width="\(side)" height="\(side)"/></label>
        <imageView id="i" image="star" catalog="system"><rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/></imageView>
        <slider id="s"><rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/></slider></subviews></view></viewController>
        </objects></scene></scenes></document>
        """
    }
}
