import ArgumentParser
import CoverageKit

/// `uikit-coverage async`: generates the `async` variants of members with a completion handler.
struct Async: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the forms with async of UIKit's members into Sources/UIKit/UIKit/Async/Generated.")

    @OptionGroup var options: Options

    func run() throws {
        let paths = options.paths
        let forms = try paths.coverage(graphs: options.graphs()).asyncForms
        try AsyncFiles(forms, in: paths).write()
        print("wrote \(paths.asyncForms.path)")
    }
}
