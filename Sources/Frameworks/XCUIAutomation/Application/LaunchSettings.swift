import Foundation
import LaunchArguments
import Simulator

/// The arguments and the environment of a launch.
@MainActor
struct LaunchSettings {
    let arguments: [String]
    private let environment: EnvironmentChange
    private static let ownArguments = CommandLine.arguments

    init(arguments: [String], environment: [String: String]) {
        (self.arguments, self.environment) = (arguments, EnvironmentChange(environment))
    }

    /// Makes the values visible to the app: arguments of the form `-key value` are also defaults.
    func apply() {
        LaunchArguments.set(Array(Self.ownArguments.prefix(1)) + arguments)
        environment.apply()
        setArgumentDomain(defaults)
    }

    /// Foundation on Linux adds the values of a domain to the earlier ones, unless the domain is removed first.
    private func setArgumentDomain(_ values: [String: Any]) {
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        if !values.isEmpty {
            UserDefaults.standard.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
        }
    }

    /// Restores the values of the process.
    func revoke() {
        LaunchArguments.set(Self.ownArguments)
        environment.revoke()
        setArgumentDomain([:])
    }

    /// The defaults among the arguments: each name that begins with a hyphen, with the argument after it.
    var defaults: [String: Any] {
        var values: [String: Any] = [:]
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard name.hasPrefix("-"), name.count > 1, let value = rest.first, !value.isOption else {
                continue
            }
            values[String(name.dropFirst())] = Self.value(of: value)
            rest.removeFirst()
        }
        return values
    }

    /// A property list in the old style, `(de)`, is a list; any other argument is a text.
    private static func value(of argument: String) -> Any {
        guard argument.hasPrefix("("), argument.hasSuffix(")") else { return argument }
        return argument.dropFirst().dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        }
    }
}

extension String {
    /// Whether the argument is a name, and not a negative number.
    fileprivate var isOption: Bool { hasPrefix("-") && Double(self) == nil }
}
