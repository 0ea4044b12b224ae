/// Members from the standard library and Foundation, which UIKit's lists don't repeat.
enum WellKnown {
    static let titles: Set<String> = [
        // NSObject, NSCoding, NSCopying
        "init()", "init(coder:)", "encode(with:)", "copy(with:)", "isEqual(_:)", "hash", "description",
        "debugDescription", "supportsSecureCoding",
        // Equatable, Hashable, Comparable
        "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hashValue",
        // RawRepresentable, OptionSet, literals
        "rawValue", "init(rawValue:)", "init(stringLiteral:)", "init(arrayLiteral:)", "allCases",
    ]
}
