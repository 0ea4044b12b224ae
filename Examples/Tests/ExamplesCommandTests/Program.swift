@testable import examples

/// The commands that the program `examples` performs.
enum Program {
    static func performing(_ arguments: [String]) -> String? {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        let isCommand = ExamplesProgram.configuration.subcommands.contains {
            $0.configuration.commandName == words.first
        }
        return arguments.isEmpty || isCommand ? "examples" : nil
    }
}
