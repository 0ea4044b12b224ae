import Testing

/// Checks a program's output after an edit two modules below it, when only the changes are built.
@Suite struct EditTests {
    static let printed = "7 middle two last"

    /// A structure grows that a class stores privately; twice, because with SwiftPM's own rule only the second edit failed.
    @Test func `stored properties`() throws {
        let chain = try Chain()
        expectOutput(of: chain)
        for name in ["second", "third"] {
            try chain.insert("var \(name) = (1, 2, 3)", before: "var first", in: "Base/State.swift")
            expectOutput(of: chain)
        }
        try chain.insert("public var own = (1, 2, 3)", before: "public init", in: "Base/Base.swift")
        expectOutput(of: chain)
    }

    /// Overridable members and initializers have entries in the vtables of all subclasses.
    @Test func `overridable members and initializers`() throws {
        let chain = try Chain()
        expectOutput(of: chain)
        try chain.insert(
            "open func zero() -> String { \"zero\" }", before: "open func", in: "Base/Base.swift")
        expectOutput(of: chain)
        try chain.insert("public init(count: Int) {}", before: "public init()", in: "Base/Base.swift")
        expectOutput(of: chain)
    }

    /// In a few of a hundred runs, the compiler's driver misses the second of two changed modules: docs/Builds.md.
    private func expectOutput(of chain: Chain) {
        withKnownIssue("The driver of Swift 6.3.1 reads one changed module of two", isIntermittent: true) {
            let output = try chain.output()
            #expect(output == Self.printed, "\(chain.reasons)")
        }
    }
}
