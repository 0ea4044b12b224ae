import Simulator

/// One thing that was done, with when: all that a replay needs.
struct Step: Codable, Sendable {
    let time: TimeInterval
    let input: Input
    /// Whether the app was at rest before.
    let wasAtRest: Bool
    /// What a person would call the thing under the finger; `nil` where its name leads elsewhere, or it has none.
    var name: String?
}
