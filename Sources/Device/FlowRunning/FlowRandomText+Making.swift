import FlowPlan
import SeededNumbers

extension FlowRandomText {
    private static let firstNames = [
        "Ada", "Alan", "Barbara", "Claude", "Donald", "Edsger", "Frances", "Grace", "Hedy", "John",
        "Katherine", "Margaret",
    ]
    private static let lastNames = [
        "Allen", "Dijkstra", "Hamilton", "Hopper", "Johnson", "Knuth", "Lamarr", "Liskov", "Lovelace",
        "Shannon", "Turing",
    ]
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

    /// The text that some random numbers give.
    func string(from numbers: inout SeededNumbers) -> String {
        switch kind {
        case .text: return Self.letters(length, from: &numbers)
        case .number:
            // A number doesn't begin with 0.
            return (0..<length).map { "\(Int.random(in: ($0 == 0 ? 1 : 0)...9, using: &numbers))" }.joined()
        case .email: return Self.letters(8, from: &numbers) + "@example.com"
        case .personName:
            return [Self.firstNames, Self.lastNames].compactMap { $0.randomElement(using: &numbers) }
                .joined(separator: " ")
        }
    }

    private static func letters(_ count: Int, from numbers: inout SeededNumbers) -> String {
        String((0..<count).compactMap { _ in letters.randomElement(using: &numbers) })
    }
}
