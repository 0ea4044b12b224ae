import AdoptModel
import Foundation
import MirrorPackage
import ProjectReading

/// Adopts the largest part of a project that builds.
///
/// A file that imports a module that isn't here or that doesn't compile is left out with the files that need it, so one bad file costs
/// that file and not the app.
struct Adoption {
    /// How the mirror is built.
    struct Build {
        let tests: Bool
        let scratch: String?
    }

    let project: SourceProject
    let outlines: SourceOutlines
    let stubs: [Stub]
    let checkouts: [String]
    let mirror: Mirror
    let build: Build?

    /// Writes and builds the mirror until it builds, or until no part of it does. Then the result is that of the whole project.
    func result() throws -> (SourceProject, AdoptReport) {
        if build != nil, let last = LastRun(in: mirror.output), let result = try result(after: last) {
            return result
        }
        let (whole, first) = try wholeProject()
        guard let (part, report) = try built(whole.part, first) else {
            LastRun.remove(from: mirror.output)
            return (whole.part.project, first.of(whole.part))
        }
        return try finished(part, report, whole.run(part.errors, wholeBuild: first.build))
    }

    /// The result that begins with the part that compiled last time; `nil` if the project's declarations have changed.
    private func result(after last: LastRun) throws -> (SourceProject, AdoptReport)? {
        let whole = try whole(rewriting: last.rewrittenPackages)
        guard let surroundings = whole.surroundings, last.applies(to: surroundings) else { return nil }
        var rest = whole.part
        rest.leaveOut(last.errors)
        guard rest.isUsable, let (part, report) = try built(rest, adopted(rest)) else { return nil }
        return try finished(part, report, whole.run(part.errors, wholeBuild: last.wholeBuild))
    }

    /// The project with all that can be brought, before anything is built.
    private struct Whole {
        let part: ProjectPart
        let rewrittenPackages: [URL]
        /// All on which the compiler's errors depend, because a file may change during the build; `nil` if nothing is built.
        let surroundings: String?

        func run(_ errors: LastRun.Errors, wholeBuild: BuildResult?) -> LastRun? {
            surroundings.map {
                LastRun(errors, rewriting: rewrittenPackages, wholeBuild: wholeBuild, surroundings: $0)
            }
        }
    }

    /// Stores what the next run needs to know.
    private func finished(
        _ part: ProjectPart, _ report: AdoptReport, _ run: LastRun?
    ) throws -> (SourceProject, AdoptReport) {
        var report = report
        report.wholeBuild = part.hasErrors ? run?.wholeBuild : nil
        try run?.save(in: mirror.output)
        return (part.project, report.of(part))
    }

    /// Leaves out what doesn't compile, until the rest does. If nothing remains, the mirror contains all files again, because their errors
    /// are there to be mended.
    private func built(_ whole: ProjectPart, _ first: AdoptReport) throws -> (ProjectPart, AdoptReport)? {
        var (part, report) = (whole, first)
        while let build = report.build, !build.succeeded {
            guard part.leaveOut(errorsOf: build) else {
                if !part.leftOut.isEmpty { _ = try mirror.refresh(whole.project) }
                return nil
            }
            report = try adopted(part)
        }
        return (part, report)
    }

    /// Adopts the project with its packages, of which those that don't build unchanged are rewritten.
    private func wholeProject() throws -> (Whole, AdoptReport) {
        var rewritten: [URL] = []
        while true {
            let whole = try whole(rewriting: rewritten)
            guard whole.part.isUsable else { throw MirrorFailure(nothingRemainsOf: whole.part) }
            let report = try adopted(whole.part)
            let unbuilt = report.build?.packagesToRewrite(in: whole.part.project) ?? []
            guard !unbuilt.isEmpty else { return (whole, report) }
            rewritten += unbuilt
        }
    }

    /// The project with its packages, without the files that can't compile because they need a module that isn't here.
    private func whole(rewriting packages: [URL]) throws -> Whole {
        var (project, outlines) = (project, outlines)
        for stub in stubs { try stub.add(to: &project) }
        var needed = NeededPackages(
            searching: checkouts.map { URL(fileURLWithPath: $0) }, cloningInto: try mirror.packagesFolder(),
            leavingOut: Set(stubs.map(\.module)), rewriting: packages,
            besides: PageFlowProducts.packages(of: mirror.pageFlow))
        needed.add(to: &project)
        outlines.read(project.targets.filter(\.isAdopted))
        Stub.connect(stubs, in: &project, outlines)
        let part = ProjectPart(of: project, outlines: outlines)
        return Whole(
            part: part, rewrittenPackages: packages,
            surroundings: build.map { _ in
                LastRun.surroundings(of: part.project, pageFlow: mirror.pageFlow)
            })
    }

    /// Writes the mirror of a part and builds it.
    private func adopted(_ part: ProjectPart) throws -> AdoptReport {
        var report = try mirror.refresh(part.project)
        guard let build else { return report }
        Progress.say("Building \(part.extent)")
        let package = PackageBuild(mirror.output, scratch: build.scratch)
        var result = try package.run(tests: build.tests)
        if result.needsTestList {
            _ = try mirror.refresh(part.project, listsTests: true)
            result = try package.run(tests: build.tests)
        }
        if !result.succeeded { result.explain(by: try mirror.origins(of: part.project)) }
        report.build = result
        return report
    }
}
