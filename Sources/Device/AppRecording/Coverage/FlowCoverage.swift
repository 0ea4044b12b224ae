import FlowGraph

/// The covered pages, transitions and guards of an app with their counts: 0 if one is known but not covered.
package struct FlowCoverage: Codable, Equatable, Sendable {
    /// A transition from one page to another.
    package struct Way: Codable, Hashable, Sendable {
        package let from: String
        package let to: String

        package init(from: String, to: String) {
            (self.from, self.to) = (from, to)
        }
    }

    /// A transition and its count.
    package struct WayCount: Codable, Equatable, Sendable {
        package let way: Way
        /// The transition's kind, as in `FlowGraph`: that of its first occurrence.
        package let kind: String
        package var count: Int
    }

    /// The pages, and how often each became visible.
    package private(set) var pages: [String: Int] = [:]
    /// The transitions, sorted by name.
    package private(set) var ways: [WayCount] = []
    /// The guards that were asked, and how often.
    package private(set) var guards: [String: Int] = [:]
    /// The app's first page, if known.
    package var start: String?

    package init() {}

    package mutating func addPage(_ name: String, count: Int = 1) { pages[name, default: 0].add(count) }

    package mutating func addGuard(_ name: String, count: Int = 1) { guards[name, default: 0].add(count) }

    package mutating func addWay(_ way: Way, kind: String, count: Int = 1) {
        let index = ways.firstIndex { $0.way.order >= way.order } ?? ways.endIndex
        if ways.indices.contains(index), ways[index].way == way {
            ways[index].count.add(count)
        } else {
            ways.insert(WayCount(way: way, kind: kind, count: count), at: index)
        }
    }

    /// Adds the coverage of other tests, or of another shard.
    package mutating func merge(_ other: FlowCoverage) {
        for (page, count) in other.pages { addPage(page, count: count) }
        for entry in other.ways { addWay(entry.way, kind: entry.kind, count: entry.count) }
        for (name, count) in other.guards { addGuard(name, count: count) }
        start = start ?? other.start
    }
}

extension FlowCoverage {
    /// The name of a page, transition or guard with a negative count, which no test writes; `nil` if there is none.
    var nameOfNegativeCount: String? {
        let counts =
            pages.map { ($0, $1) } + ways.map { ("\($0.way.from) -> \($0.way.to)", $0.count) }
            + guards.map { ($0, $1) }
        return counts.filter { $0.1 < 0 }.map(\.0).min()
    }
}

extension Int {
    /// Adds a count. On overflow, the sum is the largest integer.
    fileprivate mutating func add(_ count: Int) {
        let (sum, isTooLarge) = addingReportingOverflow(count)
        self = isTooLarge ? .max : sum
    }
}

extension FlowCoverage.Way {
    fileprivate var order: String { "\(from)\u{0}\(to)" }
}

/// The covered part of a number of items.
package struct CoverageShare: Equatable, Sendable {
    package let met: Int
    package let all: Int

    /// The percentage; 100 if there are no items.
    package var percent: Double { all == 0 ? 100 : 100 * Double(met) / Double(all) }
}

/// The coverage of some tests, compared with everything known about an app.
package struct CoverageReport {
    /// The app's items. Uncovered items have the count 0.
    package let coverage: FlowCoverage

    /// - Parameter known: Further known items of the app, such as those that an exploration found.
    package init(_ met: FlowCoverage, of known: FlowCoverage?) {
        var coverage = met
        if let known { coverage.merge(known) }
        self.coverage = coverage
    }

    package var pages: CoverageShare { CoverageShare(of: coverage.pages.values) }

    package var ways: CoverageShare { CoverageShare(of: coverage.ways.map(\.count)) }

    package var guards: CoverageShare { CoverageShare(of: coverage.guards.values) }

    /// The pages that no test has shown.
    package var missingPages: [String] { coverage.pages.filter { $0.value == 0 }.keys.sorted() }

    /// The transitions that no test has performed.
    package var missingWays: [FlowCoverage.Way] { coverage.ways.filter { $0.count == 0 }.map(\.way) }

    /// The guards that no test has asked.
    package var missingGuards: [String] { coverage.guards.filter { $0.value == 0 }.keys.sorted() }
}

extension CoverageShare {
    /// The share of the items with a count above 0.
    fileprivate init(of counts: some Collection<Int>) {
        self.init(met: counts.count { $0 > 0 }, all: counts.count)
    }
}
