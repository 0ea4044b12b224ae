import ArgumentParser
import Foundation
import RoomsKit

/// `rooms picture Sources/Library/PageFlow`: prints the layers, for the folder's README.
struct Picture: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the layers of a target's folders.",
        discussion: """
            A page with the two comments around it is kept up to date with --write, and compared with --check, which exits \
            with 1 if the picture is another one.
            """)

    @Argument(help: "The folder of the target.")
    var folder: String

    @Option(help: "The page that holds the picture. (default: README.md in the folder)")
    var page: String?

    @Flag(help: "What to do with the page: write the picture into it, or compare.")
    var action: Action?

    enum Action: String, EnumerableFlag { case write, check }

    @OptionGroup var options: Options

    func run() throws {
        let flag = options.appleSide ? " --apple-side" : ""
        let picture = try options.plan(of: folder).picture
        let marked = MarkedText(for: folder)
        guard let action else { return print(marked.block(picture)) }
        let page = page ?? "\(folder)/README.md"
        let text = try String(contentsOfFile: page, encoding: .utf8)
        guard let wanted = marked.page(text, with: picture) else {
            throw ValidationError("\(page) has no place for it. Add these lines:\n\(marked.block(picture))")
        }
        switch action {
        case .write: try Data(wanted.utf8).write(to: URL(fileURLWithPath: page))
        case .check where wanted == text: print("\(page): the picture of \(folder) is up to date")
        case .check:
            let repair = "repair: swift run --package-path Tools rooms picture \(folder)\(flag) --write"
            FileHandle.standardError.write(
                Data("\(page) has another picture of \(folder) than its sources.\n\(repair)\n".utf8))
            throw ExitCode(1)
        }
    }
}
