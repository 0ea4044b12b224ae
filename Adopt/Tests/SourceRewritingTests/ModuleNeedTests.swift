import SourceRewriting
import Testing

@Suite("Modules that require a conditionally imported framework")
struct ModuleNeedTests {
    private static let clause = "#if canImport(SwiftUI)\nstruct Host: View {}\n#endif\n"

    @Test("The condition is true if a file requires the Objective-C runtime")
    func runtime() {
        let texts = [
            "#if canImport(ObjectiveC)\nimport ObjectiveC\npublic protocol Locked {}\n#endif",
            "protocol Flow: Locked {}",
        ]
        #expect(ModuleNeed.fulfilled(in: texts)[0].hasPrefix("#if true\n"))
        #expect(ModuleNeed.fulfilled(in: [texts[0]]) == [texts[0]])
    }

    @Test(
        "The condition is true if code outside it requires SwiftUI",
        arguments: [
            (["#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct A: View {}"], true),
            ([clause, "extension Host {}"], true), ([clause, "func f(_ h: Host) {}"], true),
            ([clause, "let h = Host()"], true), ([clause, "func f() {}"], false),
            (["#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif"], false),
            ([clause + "#if !canImport(SwiftUI)\nclass Host {}\n#endif", "let h = Host()"], false),
            (["#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\n#endif"], false),
        ])
    func need(texts: [String], isNeeded: Bool) {
        let fulfilled = ModuleNeed.fulfilled(in: texts)
        #expect((fulfilled != texts) == isNeeded)
        #expect(!isNeeded || fulfilled == texts.map { $0.replacing("canImport(SwiftUI)", with: "true") })
    }
}
