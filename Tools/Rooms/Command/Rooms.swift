import ArgumentParser

/// Shows the dependencies between a target's folders.
@main
struct Rooms: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms",
        abstract: "Show which folders of a target use which others.",
        discussion: """
            A folder uses another one when a file in it names what the other one declares: a type, a function, a member \
            of an extension. The names are those that the compiler has resolved: the target is built first, and its \
            index is read. Code that #if leaves out on this system counts with --apple-side.
            """,
        subcommands: [Arrows.self, Check.self, Contents.self, Picture.self, Way.self])
}
