@testable import pageflow

/// The commands that `pageflow` performs itself.
enum Program {
    static func performing(_ arguments: [String]) -> String? {
        OtherProgram(performing: arguments) == nil ? "pageflow" : nil
    }
}
