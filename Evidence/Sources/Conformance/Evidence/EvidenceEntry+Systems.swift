import Simulator

extension EvidenceEntry {
    /// The versions of iOS to run the scenario on: the source's own, for `13+` the newest as well, and for a figure's `13-18`
    /// the last.
    ///
    /// Versions older than the runtime knows stand for its oldest. A source that dates itself without a version
    /// means the iOS of that date; one that says nothing means the newest.
    @MainActor var systems: [System] {
        guard let ios else { return [Self.newest] }
        if kind == .figures { return figureSystems(of: ios) }
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

    /// Figures are of a version, of a range of versions, or of all from one on.
    @MainActor private func figureSystems(of ios: String) -> [System] {
        guard let range = ios.wholeMatch(of: /(\d{1,2})(?:(\+)|-(\d{1,2}))?/), let first = Int(range.1) else {
            return [Self.newest]
        }
        let last = range.2 != nil ? 18 : range.3.flatMap { Int($0) } ?? first
        return first < last ? [.iOS(first), .iOS(last)] : [.iOS(first)]
    }

    @MainActor private static let newest = System.iOS(18)

    @MainActor private static func known(_ major: Int, _ minor: Int = 0) -> System {
        if major < 12 { return .iOS(12) }
        return major > 18 ? newest : .iOS(major, minor)
    }
}
