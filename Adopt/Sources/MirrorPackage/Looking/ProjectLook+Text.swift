import Foundation

extension ProjectLook {
    /// The look as text.
    package var text: String {
        let kinds = targets.sorted { ($0.key) < ($1.key) }.map { count($0.value, $0.key) }
        return
            ([
                "\(project): \(kinds.joined(separator: ", "))",
                "  \(count(contents.files, "Swift file")), \(count(contents.lines, "line")), "
                    + "\(count(contents.pages, "page")) in UIKit", "", "Forecast: \(forecast)",
            ] + section(AbsentModule.title, absent.map(\.sentence))
            + section("Launching", launches.compactMap(\.sentence))
            + section("Packages to download, which may not build on Linux", packages.map(line))
            + section("Apple's frameworks with neutral values", neutral.map(line))
            + section("Missing source files, which git ignores or a tool generates", missingSources)
            + section("Limits of adopt", limits) + section("Not read", remarks)).joined(separator: "\n")
    }

    /// The look as JSON.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    private var forecast: String {
        guard contents.files > leftOut.files else { return "nothing can be built here." }
        let files = contents.files - leftOut.files
        let pages = contents.pages - leftOut.pages
        let extent =
            leftOut.files == 0
            ? "all files can be built here" : "\(files) of \(count(contents.files, "file")) can be built here"
        let partial =
            leftOut.partialFiles == 0
            ? ""
            : ", \(leftOut.partialFiles) of them without some of \(leftOut.partialFiles == 1 ? "its" : "their") code"
        let launched = launches.filter(\.isPossible).map { $0.app + " launches" }
        return ([extent + partial, "with \(pages) of \(count(contents.pages, "page"))"] + launched)
            .joined(separator: ", ") + (packages.isEmpty ? "." : ", if the packages below build.")
    }

    /// What adopt leaves out in every project.
    private var limits: [String] {
        [
            contents.filesInOtherLanguages == 0
                ? nil : "\(count(contents.filesInOtherLanguages, "file")) in other languages: omitted.",
            contents.views == 0 ? nil : "\(count(contents.views, "view")) in SwiftUI: without contents.",
        ].compactMap(\.self)
    }

    private func line(of module: Module) -> String {
        "\(module.name): \(count(module.files, "file")), \(count(module.pages, "page"))"
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let left = lines.count - Self.linesShown
        return ["", title + ":"] + lines.prefix(Self.linesShown).map { "  " + $0 }
            + (left > 0 ? ["  \(left) more are in the file written by --json."] : [])
    }

    /// A longer list isn't read.
    private static let linesShown = 12

    private func count(_ number: Int, _ word: String) -> String {
        if number != 1, word == "library" { return "\(number) libraries" }
        return word.hasPrefix("target")
            ? Count.of(number, "target") + word.dropFirst(6) : Count.of(number, word)
    }
}
