/// One thing that is asked of PageFlow, or done beside it by app code. What it acts on is chosen by `choice`.
package struct FlowOperation: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case open, goBack, returnTo, returnHome, replace, remove, closeEverything, ask, finish
        case rawPush, rawPop, rawPopToRoot, rawSetStack, rawPresent, rawDismiss, rawSelectTab, rawSwapRoot
        case advance, settle

        var isRaw: Bool { rawValue.hasPrefix("raw") }
    }

    package var kind: Kind
    package var isAnimated: Bool
    package var choice: UInt64
    /// From inside the n-th callback that comes; `nil` from outside.
    package var callback: Int?

    /// - Parameter withRaw: whether app code moves pages too.
    package static func random(withRaw: Bool, using numbers: inout SeededNumbers) -> FlowOperation {
        let kinds = Kind.allCases.filter { withRaw || !$0.isRaw }
        let weighted = kinds.flatMap { Array(repeating: $0, count: $0.weight) }
        let isInside = Int.random(in: 0..<6, using: &numbers) == 0
        return FlowOperation(
            kind: weighted.randomElement(using: &numbers)!, isAnimated: Bool.random(using: &numbers),
            choice: numbers.next() >> 16, callback: isInside ? Int.random(in: 0..<6, using: &numbers) : nil)
    }

    package var description: String {
        let place = callback.map { ", inside callback \($0) from now" } ?? ""
        return "\(kind.rawValue)(\(isAnimated ? "animated, " : "")choice \(choice)\(place))"
    }
}

extension FlowOperation.Kind {
    fileprivate var weight: Int {
        switch self {
        case .open: 8
        case .goBack, .advance, .settle: 4
        case .returnTo, .ask, .rawPush, .rawPop, .rawPresent, .rawDismiss: 2
        default: 1
        }
    }
}
