/// The attributes of a text, as runs without gaps.
///
/// Ranges count UTF-16 units.
struct AttributeRuns {
    typealias Attributes = [NSAttributedString.Key: Any]

    private struct Run {
        var length: Int
        var attributes: Attributes
    }

    private var runs: [Run] = []
    private(set) var length = 0

    /// Returns the attributes at a location, and their effective range.
    func run(at location: Int) -> (attributes: Attributes, range: NSRange) {
        var start = 0
        for run in runs {
            if location < start + run.length {
                return (run.attributes, NSRange(location: start, length: run.length))
            }
            start += run.length
        }
        return ([:], NSRange(location: length, length: 0))
    }

    /// Returns the runs in a range.
    func runs(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
        var found: [(Attributes, NSRange)] = []
        var start = 0
        for run in runs {
            let common = NSIntersectionRange(NSRange(location: start, length: run.length), range)
            if common.length > 0 { found.append((run.attributes, common)) }
            start += run.length
            if start >= range.upperBound { break }
        }
        return found
    }

    /// Replaces characters. The new ones have the attributes of the first replaced character, or otherwise of the character
    /// before or after them.
    mutating func replace(_ range: NSRange, withLength newLength: Int) {
        let place = range.length > 0 ? range.location : max(0, range.location - 1)
        let attributes = run(at: place).attributes
        change(range, to: newLength > 0 ? [Run(length: newLength, attributes: attributes)] : [])
    }

    /// Sets the attributes of characters.
    mutating func set(_ attributes: Attributes, in range: NSRange) {
        guard range.length > 0 else { return }
        change(range, to: [Run(length: range.length, attributes: attributes)])
    }

    private mutating func change(_ range: NSRange, to middle: [Run]) {
        let before = part(NSRange(location: 0, length: range.location))
        let after = part(NSRange(location: range.upperBound, length: length - range.upperBound))
        runs = []
        for run in before + middle + after { add(run) }
        length = runs.reduce(0) { $0 + $1.length }
    }

    private func part(_ range: NSRange) -> [Run] {
        runs(in: range).map { Run(length: $0.range.length, attributes: $0.attributes) }
    }

    /// Appends a run, and merges it with the last one if they are equal.
    private mutating func add(_ run: Run) {
        guard run.length > 0 else { return }
        if let last = runs.last, AttributeRuns.areEqual(last.attributes, run.attributes) {
            runs[runs.count - 1].length += run.length
        } else {
            runs.append(run)
        }
    }

    static func areEqual(_ first: Attributes, _ second: Attributes) -> Bool {
        first.count == second.count && first.allSatisfy { areEqual($0.value, second[$0.key]) }
    }

    /// Returns whether two values are equal. Values that can't be compared differ.
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first as AnyHashable, let second as AnyHashable): first == second
        default: false
        }
    }
}
