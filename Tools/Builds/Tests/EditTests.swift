import Testing

/// What a program prints after an edit two modules beneath it, when only what has changed is built.
@Suite struct EditTests {
    static let printed = "7 middle two last"

    /// A structure grows that a class keeps in private; twice, since only the second edit went wrong by SwiftPM's own rule.
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

    /// Members that can be overridden, and initializers, have places in the tables of all subclasses.
    @Test func `overridable members and initializers`() throws {
        let chain = try Chain()
        expectOutput(of: chain)
        try chain.insert(
            "open func zero() -> String { \"zero\" }", before: "open func", in: "Base/Base.swift")
        expectOutput(of: chain)
        try chain.insert("public init(count: Int) {}", before: "public init()", in: "Base/Base.swift")
        expectOutput(of: chain)
    }

    /// The compiler's driver misses in a few runs of a hundred that a second module has changed, where two have: docs/Builds.md.
    private func expectOutput(of chain: Chain) {
        withKnownIssue("The driver of Swift 6.3.1 reads one changed module of two", isIntermittent: true) {
            let output = try chain.output()
            #expect(output == Self.printed, "\(chain.reasons)")
        }
    }
}
