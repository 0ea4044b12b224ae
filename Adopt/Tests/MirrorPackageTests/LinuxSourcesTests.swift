import Foundation
import MirrorPackage
import Testing

/// Committed Linux files and their originals.
struct LinuxSourcesTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func put(_ text: String, at path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private func sources() throws -> LinuxSources {
        try LinuxSources(of: [package.appending(path: "App")], in: package.appending(path: "Linux"))
    }

    private func withPackage(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: package) }
        try put("", at: "Package.swift")
        try put(
            "import UIKit\nclass Page: UIViewController {\n    @IBOutlet var label: UILabel!\n}\n",
            at: "App/Pages/Page.swift")
        try put("struct Note {}\n", at: "App/Note.swift")
        try body()
    }

    @Test func `each file has its own name, and its header names the original`() throws {
        try withPackage {
            let written = try sources().write()
            let files = ["Note.linux.swift", "Pages/Page.linux.swift", "Tables.linux.swift"]
            #expect(written == files.map { "Linux/App/" + $0 })
            let lines = try text("Linux/App/Pages/Page.linux.swift").split(separator: "\n")
            #expect(lines[0].hasPrefix("// Written by `pageflow adopt sources` from App/Pages/Page.swift, "))
            #expect(lines[2] == "#sourceLocation(file: \"App/Pages/Page.swift\", line: 1)")
            #expect(lines[5] == "    var label: UILabel!")
        }
    }

    @Test func `a second run writes nothing, and a check finds no differences`() throws {
        try withPackage {
            _ = try sources().write()
            #expect(try sources().write() == [])
            #expect(try sources().differences().map(\.description) == [])
        }
    }

    @Test func `a check finds edited, new and removed files, and a run updates them`() throws {
        try withPackage {
            _ = try sources().write()
            try put("struct Note { var text = \"\" }\n", at: "App/Note.swift")
            try put("struct Date {}\n", at: "App/Date.swift")
            try FileManager.default.removeItem(at: package.appending(path: "App/Pages/Page.swift"))
            #expect(
                try sources().differences().map(\.description) == [
                    "Linux/App/Date.linux.swift is missing.",
                    "Linux/App/Note.linux.swift differs from its original.",
                    "Linux/App/Pages/Page.linux.swift no longer has an original.",
                ])
            #expect(try sources().write().count == 3)
            #expect(try sources().differences().isEmpty)
        }
    }

    @Test func `an unrelated file stays unchanged, and nothing is written`() throws {
        try withPackage {
            try put("struct Mine {}\n", at: "Linux/App/Mine.swift")
            #expect(throws: MirrorFailure.self) { try sources().write() }
            #expect(try text("Linux/App/Mine.swift") == "struct Mine {}\n")
            #expect(
                !FileManager.default.fileExists(
                    atPath: package.appending(path: "Linux/App/Note.linux.swift").path))
        }
    }

    @Test func `a construct that cannot be rewritten is reported, and nothing is written`() throws {
        try withPackage {
            try put("class Person: NSObject {\n    @NSManaged var a: Int, b: Int\n}\n", at: "App/Note.swift")
            let failure = #expect(throws: MirrorFailure.self) { try sources().write() }
            #expect(failure?.description.hasPrefix("App/Note.swift:2:5: error: @NSManaged") == true)
        }
    }

    @Test func `the bank's Linux files match their originals`() throws {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Examples"
        )
        .standardized
        let folders = ["Accounts", "App", "Payments", "Service"].map {
            examples.appending(path: "Bank/\($0)")
        }
        let bank = try LinuxSources(of: folders, in: examples.appending(path: "BankOnLinux"))
        #expect(try bank.differences().map(\.description) == [], "Repair: .ci/bank-on-linux")
    }
}
