/// The coverage as a page of Markdown.
public struct Report {
    private let comparison: SDKComparison
    private let uses: TypeUses
    private let absentUses: [(name: String, uses: Int)]

    /// A page for a comparison with the SDK of ``FollowedSDK``, and the uses of types in public code.
    public init(_ comparison: SDKComparison, _ uses: TypeUses) {
        self.comparison = comparison
        self.uses = uses
        absentUses = uses.absent(from: comparison.names)
    }

    /// The whole page. Equal comparisons always produce equal text.
    public var markdown: String {
        [introduction, absentUsesTable, typeTable, absentTypes].joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        let name = "iOS \(FollowedSDK.version)"
        return """
            # UIKit coverage

            The part of Apple's UIKit that is available, name by name: of the public names of UIKit and QuartzCore in the SDK of \(name), deprecated ones
            included, \(SDKReport(comparison, sdk: name).shareOfNames). A public member here is either Apple's, or has a reason in
            [UIKit compared with Apple's SDK](UIKIT-SDK.md).

            By use: of the \(uses.all) times that the Swift files of 55 public repositories name a type of UIKit, the type is
            here \(presentUses) times, \(percentOfUses) %.

            `\(Repair.command)` writes this page, so don't edit it.
            """
    }

    private var presentUses: Int { uses.all - absentUses.map(\.uses).reduce(0, +) }

    private var percentOfUses: String {
        let tenths = uses.all > 0 ? presentUses * 1_000 / uses.all : 0
        return "\(tenths / 10).\(tenths % 10)"
    }

    private var absentUsesTable: String {
        let rows = absentUses.map { "| `\($0.name)` | \($0.uses) |" }
        return
            (["## Types that public code names, and that are absent\n", "| type | uses |", "|---|--:|"] + rows)
            .joined(separator: "\n")
    }

    private var typeTable: String {
        let absent = Set(comparison.absentMembers)
        let rows = comparison.types.filter { !$0.names.isEmpty }.map { type in
            let missing = type.names.filter(absent.contains).sorted()
            let names = missing.map { "`\($0.dropFirst(type.name.count + 1))`" }.joined(separator: ", ")
            return
                "| `\(type.name)` | \(type.names.count - missing.count) of \(type.names.count) | \(names) |"
        }
        return (["## Types\n", "| type | names here | absent |", "|---|--:|---|"] + rows).joined(
            separator: "\n")
    }

    private var absentTypes: String {
        let names = comparison.absentTypes.map { "`\($0)`" }.joined(separator: ", ")
        return "## Absent types\n\n\(names)"
    }
}

/// The SDK that this UIKit follows.
public enum FollowedSDK {
    /// Its iOS version.
    public static let version = "26.2"
}

/// The commands that write the pages and the table.
public enum Repair {
    /// The command that generates the page of the coverage.
    public static let command = "swift run --package-path Tools uikit-coverage generate"
    /// The command that reads an SDK, and writes the table of its names and the page of the comparison.
    public static let compareCommand = "uikit-coverage compare --sdk PATH"
}
