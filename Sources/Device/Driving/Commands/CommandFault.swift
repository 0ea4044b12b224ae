/// A command that can't be performed, with the reason and a repair.
package struct CommandFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
