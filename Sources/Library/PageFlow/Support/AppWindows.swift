import UIKit

/// The app's windows that have an object stored by PageFlow.
///
/// `UIApplication.shared` would return all windows, but app extensions must not use it. The list is associated with the device, a single
/// object in an app.
@MainActor
final class AppWindows {
    private let known = NSHashTable<UIWindow>.weakObjects()

    private init() {}

    static func add(_ window: UIWindow) { shared.known.add(window) }

    /// These windows and the other windows of their scenes, including hidden ones.
    static var all: [UIWindow] {
        let known = shared.known.allObjects
        let scenes = known.compactMap(\.windowScene)
        return known + scenes.flatMap(\.windows)
    }

    private static var shared: AppWindows { ObjectStorage.ofApp.object(make: AppWindows.init) }
}
