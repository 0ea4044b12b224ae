import ArgumentParser
import Foundation
import ProgramIO
import TestEntryPoint

/// `pageflow xctest-main`: writes the entry point of a package's XCTest tests on Linux.
struct XCTestMainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xctest-main",
        abstract: "Write Tests/XCTMain.swift, which names every XCTest test of a package.",
        discussion: """
            SwiftPM on Linux finds most tests by itself. It does not find those of a class inside another type. With the file \
            that this command writes, it runs those as well. The command names tests that cannot run and why, such as those in \
            #if os(iOS). Write it anew when tests are added, renamed or removed, and compare it in \
            CI with --check.

            Each folder of Tests is a module. Name the folders, as Tests/ShopTests or ShopTests=Path, if they lie elsewhere.
            """)

    @Argument(help: "The folders of the test targets. Default: each folder in Tests that has Swift files.")
    var targets: [String] = []

    @Option(help: "The package's folder.")
    var package = "."

    @Option(help: "A class of another package that inherits XCTestCase. May be given several times.")
    var baseClass: [String] = []

    @Flag(help: "Compare the file instead, and write nothing. The exit status is 1 if it differs.")
    var check = false

    func run() throws {
        let folder = TestSources(package: URL(fileURLWithPath: package))
        let modules = try targets.isEmpty ? folder.modules() : targets.map(folder.module(of:))
        let entryPoint = EntryPoint(for: modules, baseClasses: Set(baseClass))
        let text = entryPoint.text(madeBy: command)
        for note in entryPoint.notes { StandardError.write(note) }
        guard check else {
            try OutputFile.write(text, to: folder.entryPoint)
            return print("\(folder.entryPoint.relativePath): \(entryPoint.testCount) tests")
        }
        guard (try? String(contentsOf: folder.entryPoint, encoding: .utf8)) == text else {
            StandardError.write(
                "\(folder.entryPoint.relativePath) is not what the tests ask for.\nrepair: \(command)")
            throw ExitCode(1)
        }
        print("\(folder.entryPoint.relativePath): \(entryPoint.testCount) tests, up to date")
    }

    /// The command that recreates the file, to run in the package's folder.
    private var command: String {
        (["swift run pageflow xctest-main"] + targets + baseClass.map { "--base-class \($0)" }).joined(
            separator: " ")
    }
}

/// The test targets of a package on disk.
private struct TestSources {
    let package: URL

    private var tests: URL { package.appendingPathComponent("Tests") }

    var entryPoint: URL { tests.appendingPathComponent("XCTMain.swift") }

    func modules() throws -> [TestModule] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: tests.path) else {
            throw ValidationError("There is no folder \(tests.path).")
        }
        return try names.sorted().map { try module(of: "Tests/" + $0) }.filter(\.hasFiles)
    }

    /// The module for `Path` or `Name=Path`.
    func module(of target: String) throws -> TestModule {
        let parts = target.split(separator: "=", maxSplits: 1).map(String.init)
        let path = parts.last ?? target
        let name = parts.count == 2 ? parts[0] : URL(fileURLWithPath: path).lastPathComponent
        return try TestModule(name: name.asModuleName, files: files(in: path))
    }

    private func files(in path: String) throws -> [(path: String, text: String)] {
        let folder = package.appendingPathComponent(path).path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { file in
            ("\(path)/\(file)", try InputFile.text(of: URL(fileURLWithPath: "\(folder)/\(file)")))
        }
    }
}

extension String {
    /// SwiftPM derives a module's name from the target's: characters that a name can't contain become underscores.
    fileprivate var asModuleName: String {
        String(
            unicodeScalars.map { CharacterSet.alphanumerics.contains($0) || $0 == "_" ? Character($0) : "_" })
    }
}
