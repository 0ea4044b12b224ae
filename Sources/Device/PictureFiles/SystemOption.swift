import ArgumentParser
import Simulator

/// A version of iOS on the command line.
package struct SystemOption: ExpressibleByArgument {
    package var system = System.default
    package var defaultValueDescription = "\(System.default.version.major)"

    package init() {}

    package init?(argument: String) {
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], major >= 12,
            let minor = parts.count == 2 ? parts[1] : 0, minor >= 0
        else { return nil }
        system = .iOS(major, minor)
        defaultValueDescription = argument
    }
}
