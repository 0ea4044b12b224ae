import Foundation
import Testing

/// The additions of BankWithPageFlow, and checks that the bank itself is unchanged.
@Suite struct ChangeSetTests {
    @Test func `the storyboards are byte for byte what they were`() throws {
        let table = try Self.text("Examples/Tests/BankTests/Storyboards.sha256").split(separator: "\n")
        let files = try Self.files(in: "Examples/Bank") {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }
        #expect(table.map { String($0.suffix(from: $0.index($0.startIndex, offsetBy: 66))) } == files)
        let check = Process()
        check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        check.arguments = [
            "sha256sum", "--check", "--strict", "--quiet", "Examples/Tests/BankTests/Storyboards.sha256",
        ]
        check.currentDirectoryURL = Self.package
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    @Test func `no line of the bank knows of PageFlow`() throws {
        let files = try Self.files(in: "Examples/Bank") { $0.hasSuffix(".swift") }
        #expect(files.count > 100)
        for file in files { #expect(try !Self.text(file).contains("PageFlow"), "\(file)") }
    }

    @Test func `what Linux compiles was made of the bank as it is`() throws {
        let modules = ["Accounts", "App", "Payments", "Service"]
        for module in modules {
            for file in try Self.files(in: "Examples/Bank/\(module)", where: { $0.hasSuffix(".swift") }) {
                let made = file.replacing("Examples/Bank/", with: "Examples/BankOnLinux/")
                    .replacing(".swift", with: ".linux.swift")
                let head = (try? Self.text(made))?.prefix { $0 != "\n" } ?? ""
                #expect(
                    head.contains(" \(Self.hash(of: try Self.text(file)))."),
                    "\(file) was edited after \(made) was written. Repair: .ci/bank-on-linux")
            }
        }
    }

    /// The hash that `pageflow adopt sources` writes (FNV-1a, 64 bits).
    private static func hash(of text: String) -> String {
        let hash = (Array(text.utf8) + [0xff]).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }

    @Test(arguments: ["docs/AppDevelopers.md", "Examples/BankWithPageFlow/README.md"])
    func `the pages give the size of the change`(page: String) throws {
        let added = try Self.files(in: "Examples/BankWithPageFlow") { $0.hasSuffix(".swift") }
        let bank = try Self.files(in: "Examples/Bank") { $0.hasSuffix(".swift") }
        let boards = try Self.files(in: "Examples/Bank") {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }
        let text = try Self.text(page).replacing("\n", with: " ")
        #expect(
            text.contains(
                "\(added.count) files with \(Self.grouped(try Self.lines(in: added))) lines of code"))
        #expect(text.contains("\(Self.grouped(try Self.lines(in: bank))) lines of Swift"))
        let all = try boards.map { try Self.text($0).count(where: \.isNewline) }.reduce(0, +)
        #expect(text.contains("\(Self.grouped(all)) of storyboards and nibs"))
    }

    @Test func `the page for app developers counts the buttons that close a page`() throws {
        let boards = try Self.files(in: "Examples/Bank") {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }
        let count = try boards.map { try Self.text($0).ranges(of: #"selector="close:""#).count }.reduce(0, +)
        #expect(try Self.text("docs/AppDevelopers.md").contains("\(count) buttons that close a page"))
    }

    private static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
        .standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private static func files(in folder: String, where isMeant: (String) -> Bool) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(folder).path)
            .filter(isMeant).map { "\(folder)/\($0)" }.sorted()
    }

    /// Lines of code, without comments and blank lines.
    private static func lines(in files: [String]) throws -> Int {
        try files.flatMap { try text($0).split(separator: "\n") }
            .count { line in
                let code = line.drop { $0 == " " }
                return !code.isEmpty && !code.hasPrefix("//")
            }
    }

    /// 6252 as 6,252.
    private static func grouped(_ number: Int) -> String {
        number < 1000 ? "\(number)" : "\(number / 1000)," + "\(1000 + number % 1000)".dropFirst()
    }
}
