/// The version of an SDK or of iOS: `17.0`.
package struct SDKVersion: Comparable, CustomStringConvertible, Sendable {
    package let major: Int
    package let minor: Int

    package init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let first = numbers.first, let major = first else { return nil }
        guard numbers.count > 1 else {
            self.init(major, 0)
            return
        }
        guard let minor = numbers[1] else { return nil }
        self.init(major, minor)
    }

    package init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (one: SDKVersion, other: SDKVersion) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }
}
