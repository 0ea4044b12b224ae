import ArgumentParser
import Conformance
import Foundation
import ProgramIO

/// `pageflow conformance`: lists every entry of the evidence, and whether the runtime conforms to it.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Compare the runtime with the evidence of devices and documentation.",
        discussion: "The exit status is 0 when no entry falls short, else 1.")

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    @Option(
        name: .customLong("id"), help: "Check one entry only, such as push-02. May be given several times.")
    var ids: [String] = []

    @Option(
        name: .customLong("new"),
        help: ArgumentHelp(
            "Make an entry and its scenario from a Swift test that describes a device's behavior, in a checkout of PageFlow.",
            valueName: "file"))
    var report: String?

    func validate() throws {
        if report != nil { return }
        let known = MainActor.assumeIsolated { Set(Evidence.entries.map(\.id)) }
        for id in ids where !known.contains(id) {
            throw ValidationError("There is no entry \(id). `pageflow conformance` prints every entry.")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { if let report { try add(report) } else { try check() } }
    }

    @MainActor
    private func add(_ file: String) throws {
        let text = try InputFile.text(of: URL(fileURLWithPath: file))
        do {
            let entry = ReportedEntry(try ReportedTest(text), id: ids.first ?? ReportedEntry.nextID)
            let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            for written in try entry.write(to: root) { print(written.path.dropFirst(root.path.count + 1)) }
            print("Compare it: swift run pageflow conformance --id \(entry.id)")
        } catch let fault as ReportedTest.Fault {
            throw ValidationError("\(file): \(fault)")
        } catch let fault as ReportedEntry.NoCheckout {
            throw ValidationError(fault.description)
        }
    }

    @MainActor
    private func check() throws {
        let entries = Evidence.entries.filter { ids.isEmpty || ids.contains($0.id) }
        let findings = entries.map { Conformance.check($0) }
        if json {
            try printJSON(findings)
        } else {
            printTable(findings)
        }
        guard !findings.contains(where: \.fallsShort) else { throw ExitCode(1) }
    }

    @MainActor
    private func printTable(_ findings: [Finding]) {
        let width = findings.map(\.entry.id.count).max() ?? 0
        for finding in findings {
            let id = finding.entry.id.padding(toLength: width, withPad: " ", startingAt: 0)
            let scenario = finding.entry.scenario.prefix(60)
            let short = String(scenario).padding(toLength: 60, withPad: " ", startingAt: 0)
            print("\(id)  \(short)  \(finding.word)")
            for line in finding.details { print(String(repeating: " ", count: width + 4) + line) }
        }
        print(Tally(of: findings))
    }

    private func printJSON(_ findings: [Finding]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let report = findings.map(Report.init)
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
}

extension Finding {
    fileprivate var fallsShort: Bool {
        if case .fallsShort = result { true } else { false }
    }

    fileprivate var word: String {
        switch result {
        case .passes: "passes"
        case .fallsShort: "FALLS SHORT"
        case .untried(let untried): untried.state
        }
    }

    fileprivate var details: [String] {
        var lines = remark.map { [$0] } ?? []
        switch result {
        case .passes: break
        case .fallsShort(let expected, let actual):
            lines += ["expected:"] + expected.map { "  \($0)" } + ["actual:"] + actual.map { "  \($0)" }
        case .untried(let untried): lines.append(untried.reason)
        }
        return lines
    }
}

/// The summary line.
private struct Tally: CustomStringConvertible {
    private var counts: [String: Int] = [:]

    init(of findings: [Finding]) {
        for finding in findings { counts[finding.word, default: 0] += 1 }
    }

    var description: String {
        "\(counts["passes", default: 0]) pass, \(counts["FALLS SHORT", default: 0]) fall short, "
            + ["not covered yet", "contradicted", "open"].map { "\(counts[$0, default: 0]) \($0)" }
            .joined(separator: ", ")
    }
}

/// A finding as JSON.
private struct Report: Encodable {
    let id, scenario, source, confidence, result: String
    let remark, why: String?
    let expected, actual: [String]?

    init(_ finding: Finding) {
        id = finding.entry.id
        scenario = finding.entry.scenario
        source = finding.entry.source
        confidence = finding.entry.confidence.rawValue
        remark = finding.remark
        switch finding.result {
        case .passes: (result, why, expected, actual) = ("passes", nil, nil, nil)
        case .fallsShort(let wanted, let seen):
            (result, why, expected, actual) = ("falls short", nil, wanted, seen)
        case .untried(let untried):
            (result, why, expected, actual) = (untried.state, untried.reason, nil, nil)
        }
    }
}
