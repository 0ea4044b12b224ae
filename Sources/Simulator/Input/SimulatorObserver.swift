/// Watches what is done to an app and its device.
@MainActor
package protocol SimulatorObserver: AnyObject {
    /// Called before something is done. `name` is what a test has called the thing under the finger.
    func simulatorWillReceive(_ input: DeviceInput, named name: String?)

    /// Called before the trace is forgotten.
    func simulatorWillClearTrace()

    /// Called before a test's stage takes its pages away.
    func simulatorWillClose()

    /// Called when the simulator is released, with what it has written down.
    func simulatorWillEnd(trace: Trace, diagnostics: [Diagnostic])
}
