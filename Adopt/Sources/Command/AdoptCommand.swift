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
            Then the package is built. The report lists the files that compile unchanged, the rewritten constructs, the \
            declarations without a real implementation, and the remaining errors.
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
        help: """
            A package or pod to replace with a stand-in that is made from the app's uses, as for an unknown framework.
            """)
    var standIn: [String] = []

    @Option(help: "The file for the report in JSON.", completion: .file())
    var json: String?

    @Option(help: .hidden)
    var pageFlow: String?

    func run() throws {
        var (project, report) = try adopted(leavingOut: Set(standIn))
        // A build reports the errors of one package after the other.
        var replaced = stopped(in: report, project, besides: [])
        while report.replacedPackages.count < replaced.count {
            (project, report) = try adopted(leavingOut: Set(standIn + replaced.map(\.module)))
            report.replacedPackages = replaced
            replaced += stopped(in: report, project, besides: replaced)
        }
        let failing = testsToLeaveOut(of: report, project)
        if !failing.isEmpty {
            (project, report) = try adopted(
                leavingOut: Set(standIn + replaced.map(\.module)), without: failing)
            report.replacedPackages = replaced
        }
        if report.build?.succeeded == true { try use(&report, of: project) }
        if let json { try report.json.write(to: URL(fileURLWithPath: json)) }
        print(report.text)
        guard report.build?.succeeded ?? true, report.tests?.succeeded ?? true, failing.isEmpty else {
            throw ExitCode(1)
        }
        let place = "--package-path \(report.output)" + (scratchPath.map { " --scratch-path \($0)" } ?? "")
        for program in report.programs {
            print("swift run \(place) \(program) lab")
            print("swift run \(place) \(program) explore --output pages")
        }
    }

    /// Runs the tests and explores the apps, as requested by the options.
    private func use(_ report: inout AdoptReport, of project: SourceProject) throws {
        let mirror = URL(fileURLWithPath: report.output)
        let binaries = try PackageBuild(mirror, scratch: scratchPath).binaries()
        if tests {
            let uiTests = project.targets.filter { $0.kind == .interfaceTests }.map(\.module)
            report.tests = try TestProgram(
                in: binaries, of: report.project, modulesOfUITests: Set(uiTests)
            ).results()
        }
        guard let explore else { return }
        for program in report.programs {
            switch try AppExploration(in: binaries, of: mirror, budget: explore).outcome(of: program) {
            case .found(let summary): report.explorations.append(summary)
            case .failed(let remark): report.explorationRemarks.append(remark)
            }
        }
    }

    /// Reads the project, writes its mirror, and builds the mirror.
    private func adopted(leavingOut leftOut: Set<String>, without tests: [String: String] = [:]) throws
        -> (SourceProject, AdoptReport)
    {
        var project = try ProjectReader.read(URL(fileURLWithPath: path), target: target, scheme: scheme)
        project.targets.removeAll { tests[$0.name] != nil }
        project.remarks += tests.sorted(by: <).map {
            "\($0) doesn't build, the other tests run without it: \($1)"
        }
        let output =
            self.output.map { URL(fileURLWithPath: $0) }
            ?? project.folder
            .deletingLastPathComponent().appendingPathComponent(project.name + "-Linux")
        let mirror = Mirror(output: output, pageFlow: pageFlowFolder)
        var needed = NeededPackages(
            searching: packages.map { URL(fileURLWithPath: $0) }, cloningInto: try mirror.packagesFolder(),
            leavingOut: leftOut, besides: PageFlowProducts.packages(of: pageFlowFolder))
        needed.add(to: &project)
        var report = try mirror.refresh(project)
        if build { report = try built(report, of: project, in: mirror) }
        return (project, report)
    }

    /// The third-party packages that didn't build and aren't stand-ins yet.
    private func stopped(
        in report: AdoptReport, _ project: SourceProject, besides replaced: [ReplacedPackage]
    ) -> [ReplacedPackage] {
        let places = (packages + [report.output]).map { URL(fileURLWithPath: $0) }
        let known = Set(standIn + replaced.map(\.module))
        let found = report.build?.packagesToReplace(in: project, places: places) ?? []
        return found.filter { !known.contains($0.module) }
    }

    /// The test targets with errors, each with its first one, if no other code has errors and other tests remain.
    private func testsToLeaveOut(of report: AdoptReport, _ project: SourceProject) -> [String: String] {
        guard tests, let build = report.build, !build.succeeded else { return [:] }
        let all = project.targets.filter(\.kind.isTests)
        var failing: [String: String] = [:]
        for error in build.errors {
            let owner = all.first { $0.sources.contains { $0.path == error.path } }
            guard let owner else { return [:] }
            if failing[owner.name] == nil {
                failing[owner.name] = "\(error.path):\(error.line): \(error.message)"
            }
        }
        return failing.count < all.count ? failing : [:]
    }

    /// Builds the mirror. If the compiler doesn't find names of unknown modules, adds them to the stand-ins and builds again, as
    /// long as that adds names.
    private func built(_ first: AdoptReport, of project: SourceProject, in mirror: Mirror) throws
        -> AdoptReport
    {
        var report = first
        let package = PackageBuild(mirror.output, scratch: scratchPath)
        var build = try package.run(tests: tests)
        while !build.succeeded {
            let next = try mirror.refresh(
                project, missing: build.missing, listsTests: build.needsTestList)
            guard next.filesWritten > 0 else { break }
            report = next
            build = try package.run(tests: tests)
        }
        if !build.succeeded { build.explain(by: try mirror.origins(of: project)) }
        report.build = build
        return report
    }

    /// The package that contains this one.
    private var pageFlowFolder: URL {
        if let pageFlow { return URL(fileURLWithPath: pageFlow) }
        return (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
    }
}
