import Simulator

/// A list of operations on its own app, which the lab performs one by one.
@MainActor
package protocol LabScript: AnyObject {
    /// The simulator of the app. Only the operations move its clock.
    var simulator: Simulator { get }
    /// Descriptions of the operations, in order.
    var operations: [String] { get }
    /// The violated expectations; after one, no more operations are performed.
    var faults: [String] { get }

    /// Performs one operation. For the number after the last operation, checks the conditions at the end.
    func perform(_ number: Int) async
}
