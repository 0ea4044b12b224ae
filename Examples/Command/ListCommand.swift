import ArgumentParser

/// `pageflow list`: lists the examples and their scripts.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the examples and their scripts.")

    func run() {
        print(Example.listing)
    }
}
