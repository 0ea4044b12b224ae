/// What one running app stands on: its loop and clock, its system version, its device, its console.
///
/// There is one at a time, as there is one `UIApplication`. A new one replaces everything.
@MainActor
package final class Runtime {
    package static var current = Runtime(system: .iOS(18), device: .iPhone16)

    package let system: SystemVersion
    package let loop = MainLoop()
    package let engine = TransitionEngine()
    package let diagnostics = Diagnostics()
    package let screen: UIScreen
    package let device: UIDevice
    package let application: UIApplication

    /// Windows that are shown, in the order in which they were shown.
    package var visibleWindows: [UIWindow] = []

    package init(system: SystemVersion, device spec: DeviceSpec) {
        self.system = system
        screen = UIScreen(spec: spec)
        device = UIDevice(spec: spec, system: system)
        application = UIApplication()
        loop.attach(engine: engine)
    }
}
