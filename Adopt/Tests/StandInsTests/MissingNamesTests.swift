import AdoptModel
import Testing

struct MissingNamesTests {
    private func missing(in path: String) -> MissingNames {
        MissingNames(
            names: [.init("Auth", .types, path: path)], lines: [.init(path: path, line: 2)],
            values: [.init(of: "FirebaseAuth", wanted: "String", path: path, line: 3, column: 4)])
    }

    @Test func `missing names are kept as long as their file exists`() {
        let (one, other) = (missing(in: "One.swift"), missing(in: "Other.swift"))
        let both = one.union(other)
        #expect(both.names.count == 2 && both.lines.count == 2 && both.values.count == 2)
        #expect(both.inFiles { $0 == "One.swift" } == one)
        #expect(both.inFiles { _ in true } == both)
    }
}
