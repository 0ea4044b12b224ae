import UIKit

/// The app's windows in which PageFlow stores something.
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

    private static var shared: AppWindows { OfApp.object(make: AppWindows.init) }
}

/// Objects that exist once in an app. They are associated with the device.
@MainActor
enum OfApp {
    static func object<Object: AnyObject>(make: () -> Object) -> Object {
        let key = unsafeBitCast(Object.self, to: UnsafeRawPointer.self)
        if let known = objc_getAssociatedObject(UIDevice.current, key) as? Object { return known }
        let made = make()
        objc_setAssociatedObject(UIDevice.current, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
