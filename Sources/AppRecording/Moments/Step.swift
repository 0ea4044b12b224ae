import Simulator

/// One thing that was done, with when: all that a replay needs.
package struct Step: Codable, Equatable, Sendable {
    /// Seconds of the app's clock.
    package let time: TimeInterval
    package let input: DeviceInput
    /// Whether the app was at rest before.
    package let wasAtRest: Bool
    /// When tasks have had their turn since the step before; `nil` in files that do not say it.
    package let tasks: TaskTurns?
    /// What a person would call the thing under the finger; `nil` where its name leads elsewhere, or it has none.
    package var name: String?

    package init(
        time: TimeInterval, input: DeviceInput, wasAtRest: Bool, tasks: TaskTurns, name: String? = nil
    ) {
        (self.time, self.input, self.wasAtRest) = (time, input, wasAtRest)
        (self.tasks, self.name) = (tasks, name)
    }
}
