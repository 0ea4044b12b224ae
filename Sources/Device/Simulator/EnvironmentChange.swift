import Foundation

/// Values of environment variables, which replace those of the process until they are revoked.
package struct EnvironmentChange: Sendable {
    private let values: [String: String]
    /// The values of the process for the same names.
    private let before: [String: String]

    package init(_ values: [String: String]) {
        self.values = values
        before = ProcessInfo.processInfo.environment.filter { values[$0.key] != nil }
    }

    package func apply() {
        for (name, value) in values { setenv(name, value, 1) }
    }

    package func revoke() {
        for name in values.keys {
            if let value = before[name] { setenv(name, value, 1) } else { unsetenv(name) }
        }
    }
}
