import Foundation
import Testing

/// An example in the lab, with the lab in a headless browser.
///
/// The lab and the browser are separate programs, as a user runs them.
struct LabInBrowser: Sendable {
    let browser: WebDriver
    let address: String
    let lab: ChildProcess?
    private let driver: ChildProcess

    /// The lab of 500 views.
    static let manyViews = "many-views"

    /// The reason that no browser is available; `nil` if one is.
    static let missing: String? = {
        let missing = ["chromium", "chromedriver"].filter { path(of: $0) == nil }
        return missing.isEmpty
            ? nil
            : "\(missing.joined(separator: " and ")) not found: apt-get install chromium chromium-driver"
    }()

    private static func path(of program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Opens an example, or a script of `pageflow stress` by the program of the package Evidence.
    static func with(
        _ example: String, script: URL? = nil, _ body: (LabInBrowser) async throws -> Void
    ) async throws {
        let opened = try await LabInBrowser(example, script: script)
        do {
            try await body(opened)
        } catch {
            await opened.close()
            throw error
        }
        await opened.close()
    }

    /// Opens the report of a test, which doesn't need a lab.
    static func withReport(_ file: URL, _ body: (LabInBrowser) async throws -> Void) async throws {
        let opened = try await LabInBrowser(address: file.absoluteString, lab: nil)
        do {
            try await opened.open()
            try await body(opened)
        } catch {
            await opened.close()
            throw error
        }
        await opened.close()
    }

    private init(_ example: String, script: URL?) async throws {
        let (program, arguments) =
            switch (script, example) {
            case (let script?, _): ("stress", ["lab", "--script", script.path])
            case (nil, Self.manyViews): ("ManyViews", [])
            default: ("examples", ["lab", example])
            }
        let lab = try ChildProcess(
            Built.folder.appendingPathComponent(program).path, arguments + ["--port", "0"])
        let address = try await lab.line { line in
            line.range(of: "http://").map { String(line[$0.lowerBound...]) }
        }
        try await self.init(address: address, lab: lab)
    }

    private init(address: String, lab: ChildProcess?) async throws {
        (self.address, self.lab) = (address, lab)
        driver = try ChildProcess(Self.path(of: "chromedriver") ?? "", ["--port=0"])
        let driverPort = try await driver.line { line in
            line.contains("started successfully on port")
                ? Int(line.split(separator: " ").last?.dropLast() ?? "") : nil
        }
        browser = try await WebDriver(
            at: URL(string: "http://127.0.0.1:\(driverPort)")!,
            arguments: ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1"])
    }

    /// The lab's CPU time, in seconds.
    var processorTime: Double { lab?.processorTime ?? 0 }

    private func close() async {
        try? await browser.close()
        await driver.stop()
        await lab?.stop()
    }
}
