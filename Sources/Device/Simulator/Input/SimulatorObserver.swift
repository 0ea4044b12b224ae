/// Observes the actions on an app and its device.
@MainActor
package protocol SimulatorObserver: AnyObject {
    /// Called before an action is performed. `name` is the test's name for the touched element.
    func simulatorWillReceive(_ input: DeviceInput, named name: String?)

    /// Called before the trace is cleared.
    func simulatorWillClearTrace()

    /// Called before a test's stage removes its pages.
    func simulatorWillClose()

    /// Called when the simulator is released, with its trace and its diagnostics.
    func simulatorWillEnd(trace: Trace, diagnostics: [Diagnostic])
}
