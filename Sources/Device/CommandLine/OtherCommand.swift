import ArgumentParser

/// A command of another package. This program lists it in its help, and runs the program that performs it.
protocol OtherCommand: ParsableCommand {
    static var program: OtherProgram { get }
}

extension OtherCommand {
    static var program: OtherProgram { .examples }
}

struct Lab: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab", abstract: "Use an example in the browser, and watch what a device hides.")
}

struct Shot: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "shot", abstract: "Play an example, and write a picture of its screen.")
}

struct Film: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: "Play an example, and write an animated picture of it.")
}

struct Pictures: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures",
        abstract: "Draw the pictures of docs: every example, step by step, light and dark.")
}

struct Drive: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "drive",
        abstract: "Let a program operate an example, by text, JSON or the Model Context Protocol.")
}

struct Report: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Make an index of the recordings of tests in a folder.")
}

struct Replay: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Play a recording with the current app, and report the first difference.")
}

struct Coverage: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Report which pages, transitions and guards of an app its tests covered.")
}

struct List: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the examples and their scripts.")
}

struct Storyboard: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "storyboard",
        abstract: "List the contents of storyboards and nibs, draw their segues, and perform them.")
    static let program = OtherProgram.storyboards
}

struct Conformance: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Compare the runtime with the evidence of devices and documentation.")
    static let program = OtherProgram.conformance
}

struct Stress: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "stress", abstract: "Perform random operations on random apps, and report failures.")
    static let program = OtherProgram.stress
}

struct Explore: OtherCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore", abstract: "Explore an app as its users could, and report faults.")
}
