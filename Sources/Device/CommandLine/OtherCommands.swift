import ArgumentParser

/// A command of another package, as `pageflow --help` lists it. ``OtherProgram`` runs it.
protocol OtherCommand {
    static var name: String { get }
    static var abstract: String { get }
}

/// The entry of such a command in the list.
struct Elsewhere<Command: OtherCommand>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: Command.name, abstract: Command.abstract)
    }
}

enum Lab: OtherCommand {
    static let name = "lab"
    static let abstract = "Use an example in the browser, and watch what a device hides."
}

enum Shot: OtherCommand {
    static let name = "shot"
    static let abstract = "Play an example, and write a picture of its screen."
}

enum Film: OtherCommand {
    static let name = "film"
    static let abstract = "Play an example, and write an animated picture of it."
}

enum Pictures: OtherCommand {
    static let name = "pictures"
    static let abstract = "Draw the pictures of docs: every example, step by step, light and dark."
}

enum Report: OtherCommand {
    static let name = "report"
    static let abstract = "Make an index of the recordings of tests in a folder."
}

enum Replay: OtherCommand {
    static let name = "replay"
    static let abstract = "Play a recording against the app as it is now, and say what differs first."
}

enum Coverage: OtherCommand {
    static let name = "coverage"
    static let abstract = "Say which pages, ways and guards of an app its tests have met."
}

enum List: OtherCommand {
    static let name = "list"
    static let abstract = "List the examples and their scripts."
}

enum Storyboard: OtherCommand {
    static let name = "storyboard"
    static let abstract = "List what storyboards and nibs contain, draw their segues, and perform them."
}

enum Conformance: OtherCommand {
    static let name = "conformance"
    static let abstract = "Compare the runtime with the evidence of devices and documentation."
}

enum Stress: OtherCommand {
    static let name = "stress"
    static let abstract = "Perform random operations on random apps, and report what breaks."
}

enum Explore: OtherCommand {
    static let name = "explore"
    static let abstract = "Go every way through an app, and list what is wrong there."
}
