import Simulator

extension EvidenceEntry {
    /// The versions of iOS to run the scenario on: the source's own, and for `13+` the newest as well.
    ///
    /// Versions older than the runtime knows stand for its oldest. A source that dates itself without a version
    /// means the iOS of that date; one that says nothing means the newest.
    @MainActor var systems: [System] {
        guard let ios else { return [Self.newest] }
        if let era = ios.firstMatch(of: /iOS (\d+)/), let major = Int(era.1) { return [Self.known(major)] }
        if let version = ios.firstMatch(of: /^(\d{1,2})(?:\.(\d+))?(\+)?(?!\d)/), let major = Int(version.1) {
            let first = Self.known(major, version.2.flatMap { Int($0) } ?? 0)
            return version.3 != nil && first != Self.newest ? [first, Self.newest] : [first]
        }
        if let date = ios.firstMatch(of: /(20\d\d)(?:-(\d\d))?/), let year = Int(date.1) {
            let month = date.2.flatMap { Int($0) } ?? 1
            return [Self.known(month >= 9 ? year - 2006 : year - 2007)]
        }
        return [Self.newest]
    }

    @MainActor private static let newest = System.iOS(18)

    @MainActor private static func known(_ major: Int, _ minor: Int = 0) -> System {
        if major < 12 { return .iOS(12) }
        return major > 18 ? newest : .iOS(major, minor)
    }
}
