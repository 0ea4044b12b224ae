/// One thing an app or its surroundings may do. What it acts on is chosen by `choice` among what there is when it
/// runs, so that any part of a list of operations is itself a list that can run.
package struct Operation: Hashable, Sendable, Codable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case push, pop, popTo, popToRoot, setStack
        case present, dismiss
        case selectTab
        case addChild, removeChild
        case swapRoot
        case memoryWarning
        case advance, settle
    }

    /// Where the operation is issued from.
    package enum Site: Hashable, Sendable, Codable {
        /// From outside any callback.
        case outside
        /// From inside the n-th callback that comes, whatever it is.
        case insideCallback(Int)
    }

    package var kind: Kind
    package var isAnimated: Bool
    package var choice: UInt64
    package var site: Site

    package static func random(using numbers: inout SeededNumbers) -> Operation {
        let kind = Kind.allCases[weighted.randomElement(using: &numbers)!]
        let isInside = Int.random(in: 0..<6, using: &numbers) == 0
        return Operation(
            kind: kind, isAnimated: Bool.random(using: &numbers), choice: numbers.next() >> 16,
            site: isInside ? .insideCallback(Int.random(in: 0..<6, using: &numbers)) : .outside)
    }

    /// Indices of kinds, the frequent ones more than once.
    private static let weighted: [Int] = Kind.allCases.enumerated().flatMap { index, kind in
        switch kind {
        case .push: Array(repeating: index, count: 6)
        case .pop, .present, .dismiss, .advance: Array(repeating: index, count: 4)
        case .settle, .popTo, .setStack, .selectTab, .addChild: Array(repeating: index, count: 2)
        case .popToRoot, .removeChild, .swapRoot, .memoryWarning: [index]
        }
    }

    package var description: String {
        let place =
            switch site {
            case .outside: ""
            case .insideCallback(let count): ", inside callback \(count) from now"
            }
        return "\(kind.rawValue)(\(isAnimated ? "animated, " : "")choice \(choice)\(place))"
    }
}
