extension InterfaceFile {
    /// Counts as read what holds for the whole file: how it was saved, and what it takes from outside of it.
    ///
    /// Who builds views asks for each of these when it is needed: a file that needs none of them is understood as well.
    package func readDocument() {
        _ = (toolsVersion, targetRuntime, root["initialViewController"], usesAutoLayout, usesTraitCollections)
        _ = (usesSafeAreas, isLaunchScreen, device)
        tintColor?.markAllAsRead()
        root.child("resources")?.markAllAsRead()
    }

    /// The version of the tools that saved the file, such as `24127` or `32700.99.1234`.
    package var toolsVersion: String? { root["toolsVersion"] }

    /// What the file is for: `iOS.CocoaTouch`, or `iOS.CocoaTouch.iPad`.
    package var targetRuntime: String? { root["targetRuntime"] }

    /// Whether views are placed by constraints. Without, frames and autoresizing masks place them.
    package var usesAutoLayout: Bool { root.bool("useAutolayout") ?? false }

    /// Whether size classes apply.
    package var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

    /// Whether views have safe area guides (iOS 11). Before, view controllers have top and bottom guides.
    package var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

    /// Whether the file is the launch screen of the app.
    package var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

    /// The tint colour of the file's windows and views; nil if it does not set one.
    package var tintColor: InterfaceElement? { root.child("color", key: "tintColor") }

    /// The device of the canvas; nil in files of Xcode 7 and earlier.
    package var device: InterfaceDevice? {
        root.child("device").map { device in
            InterfaceDevice(
                id: device.id, orientation: device["orientation"], appearance: device["appearance"])
        }
    }
}

/// The device for which the frames of a file were saved.
package struct InterfaceDevice: Hashable, Sendable {
    /// Interface Builder's name for the screen, such as `retina6_1`.
    package let id: String?
    /// `portrait` or `landscape`.
    package let orientation: String?
    /// `light` or `dark`; nil in files of Xcode 10 and earlier.
    package let appearance: String?
}
