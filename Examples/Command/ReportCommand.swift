import AppRecording
import ArgumentParser
import Foundation
import ProgramIO

/// `pageflow report`: writes an index of the recordings of failed tests.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Make an index of the recordings of tests in a folder.",
        discussion: """
            Writes index.html, with filters, and summary.md, a table of the failed tests for the pages of a build server, into \
            the folder. A test that fails leaves a recording in .build/recordings, or in the folder that PAGEFLOW_RECORDINGS names.
            """)

    @Argument(help: "The folder. Folders in it are read as well.", completion: .directory)
    var folder = ".build/recordings"

    func run() throws {
        let url = URL(fileURLWithPath: folder)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw ValidationError(
                "There is no folder \(folder). Tests make it when one fails, or with PAGEFLOW_RECORD=always.")
        }
        let index = ReportIndex(of: url)
        for fault in index.faults { StandardError.write("Left out: \(fault)") }
        let page = url.appendingPathComponent("index.html")
        try OutputFile.write(index.html, to: page)
        try OutputFile.write(index.markdown, to: url.appendingPathComponent("summary.md"))
        print("\(index.headline): \(page.path)")
    }
}
