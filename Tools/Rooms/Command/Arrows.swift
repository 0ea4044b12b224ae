import ArgumentParser
import RoomsKit

/// `rooms arrows Sources/Library/PageFlow`: prints the dependencies between folders.
struct Arrows: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the arrows between the folders, with the number of uses behind each.",
        discussion: "An arrow that belongs to a circle is marked.")

    @Argument(help: "The folder of the target.")
    var folder: String

    @OptionGroup var options: Options

    func run() throws {
        let index = try options.index(of: folder)
        let plan = RoomPlan(of: index, depth: options.depth)
        print(plan.list)
        print("\(plan.summary), \(try index.publicTypes.count) public types")
    }
}
