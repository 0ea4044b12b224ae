extension InterfaceFile {
    /// Marks the values that apply to the whole file as read: how it was saved, and its external resources.
    ///
    /// The code that builds views reads each of these on demand, so a file that needs none of them is also fully read.
    package func readDocument() {
        _ = (toolsVersion, targetRuntime, root["initialViewController"], usesAutoLayout, usesTraitCollections)
        _ = (usesSafeAreas, isLaunchScreen, device)
        tintColor?.markAllAsRead()
        root.child("resources")?.markAllAsRead()
    }

    /// The version of the tools that saved the file, such as `24127` or `32700.99.1234`.
    package var toolsVersion: String? { root["toolsVersion"] }

    /// The platform of the file: `iOS.CocoaTouch`, or `iOS.CocoaTouch.iPad`.
    package var targetRuntime: String? { root["targetRuntime"] }

    /// Whether views use Auto Layout. Otherwise they use frames and autoresizing masks.
    package var usesAutoLayout: Bool { root.bool("useAutolayout") ?? false }

    /// Whether the file uses size classes.
    package var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

    /// Whether views have safe area layout guides (iOS 11). Otherwise view controllers have top and bottom
    /// layout guides.
    package var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

    /// Whether the file is the app's launch screen.
    package var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

    /// The tint color of the file's windows and views; nil if it doesn't set one.
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
