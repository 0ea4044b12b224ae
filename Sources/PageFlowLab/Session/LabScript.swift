import Simulator

/// A list of operations on an app of its own, which the lab does one after the other.
@MainActor
package protocol LabScript: AnyObject {
    /// What the app runs on. Its clock is moved by the operations alone.
    var simulator: Simulator { get }
    /// What the operations are, in order.
    var operations: [String] { get }
    /// The faults so far. After a fault, the script stops.
    var faults: [String] { get }

    /// Does one operation; after the last one, with its number plus one, checks what must hold at the end.
    func perform(_ number: Int) async
}
