import Testing

@testable import RoomsKit

/// READMEs with a table of folders, next to the sources `A/One.swift`, `B/C/Two.swift` and `B/D/Three.swift`.
@Suite struct FolderTableTests {
    private func faults(_ rows: [String], title: String = "Folder") -> [String]? {
        let table = ["# M", "", "| \(title) | What |", "|---|---|"] + rows.map { "| \($0) | text |" }
        return FolderTable(
            of: "M/README.md",
            text: table.joined(separator: "\n") + "\n\n| Other | x |\n|---|---|\n| Z | y |",
            sources: ["Zero.swift", "A/One.swift", "B/C/Two.swift", "B/D/Three.swift"])?.faults
    }

    @Test(arguments: [["A", "B"], ["A", "B/C", "B/D"], ["A, B"], ["`A`", "B/C, B/D"]])
    func `a table that names every folder has no fault`(rows: [String]) {
        #expect(faults(rows) == [])
    }

    @Test(arguments: [(["A"], "B"), (["B"], "A"), (["A", "B/C"], "B/D")])
    func `a folder without a row is a fault`(rows: [String], folder: String) {
        #expect(
            faults(rows) == ["M/README.md:3: the table has no row for the folder \(folder). Repair: add one"])
    }

    @Test func `a row without a folder is a fault at its line`() {
        #expect(
            faults(["A", "B", "Gone"]) == [
                "M/README.md:7: there is no folder Gone with sources. Repair: remove the row or correct the name"
            ])
    }

    @Test func `a folder with two rows is a fault`() {
        #expect(faults(["A", "B", "A"]) == ["M/README.md:7: the folder A has two rows. Repair: remove one"])
    }

    @Test func `a README without a table of folders is not compared`() {
        #expect(faults(["X"], title: "Module") == nil)
    }
}
