import Foundation

extension ProjectLook {
    /// The look as text.
    package var text: String {
        let kinds = targets.sorted { ($0.key) < ($1.key) }.map { count($0.value, $0.key) }
        let parts = [
            count(contents.pages, "page") + " in UIKit",
            contents.views == 0 ? nil : count(contents.views, "view") + " in SwiftUI, without their contents",
            contents.filesInOtherLanguages == 0
                ? nil : count(contents.filesInOtherLanguages, "file") + " in other languages, omitted",
        ]
        return
            ([
                "\(project): \(kinds.joined(separator: ", "))",
                "  \(count(contents.files, "Swift file")), \(count(contents.lines, "line"))",
                "  " + parts.compactMap(\.self).joined(separator: ", "),
            ]
            + section("Apple's frameworks with neutral values", neutral)
            + section("Packages, and frameworks that aren't here; most pages need the first", elsewhere)
            + ["", "Forecast: " + forecastText]
            + (remarks.isEmpty ? [] : ["", "Not read:"] + remarks.map { "  " + $0 })).joined(separator: "\n")
    }

    /// The look as JSON.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    private func section(_ title: String, _ modules: [Module]) -> [String] {
        guard !modules.isEmpty else { return [] }
        let left = modules.count - Self.modulesShown
        return ["", title + ":"]
            + modules.prefix(Self.modulesShown).map {
                "  \($0.name): \(count($0.files, "file")), \(count($0.pages, "page"))"
            } + (left > 0 ? ["  \(left) more are in the file written by --json."] : [])
    }

    /// A longer list isn't read.
    private static let modulesShown = 12

    private var forecastText: String {
        switch forecast {
        case .whole where isStartedBySwiftUI:
            "everything builds, but SwiftUI starts the app. Its pages of UIKit run in tests."
        case .whole: "everything runs, as far as the imports show."
        case .part:
            "it runs as far as these packages build here; a file that doesn't compile is left out. "
                + "Pass a folder with checkouts by --packages."
        case .nothing:
            isStartedBySwiftUI || contents.views > 0
                ? "nothing to run: the project's pages are views of SwiftUI."
                : contents.filesInOtherLanguages > contents.files
                    ? "nothing to run: the project's pages aren't written in Swift."
                    : "no page of UIKit was found. Its code builds, and its tests run."
        }
    }

    private func count(_ number: Int, _ word: String) -> String {
        guard number != 1 else { return "1 \(word)" }
        if word == "library" { return "\(number) libraries" }
        return word.hasPrefix("target") ? "\(number) targets\(word.dropFirst(6))" : "\(number) \(word)s"
    }
}
