/// The running app's environment for fonts, colors, images, and text: its system, its screen, and its console.
///
/// UIKit's runtime sets it. Until then, it is an iPhone with the default system.
@MainActor
package struct RunningApp {
    /// The running app.
    package static var current = RunningApp(
        system: .default, pixelsPerPoint: DeviceSpec.iPhone16.scale,
        screenTraits: DeviceSpec.iPhone16.traits(isUpright: true), region: .ofMachine,
        diagnostics: Diagnostics(), nextTurn: { _, body in Task { body() } })

    /// The region of the running app; on other threads, the machine's region.
    package nonisolated static var currentRegion: DeviceRegion {
        MainThread.isCurrent ? MainActor.assumeIsolated { current.region } : .ofMachine
    }

    package let system: SystemVersion
    /// The screen's scale, in pixels per point.
    package let pixelsPerPoint: CGFloat
    /// The traits of the screen, including the user's settings.
    package var screenTraits: UITraitCollection
    /// The user's language, region, and date.
    package let region: DeviceRegion
    /// The recorder of warnings and exceptions.
    package let diagnostics: Diagnostics
    /// Runs named work in the next turn of the main loop.
    package let nextTurn: @MainActor (String, @escaping @MainActor () -> Void) -> Void

    package init(
        system: SystemVersion, pixelsPerPoint: CGFloat, screenTraits: UITraitCollection,
        region: DeviceRegion, diagnostics: Diagnostics,
        nextTurn: @escaping @MainActor (String, @escaping @MainActor () -> Void) -> Void
    ) {
        self.system = system
        self.pixelsPerPoint = pixelsPerPoint
        self.screenTraits = screenTraits
        self.region = region
        self.diagnostics = diagnostics
        self.nextTurn = nextTurn
    }
}
