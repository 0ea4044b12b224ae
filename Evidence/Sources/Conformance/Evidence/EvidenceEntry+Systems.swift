import Simulator

extension EvidenceEntry {
    /// The versions of iOS on which the scenario runs: the source's version; for `13+`, also the newest one; for `18.6 and 26.5`, both; and
    /// for a figure's `13-18`, also the last one.
    ///
    /// A version older than the runtime supports means its oldest one. A source with a date but no version means the iOS of that date; a
    /// source with neither means the newest version.
    @MainActor var systems: [System] {
        guard let ios else { return [Self.newest] }
        if tolerance != nil { return figureSystems(of: ios) }
        if let era = ios.firstMatch(of: /iOS (\d+)/), let major = Int(era.1) { return [Self.known(major)] }
        if let version = ios.firstMatch(of: /^(\d{1,2})(?:\.(\d+))?(\+)?(?: and (\d{1,2}))?(?!\d)/),
            let major = Int(version.1)
        {
            let first = Self.known(major, version.2.flatMap { Int($0) } ?? 0)
            if let second = version.4.flatMap({ Int($0) }) { return [first, Self.known(second)] }
            let newest = major < 18 ? Self.newest : Self.newestKnown
            return version.3 != nil && first != newest ? [first, newest] : [first]
        }
        if let date = ios.firstMatch(of: /(20\d\d)(?:-(\d\d))?/), let year = Int(date.1) {
            let month = date.2.flatMap { Int($0) } ?? 1
            return [Self.known(month >= 9 ? year - 2006 : year - 2007)]
        }
        return [Self.newest]
    }

    /// Figures apply to a version, to a range of versions, or to all versions from one on.
    @MainActor private func figureSystems(of ios: String) -> [System] {
        guard let range = ios.wholeMatch(of: /(\d{1,2})(?:(\+)|-(\d{1,2}))?/), let first = Int(range.1) else {
            return [Self.newest]
        }
        let last = range.2 != nil ? 18 : range.3.flatMap { Int($0) } ?? first
        return first < last ? [.iOS(first), .iOS(last)] : [.iOS(first)]
    }

    /// The version for entries without one.
    @MainActor private static let newest = System.default
    @MainActor private static let newestKnown = System.iOS(27)

    @MainActor private static func known(_ major: Int, _ minor: Int = 0) -> System {
        if major < 12 { return .iOS(12) }
        return major > 27 ? newestKnown : .iOS(major, minor)
    }
}
