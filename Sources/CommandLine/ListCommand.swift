import ArgumentParser

/// `pageflow list`: the examples and their scripts.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the examples and their scripts.")

    func run() {
        print(Example.listing)
    }
}
