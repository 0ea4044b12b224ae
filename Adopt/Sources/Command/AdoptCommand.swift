import AdoptModel
import ArgumentParser
import Foundation
import MirrorPackage
import ProjectReading

/// `adopt project`, or just `adopt`: converts an Xcode project into a package for Linux.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project",
        abstract: "Convert an Xcode project into a package that builds and runs on Linux.",
        discussion: """
            The project is only read. The package is written next to it, as NAME-Linux; a second run updates the changes. \
            Then the package is built. The report lists the files that compile unchanged, the rewritten constructs, the code \
            that is left out, and the remaining errors.
            """)

    @Argument(
        help: "An .xcworkspace, an .xcodeproj, a folder with one, a package, or a folder of sources.",
        completion: .directory)
    var path: String

    @Option(
        help: "The package's folder. Default: NAME-Linux next to the project.", completion: .directory)
    var output: String?

    @Option(help: "The target to adopt, with its dependencies and its tests.")
    var target: String?

    @Option(help: "The Xcode scheme to adopt, with the app that it launches and the tests that it runs.")
    var scheme: String?

    @Flag(
        help:
            "Only print what the project consists of and what of it can run here. Nothing is written or built."
    )
    var look = false

    @Flag(inversion: .prefixedNo, help: "Build the package.")
    var build = true

    @Flag(help: "Build and run the project's own tests too.")
    var tests = false

    @Option(
        help: "Explore the app for this many seconds, and count pages, ways, diagnostics, leaks and crashes.")
    var explore: Int?

    @Option(
        help: """
            A build folder that several mirrors share, so that UIKit is built only once. Pass it to swift run and swift test \
            too.
            """, completion: .directory)
    var scratchPath: String?

    @Option(
        help: """
            A folder with checkouts of packages that the project references by repository. Packages without a checkout are \
            cloned into the mirror.
            """, completion: .directory)
    var packages: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder with your own Swift declarations of a module that isn't here, such as Firebase=Stubs/Firebase.",
            valueName: "name=folder"))
    var stub: [Stub] = []

    @Option(
        help: """
            The targets, local packages and folders of the project to adopt, separated by commas, with all that they need.
            """)
    var only: [String] = []

    @Option(help: "The file for the report in JSON.", completion: .file())
    var json: String?

    @Option(help: .hidden)
    var pageFlow: String?

    func run() throws {
        var outlines = SourceOutlines()
        let whole = try ProjectReader.read(URL(fileURLWithPath: path), target: target, scheme: scheme)
        let names = only.flatMap { $0.split(separator: ",").map(String.init) }
        let project = try PartChoice(names).part(of: whole, &outlines)
        let mirror = Mirror(output: outputFolder(for: project), pageFlow: pageFlowFolder)
        if self.look { return try printLook(at: project, &outlines) }
        print(try look(at: project, &outlines, cloningInto: mirror.packagesFolder()).text + "\n")
        let adoption = Adoption(
            project: project, outlines: outlines, stubs: stub, checkouts: packages, mirror: mirror,
            build: build ? Adoption.Build(tests: tests, scratch: scratchPath) : nil)
        var (part, report) = try adoption.result()
        if report.build?.succeeded == true { try use(&report, of: part) }
        if let json { try report.json.write(to: URL(fileURLWithPath: json)) }
        print(report.text)
        let losesTests = tests && report.leftOut.contains(where: \.isOfTests)
        guard report.build?.succeeded ?? true, report.tests?.succeeded ?? true, !losesTests else {
            throw ExitCode(1)
        }
        let place = "--package-path \(report.output)" + (scratchPath.map { " --scratch-path \($0)" } ?? "")
        for program in report.programs {
            print("swift run \(place) \(program) lab")
            print("swift run \(place) \(program) explore --output pages")
        }
    }

    private func printLook(at project: SourceProject, _ outlines: inout SourceOutlines) throws {
        let clones = FileManager.default.temporaryDirectory
            .appendingPathComponent("adopt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: clones) }
        let look = try look(at: project, &outlines, cloningInto: clones)
        print(look.text + "\n")
        if let json { try look.json.write(to: URL(fileURLWithPath: json)) }
    }

    /// - Parameter clones: The folder for other versions of the checkouts than those that are checked out.
    private func look(
        at project: SourceProject, _ outlines: inout SourceOutlines, cloningInto clones: URL
    ) throws -> ProjectLook {
        var project = project
        for stub in stub { try stub.add(to: &project) }
        let needed = NeededPackages(
            searching: packages.map { URL(fileURLWithPath: $0) }, cloningInto: clones,
            leavingOut: Set(stub.map(\.module)), besides: PageFlowProducts.packages(of: pageFlowFolder),
            from: .checkouts)
        return ProjectLook(project, &outlines, finding: needed)
    }

    private func outputFolder(for project: SourceProject) -> URL {
        output.map { URL(fileURLWithPath: $0) }
            ?? project.folder.deletingLastPathComponent().appendingPathComponent(project.name + "-Linux")
    }

    /// Runs the tests and explores the apps, as requested by the options.
    private func use(_ report: inout AdoptReport, of project: SourceProject) throws {
        let mirror = URL(fileURLWithPath: report.output)
        let binaries = try PackageBuild(mirror, scratch: scratchPath).binaries()
        if tests {
            Progress.say("Testing")
            let uiTests = project.targets.filter { $0.kind == .interfaceTests }.map(\.module)
            report.tests = try TestProgram(
                in: binaries, of: report.project, modulesOfUITests: Set(uiTests)
            ).results()
        }
        guard let explore else { return }
        for program in report.programs {
            Progress.say("Exploring \(program) for \(explore) seconds")
            switch try AppExploration(in: binaries, of: mirror, budget: explore).outcome(of: program) {
            case .found(let summary): report.explorations.append(summary)
            case .failed(let remark): report.explorationRemarks.append(remark)
            }
        }
    }

    /// The package that contains this one.
    private var pageFlowFolder: URL {
        if let pageFlow { return URL(fileURLWithPath: pageFlow) }
        return (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
    }
}

extension Stub: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}
