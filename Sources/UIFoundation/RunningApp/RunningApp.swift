/// The app that runs, as far as fonts, colours, images and text ask for it: its system, its screen and its console.
///
/// UIKit's runtime sets it. Before there is a runtime it is a phone with iOS 18.
@MainActor
package struct RunningApp {
    /// The one that runs.
    package static var current = RunningApp(
        system: .iOS(18), pixelsPerPoint: DeviceSpec.iPhone16.scale,
        screenTraits: DeviceSpec.iPhone16.traits(isUpright: true), region: .ofMachine,
        diagnostics: Diagnostics())

    /// The region of the running app; on other threads the machine's region.
    package nonisolated static var currentRegion: DeviceRegion {
        MainThread.isCurrent ? MainActor.assumeIsolated { current.region } : .ofMachine
    }

    /// The version of the system.
    package let system: SystemVersion
    /// Pixels of the screen to a point.
    package let pixelsPerPoint: CGFloat
    /// The traits of the screen, as the user has set them.
    package var screenTraits: UITraitCollection
    /// The user's language, region and date.
    package let region: DeviceRegion
    /// Where warnings and exceptions go.
    package let diagnostics: Diagnostics

    package init(
        system: SystemVersion, pixelsPerPoint: CGFloat, screenTraits: UITraitCollection,
        region: DeviceRegion, diagnostics: Diagnostics
    ) {
        self.system = system
        self.pixelsPerPoint = pixelsPerPoint
        self.screenTraits = screenTraits
        self.region = region
        self.diagnostics = diagnostics
    }
}
