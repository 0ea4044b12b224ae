import ArgumentParser
import Foundation

/// `pageflow flow`: the program of the package Flows reads the flows, and the app's program runs them. Flows is a package of its own because
/// it needs Yams, which the other commands don't build.
struct FlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Run flows in Maestro's YAML format on an app.",
        discussion: """
            A folder stands for its flows, as its config.yaml chooses and orders them. Everything in a flow that PageFlow doesn't \
            have is named before the first flow runs; the exit status is then 2. It is 1 if a flow fails. docs/Flows.md lists the \
            commands. The app is the shop, another example (--app), or the app of another package (--package).
            """)

    @Argument(help: "Flows, or folders with flows.", completion: .file())
    var files: [String]

    @Option(help: "The example; with --package the program.")
    var app: String?

    @Option(
        help: "Run the app of another package, such as one that `pageflow adopt` has written.",
        completion: .directory)
    var package: String?

    @Option(
        name: [.customShort("e"), .long], help: "A parameter, such as USER=tea. May be given several times.")
    var env: [String] = []

    @Option(help: "Tags, separated by commas: a flow needs one of them.")
    var includeTags: String?

    @Option(help: "Tags, separated by commas: a flow with one of them doesn't run.")
    var excludeTags: String?

    @Option(help: "The device. Default: the one that the app was made for.")
    var device: String?

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    var system: String?

    @Option(help: "The format of the report.")
    var format: Format?

    @Option(help: "The file for the report. Default: report.xml.", completion: .file())
    var output: String?

    @Option(help: "The folder for recordings of failed flows.", completion: .directory)
    var recording: String?

    @Option(help: "The folder of the paths of screenshots and recordings in flows.", completion: .directory)
    var folder: String?

    @Option(help: "The seed of random text.")
    var seed: UInt64?

    /// A format of the report.
    enum Format: String, CaseIterable, ExpressibleByArgument { case junit }

    func validate() throws {
        if output != nil, format == nil { throw ValidationError("--output needs --format junit.") }
    }

    func run() throws {
        let plan = FileManager.default.temporaryDirectory
            .appendingPathComponent("pageflow-flow-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: plan) }
        try PackageFolder.swift(
            [
                "run", "-c", OtherProgram.configuration, "--package-path",
                PackageFolder.pageFlow.appendingPathComponent("Flows").path, "flows", "--to", plan.path,
            ] + readingWords)
        try OtherProgram.examples.run(["run-flows"] + runningWords, input: plan)
    }

    /// What the program of Flows needs.
    private var readingWords: [String] {
        env.flatMap { ["-e", $0] }
            + words([("--include-tags", includeTags), ("--exclude-tags", excludeTags)]) + ["--"] + files
    }

    /// What the app's program needs.
    private var runningWords: [String] {
        words([
            ("--app", app), ("--package", package), ("--device", device), ("--system", system),
            ("--recording", recording), ("--folder", folder), ("--seed", seed.map { "\($0)" }),
            ("--junit", format.map { _ in output ?? "report.xml" }),
        ])
    }

    private func words(_ options: [(String, String?)]) -> [String] {
        options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    }
}
