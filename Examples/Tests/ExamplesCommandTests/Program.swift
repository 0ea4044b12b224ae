@testable import examples

/// The commands that the program `examples` performs.
enum Program {
    static func performing(_ arguments: [String]) -> String? {
        OtherProgram(performing: arguments) == .examples ? "examples" : nil
    }
}
