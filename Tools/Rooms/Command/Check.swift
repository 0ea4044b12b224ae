import ArgumentParser
import Foundation
import RoomsKit

/// `rooms check Sources/Library/PageFlow`: exits with 1 if folders have circular dependencies.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fail if folders use each other in a circle.",
        discussion: "Each arrow that goes up is a line with its first place. Exits with 1 if there is any.")

    @Argument(help: "The folders of the targets.")
    var folders: [String]

    @OptionGroup var options: Options

    func run() throws {
        var hasCircle = false
        for folder in folders {
            let plan = try options.plan(of: folder)
            print("\(folder): \(plan.summary)")
            let faults = plan.faults(in: folder)
            guard !faults.isEmpty else { continue }
            hasCircle = true
            let repair =
                "repair: move what is used to a folder below, or turn the use round with a protocol or closure"
            FileHandle.standardError.write(Data((faults + [repair, ""]).joined(separator: "\n").utf8))
        }
        if hasCircle { throw ExitCode(1) }
    }
}
