/// The iOS release that the runtime simulates. Behavior that changed between releases checks it.
package struct SystemVersion: Comparable, Hashable, Sendable {
    package var major: Int
    package var minor: Int

    /// The version that the runtime simulates when nothing names another.
    package static let `default` = iOS(26)

    package static func iOS(_ major: Int, _ minor: Int = 0) -> SystemVersion {
        SystemVersion(major: major, minor: minor)
    }

    package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }
}
