/// The arguments that the program was launched with.
package enum LaunchArguments {
    /// Replaces `CommandLine.arguments`. Foundation's `ProcessInfo` keeps the arguments of the process.
    package static func set(_ arguments: [String]) {
        let setter: ArgumentSetter = CommandLineSetter()
        setter.set(arguments)
    }
}

/// The base class through which the setter is called. Swift marks the standard library's setter as deprecated, and has no other one.
private class ArgumentSetter {
    func set(_ arguments: [String]) {}
}

private final class CommandLineSetter: ArgumentSetter {
    @available(*, deprecated)
    override func set(_ arguments: [String]) { CommandLine.arguments = arguments }
}
