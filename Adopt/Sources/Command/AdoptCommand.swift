import ArgumentParser

@main
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "adopt")
}
