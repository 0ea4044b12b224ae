/// The figures of a comparison as a page of Markdown.
public struct SDKReport {
    private let comparison: SDKComparison
    private let sdk: String

    /// A page for `comparison` with the SDK named `sdk`: `iOS 17.0`.
    public init(_ comparison: SDKComparison, sdk: String) {
        self.comparison = comparison
        self.sdk = sdk
    }

    /// The whole page. Equal comparisons always produce equal text.
    public var markdown: String {
        [introduction, figures, differences, extra].joined(separator: "\n\n") + "\n"
    }

    /// The figures in one line.
    public var summary: String {
        "\(common) common names, \(differing) differ (\(unexplained) without a reason), \(absent) absent, "
            + "\(comparison.extra.count) extra (\(count(.unexplained)) without a reason), \(share) % of the names are available"
    }

    /// The share of the SDK's names that are available.
    var shareOfNames: String { "\(here) of \(here + absent), \(share) %" }

    private var here: Int { common + comparison.inheritedHere }
    private var common: Int { comparison.common.count }
    private var differing: Int { Set(comparison.differences.map(\.name)).count }
    private var unexplained: Int { Set(comparison.differences.filter { $0.reason == nil }.map(\.name)).count }
    private var absent: Int {
        comparison.absentTypes.count + comparison.absentMembers.count + comparison.namesInAbsentTypes
    }

    private var share: String {
        let tenths = here + absent > 0 ? here * 1_000 / (here + absent) : 0
        return "\(tenths / 10).\(tenths % 10)"
    }

    private var explainedExtra: Int {
        comparison.extra.count { extra in if case .explained = extra.state { true } else { false } }
    }

    private func count(_ state: SDKComparison.Extra.State) -> Int {
        comparison.extra.count { $0.state == state }
    }

    private var introduction: String {
        """
        # UIKit compared with Apple's SDK

        The names of UIKit and QuartzCore in the SDK of \(sdk), deprecated ones included, compared with those of the modules here: \
        \(summary).

        The comparison covers the kind, the signature, optionality, `open` or `public`, isolation, whether a protocol requires
        the member, setters, `required`, `class` or `static`, superclass and protocols. It leaves out the names of parameters
        inside, attributes, and members from the standard library's protocols. `uikit-coverage compare --sdk PATH` writes this
        page, so don't edit it.
        """
    }

    private var figures: String {
        let rows = [
            ("common", common), ("common, and the same", common - differing),
            ("common, and different with a reason", differing - unexplained),
            ("common, and different without a reason", unexplained),
            ("in the SDK, and inherited here", comparison.inheritedHere),
            ("absent types", comparison.absentTypes.count),
            ("absent members of absent types", comparison.namesInAbsentTypes),
            ("absent members of types that are here", comparison.absentMembers.count),
            ("public only here, inherited on Apple's systems", count(.inherited)),
            ("public only here, with an underscore", count(.underscored)),
            ("public only here, with a reason", explainedExtra),
            ("public only here, without a reason", count(.unexplained)),
        ]
        return "## Figures\n\n| names | count |\n|---|--:|\n"
            + rows.map { "| \($0.0) | \($0.1) |" }.joined(separator: "\n")
    }

    private var differences: String {
        let rows = comparison.differences.map {
            ($0.trait.rawValue, $0.reason ?? "no reason yet", $0.name)
        }
        return table("## Differences, and their reasons", rows, "differs in")
    }

    private var extra: String {
        let rows = comparison.extra.compactMap { extra -> (String, String, String)? in
            switch extra.state {
            case .inherited, .underscored: nil
            case .explained(let reason): ("name", reason, extra.name)
            case .unexplained: ("name", "no reason yet", extra.name)
            }
        }
        return table("## Names that are public only here, and their reasons", rows, "differs in")
    }

    /// One row per reason, with its names.
    private func table(_ title: String, _ rows: [(String, String, String)], _ column: String) -> String {
        let groups = Dictionary(grouping: rows) { [$0.0, $0.1] }
        let lines = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, rows in
            "| \(key[0]) | \(key[1]) | \(rows.map { "`\($0.2)`" }.uniqued.joined(separator: ", ")) |"
        }
        return "\(title)\n\n| \(column) | reason | names |\n|---|---|---|\n" + lines.joined(separator: "\n")
    }
}

extension [String] {
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
