import AdoptModel
import Foundation
import MirrorPackage
import ProjectReading

/// Adopts the largest part of a project that builds.
///
/// A package of others that doesn't build is replaced by a stand-in. A file of the project that doesn't compile is left out, and then the
/// files that need it, so one bad file costs that file and not the app.
struct Adoption {
    /// How the mirror is built.
    struct Build {
        let tests: Bool
        let scratch: String?
    }

    private let path: URL
    private let target: String?
    private let scheme: String?
    private let output: String?
    private let checkouts: [String]
    private let standIns: [String]
    private let pageFlow: URL
    private let build: Build?
    /// The packages that don't build unchanged.
    private var rewritten: [URL] = []
    private var replaced: [ReplacedPackage] = []
    private var leftOut: [LeftOutFile] = []

    init(
        of path: URL, target: String?, scheme: String?, output: String?, checkouts: [String],
        standIns: [String], pageFlow: URL, build: Build?
    ) {
        self.path = path
        self.target = target
        self.scheme = scheme
        self.output = output
        self.checkouts = checkouts
        self.standIns = standIns
        self.pageFlow = pageFlow
        self.build = build
    }

    /// Writes and builds the mirror until it builds, or until no part of it does. Then the result is that of the whole project.
    mutating func result() throws -> (SourceProject, AdoptReport) {
        let whole = try wholeProject()
        guard let failed = whole.report.build, !failed.succeeded else { return whole }
        var (project, report) = whole
        while let build = report.build, !build.succeeded {
            let files = project.filesToLeaveOut(for: build)
            guard !files.isEmpty else { return try again(whole) }
            leftOut += files
            (project, report) = try adopted()
        }
        report.wholeBuild = failed
        return (project, report)
    }

    /// A build reports the errors of one package after the other.
    private mutating func wholeProject() throws -> (project: SourceProject, report: AdoptReport) {
        var (project, report) = try adopted()
        while true {
            let unbuilt = report.build?.packagesToRewrite(in: project) ?? []
            let stopped = unbuilt.isEmpty ? stopped(in: report, project) : []
            guard !unbuilt.isEmpty || !stopped.isEmpty else { return (project, report) }
            rewritten += unbuilt
            replaced += stopped
            (project, report) = try adopted()
        }
    }

    /// Writes the mirror of the whole project again, for its errors to be mended.
    private mutating func again(
        _ whole: (project: SourceProject, report: AdoptReport)
    ) throws -> (SourceProject, AdoptReport) {
        guard !leftOut.isEmpty else { return whole }
        leftOut = []
        _ = try written()
        return whole
    }

    /// The packages of others that didn't build and aren't stand-ins yet.
    private func stopped(in report: AdoptReport, _ project: SourceProject) -> [ReplacedPackage] {
        let places = (checkouts + [report.output]).map { URL(fileURLWithPath: $0) }
        let known = Set(standIns + replaced.map(\.module))
        let found = report.build?.packagesToReplace(in: project, places: places) ?? []
        return found.filter { !known.contains($0.module) }
    }

    private func adopted() throws -> (SourceProject, AdoptReport) {
        var (project, report, mirror) = try written()
        if let build { report = try built(report, of: project, in: mirror, build) }
        report.replacedPackages = replaced
        report.leftOut = leftOut
        return (project, report)
    }

    /// Reads the project, and writes the mirror of the part that isn't left out.
    private func written() throws -> (SourceProject, AdoptReport, Mirror) {
        var project = try ProjectReader.read(path, target: target, scheme: scheme)
        let folder =
            output.map { URL(fileURLWithPath: $0) }
            ?? project.folder.deletingLastPathComponent().appendingPathComponent(project.name + "-Linux")
        let mirror = Mirror(output: folder, pageFlow: pageFlow)
        var needed = NeededPackages(
            searching: checkouts.map { URL(fileURLWithPath: $0) }, cloningInto: try mirror.packagesFolder(),
            leavingOut: Set(standIns + replaced.map(\.module)), rewriting: rewritten,
            besides: PageFlowProducts.packages(of: pageFlow))
        needed.add(to: &project)
        project.leaveOut(leftOut)
        return (project, try mirror.refresh(project), mirror)
    }

    /// Builds the mirror. If the compiler doesn't find names of unknown modules, adds them to the stand-ins and builds again, as
    /// long as that adds names.
    private func built(
        _ first: AdoptReport, of project: SourceProject, in mirror: Mirror, _ settings: Build
    ) throws -> AdoptReport {
        var report = first
        let package = PackageBuild(mirror.output, scratch: settings.scratch)
        var build = try package.run(tests: settings.tests)
        while !build.succeeded {
            let next = try mirror.refresh(
                project, missing: build.missing, listsTests: build.needsTestList)
            guard next.filesWritten > 0 else { break }
            report = next
            build = try package.run(tests: settings.tests)
        }
        if !build.succeeded { build.explain(by: try mirror.origins(of: project)) }
        report.build = build
        return report
    }
}
