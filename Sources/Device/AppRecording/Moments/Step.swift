import Simulator

/// An input and its time, with all data that a replay needs.
package struct Step: Codable, Equatable, Sendable {
    /// The time in seconds of the app's clock.
    package let time: TimeInterval
    package let input: DeviceInput
    /// Whether the app was idle before.
    package let wasAtRest: Bool
    /// When tasks ran since the previous step; `nil` in files without this value.
    package let tasks: TaskTurns?
    /// A user's name for the touched element; `nil` if the name resolves to another element, or if the element has no name.
    package var name: String?

    package init(
        time: TimeInterval, input: DeviceInput, wasAtRest: Bool, tasks: TaskTurns, name: String? = nil
    ) {
        (self.time, self.input, self.wasAtRest) = (time, input, wasAtRest)
        (self.tasks, self.name) = (tasks, name)
    }
}
