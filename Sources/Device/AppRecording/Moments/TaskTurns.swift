/// When an app's tasks run.
package enum TaskTurns: String, Codable, Sendable {
    /// Never: a test performs its steps without waiting.
    case never
    /// When the app is idle, as in a test's `settled()`.
    case atRest
    /// As soon as they are ready, as on a device and in the lab.
    case always
}
