import ArgumentParser
import RoomsKit

/// `rooms way Sources/Library/PageFlow returnTo dismiss`: prints the chain of calls.
struct Way: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the shortest way from one function to another.",
        discussion: "Calls of stored closures are not seen.")

    @Argument(help: "The folder of the target.")
    var folder: String

    @Argument(help: "Where the way begins, as returnTo.")
    var start: String

    @Argument(help: "Where it ends, as dismiss; it may be another module's.")
    var end: String

    @OptionGroup var options: Options

    func run() throws {
        guard let way = Ways(in: try options.index(of: folder)).shortest(from: start, to: end) else {
            throw ValidationError("No way leads from \(start) to \(end).")
        }
        for stop in way { print([stop.name, stop.file].compactMap(\.self).joined(separator: "  ")) }
        let files = Set(way.compactMap(\.file))
        let rooms = Set(files.map { RoomPlan.room(of: $0, options.depth) })
        print("\(way.count - 1) steps through \(files.count) files of \(rooms.count) folders")
    }
}
