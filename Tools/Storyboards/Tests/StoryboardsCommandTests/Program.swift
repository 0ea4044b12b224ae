/// The command that the program `storyboards` performs.
enum Program {
    static func performing(_ arguments: [String]) -> String? {
        arguments.first == "storyboard" ? "storyboards" : nil
    }
}
