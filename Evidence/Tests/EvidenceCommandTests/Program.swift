/// The commands that the programs of this package perform.
enum Program {
    static func performing(_ arguments: [String]) -> String? {
        ["conformance", "stress"].first { $0 == arguments.first }
    }
}
