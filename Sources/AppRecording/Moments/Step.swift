import Simulator

/// One thing that was done, with when: all that a replay needs.
package struct Step: Codable, Equatable, Sendable {
    /// Seconds of the app's clock.
    package let time: TimeInterval
    package let input: DeviceInput
    /// Whether the app was at rest before.
    package let wasAtRest: Bool
    /// What a person would call the thing under the finger; `nil` where its name leads elsewhere, or it has none.
    package var name: String?

    package init(time: TimeInterval, input: DeviceInput, wasAtRest: Bool, name: String? = nil) {
        (self.time, self.input, self.wasAtRest, self.name) = (time, input, wasAtRest, name)
    }
}
