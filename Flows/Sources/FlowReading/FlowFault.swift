import FlowPlan

/// Something in a flow's file that can't be read, or that PageFlow doesn't have, with the repair.
package struct FlowFault: Error, Equatable, CustomStringConvertible {
    package let position: FlowPosition
    /// A sentence about the fault.
    package let message: String
    /// A sentence with the repair.
    package let repair: String

    package init(_ position: FlowPosition, _ message: String, repair: String) {
        (self.position, self.message, self.repair) = (position, message, repair)
    }

    package var description: String { "\(position): \(message) \(repair)" }
}
