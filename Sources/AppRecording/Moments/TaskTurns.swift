/// When an app's tasks have their turn.
package enum TaskTurns: String, Codable, Sendable {
    /// Never: a test does one thing after another without waiting.
    case never
    /// Once the app is at rest, as a test's `settled()` lets them.
    case atRest
    /// As soon as they are ready, as on a device and at the lab.
    case always
}
