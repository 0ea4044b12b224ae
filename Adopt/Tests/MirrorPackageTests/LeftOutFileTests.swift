import AdoptModel
import Foundation
import ProjectReading
import Testing

@testable import MirrorPackage

/// A file that doesn't compile is left out, and the rest is built.
@Suite("Files that are left out")
struct LeftOutFileTests {
    @Test("The files with errors are left out, with their first errors")
    func files() throws {
        let project = try SmallProject()
        defer { project.remove() }
        let read = try ProjectReader.read(project.file)
        let page = project.folder.path + "/Clock/Clock/Pages/ClockViewController.swift"
        let build = BuildResult(
            output: """
                \(page):9:1: error: cannot find 'b' in scope
                \(page):3:7: error: cannot find 'a' in scope
                """, succeeded: false)
        let files = read.filesToLeaveOut(for: build)
        #expect(files.map(\.first.line) == [3])
        #expect(files.map(\.errors) == [2] && files.map(\.target) == ["Clock"])
        #expect(!files[0].isOfTests)
        var rest = read
        rest.leaveOut(files)
        let names = rest.targets.map { target in target.sources.map(\.lastPathComponent).sorted() }
        #expect(names == [["AppDelegate.swift", "Ticks.swift"], ["TicksTests.swift"]])
        let list = InfoPlist(of: rest.targets[0]).values["PageFlowClassesLeftOut"] as? [String]
        #expect(list == ["ClockViewController"])
    }

    @Test("Tests that don't compile cost their own target")
    func tests() throws {
        let project = try SmallProject()
        defer { project.remove() }
        let read = try ProjectReader.read(project.file)
        let tests = project.folder.path + "/Clock/ClockTests/TicksTests.swift"
        let files = read.filesToLeaveOut(
            for: BuildResult(output: "\(tests):5:1: error: no", succeeded: false))
        #expect(files.map(\.isOfTests) == [true])
        var rest = read
        rest.leaveOut(files)
        #expect(rest.targets.map(\.name) == ["Clock"])
    }

    @Test("No file is left out for an error elsewhere, or if nothing of the app would remain")
    func nothing() throws {
        let project = try SmallProject()
        defer { project.remove() }
        let read = try ProjectReader.read(project.file)
        let elsewhere = BuildResult(output: "/a/B.swift:1:1: error: no", succeeded: false)
        #expect(read.filesToLeaveOut(for: elsewhere) == [])
        let all = read.targets[0].sources.map { "\($0.path):1:1: error: no" }.joined(separator: "\n")
        #expect(read.filesToLeaveOut(for: BuildResult(output: all, succeeded: false)) == [])
    }
}
