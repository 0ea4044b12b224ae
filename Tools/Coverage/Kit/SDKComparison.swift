import Foundation

/// Apple's UIKit in an SDK, compared with ours.
public struct SDKComparison {
    /// A name that both have, and the way in which ours differs.
    struct Difference {
        let name: String
        let trait: ComparedTrait
        let apple: String
        let ours: String
        /// The reason for the difference on Linux.
        let reason: String?
    }

    /// A name that is public here but not in the SDK.
    struct Extra {
        enum State: Hashable {
            /// A member that Apple's class has from another type: an override, or a satisfied requirement.
            case inherited
            /// A name with an underscore, which apps don't use.
            case underscored
            case explained(String)
            case unexplained
        }

        let name: String
        let state: State
    }

    /// The names that both have.
    let common: [String]
    let differences: [Difference]
    let extra: [Extra]
    /// Types of the SDK that don't exist here.
    let absentTypes: [String]
    /// Missing members of types that exist here.
    let absentMembers: [String]
    /// The number of the SDK's names in missing types.
    let namesInAbsentTypes: Int
    /// The number of the SDK's names that a type of ours inherits from a superclass or a protocol.
    let inheritedHere: Int
    /// All names of ours.
    let names: Set<String>
    /// Entries of the list that no longer apply.
    public let idle: [String]

    /// The types that both have, with the SDK's names in each.
    let types: [(name: String, names: [String])]

    /// Compares two surfaces in the traits that both have.
    init(apple: Surface, ours: Surface, exceptions: SDKExceptions) {
        var used = SDKExceptions.Used()
        common = apple.declarations.keys.filter { ours.declarations[$0] != nil }.sorted()
        differences = common.flatMap { name in
            Self.differences(of: name, apple, ours).map { difference in
                Difference(
                    name: name, trait: difference.trait, apple: difference.apple, ours: difference.ours,
                    reason: exceptions.reason(
                        for: difference.trait, of: Self.key(name, difference), &used))
            }
        }
        extra = ours.declarations.keys.filter { apple.declarations[$0] == nil }
            .sorted().map { name in
                let state: Extra.State
                if Self.isInherited(name, by: ours, from: apple) {
                    state = .inherited
                } else if name.split(separator: ".").contains(where: { $0.hasPrefix("_") }) {
                    state = .underscored
                } else if let reason = exceptions.reason(forExtra: name, &used) {
                    state = .explained(reason)
                } else {
                    state = .unexplained
                }
                return Extra(name: name, state: state)
            }
        let missing = apple.declarations.keys.filter { ours.declarations[$0] == nil }.sorted()
        let inherited = missing.filter { Self.isInherited($0, by: apple, from: ours) }
        inheritedHere = inherited.count
        let absent = Set(missing).subtracting(inherited)
        absentTypes = absent.filter(apple.hasType).sorted()
        let inAbsentTypes = absent.filter { !apple.hasType($0) && $0.owners.contains { absent.contains($0) } }
        namesInAbsentTypes = inAbsentTypes.count
        absentMembers = absent.subtracting(inAbsentTypes).filter { !apple.hasType($0) }.sorted()
        idle = exceptions.idle(used, comparing: apple.traits)
        let members = Dictionary(grouping: apple.declarations.keys) { $0.owners.last ?? "" }
        types = apple.types.keys.filter(ours.hasType).sorted().map { ($0, members[$0] ?? []) }
        names = Set(ours.declarations.keys)
    }

    /// Compares folders of symbol graphs: Apple's, or without them the table of Apple's names, with ours. Reads the table and the
    /// exceptions from the tools' data.
    public init(dataIn data: URL, appleGraphs: URL? = nil, graphs: URL) throws {
        let table = data.appendingPathComponent("Apple/uikit-names.tsv")
        self.init(
            apple: try appleGraphs.map(Surface.init(graphsIn:)) ?? Surface(tableAt: table),
            ours: try Surface(graphsIn: graphs),
            exceptions: try SDKExceptions(contentsOf: data.appendingPathComponent("sdk-exceptions.json")))
    }

    /// The public names of ours that Apple doesn't have, without a reason.
    public var unexplained: [String] { extra.filter { $0.state == .unexplained }.map(\.name) }

    /// The differences without a reason, and the public names that Apple doesn't have.
    public var failures: [String] {
        let differing = differences.filter { $0.reason == nil }.map {
            "\($0.name): \($0.trait.rawValue) is \($0.ours), Apple's is \($0.apple)"
        }
        return differing + unexplained.map { "\($0): Apple has nothing of that name" }
    }

    /// The key of a difference in the list of exceptions; for a protocol, `UIAction: NSSecureCoding`.
    private static func key(_ name: String, _ difference: (trait: ComparedTrait, apple: String, ours: String))
        -> String
    {
        guard difference.trait == .protocols else { return name }
        return name + ": " + (difference.apple.hasPrefix("without ") ? difference.ours : difference.apple)
    }

    private static func differences(of name: String, _ apple: Surface, _ ours: Surface) -> [(
        trait: ComparedTrait, apple: String, ours: String
    )] {
        guard let here = ours.declarations[name] else { return [] }
        let theirs = apple.declarations[name] ?? []
        let members = theirs.flatMap { declaration -> [(ComparedTrait, String, String)] in
            // Of several overloads, the closest one is the partner; an overload without a partner is missing.
            let partner = here.map { (of: $0, by: declaration.differences(from: $0)) }
                .min { $0.by.weight < $1.by.weight }
            guard let partner, theirs.count == 1 || !partner.by.contains(.signature) else { return [] }
            return partner.by.map {
                ($0, declaration.traits[$0] ?? "none", partner.of.traits[$0] ?? "none")
            }
        }
        guard apple.hasType(name), ours.hasType(name) else { return members }
        return members + typeDifferences(of: name, apple, ours)
    }

    private static func typeDifferences(of name: String, _ apple: Surface, _ ours: Surface) -> [(
        trait: ComparedTrait, apple: String, ours: String
    )] {
        var found: [(trait: ComparedTrait, apple: String, ours: String)] = []
        let (theirs, own) = (
            apple.types[name]?.superclass ?? "none", ours.types[name]?.superclass ?? "none"
        )
        if theirs != own { found.append((.superclass, theirs, own)) }
        let (all, here) = (apple.ancestors(of: name), ours.ancestors(of: name))
        // A missing type counts as missing, not as a difference of each type that conforms to it.
        let missing = all.subtracting(here).subtracting(StandardNames.protocols)
            .filter { !apple.hasType($0) || ours.hasType($0) }
        let more = here.subtracting(all).subtracting(StandardNames.protocols)
            .filter { !ours.hasType($0) || apple.hasType($0) }
        found += missing.sorted().map { (.protocols, $0, "without \($0)") }
        found += more.sorted().map { (.protocols, "without \($0)", $0) }
        return found
    }

    /// Whether a name of one side is a member that the type inherits on the other side.
    private static func isInherited(_ name: String, by side: Surface, from other: Surface) -> Bool {
        guard let owner = name.owners.last, other.hasType(owner) else { return false }
        let member = String(name.dropFirst(owner.count + 1))
        if StandardNames.members.contains(member) { return true }
        if side.declarations[name]?.allSatisfy(\.isOverride) == true { return true }
        return other.ancestors(of: owner).contains { other.declarations["\($0).\(member)"] != nil }
    }
}

extension [ComparedTrait] {
    /// The distance between two declarations: another signature means another overload.
    fileprivate var weight: Int { count + (contains(.signature) ? ComparedTrait.allCases.count : 0) }
}
