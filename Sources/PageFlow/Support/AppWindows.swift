import UIKit

/// The windows of the app that PageFlow keeps something with.
///
/// `UIApplication.shared` would name all of them, but app extensions must not use it. The list belongs to the device, which there is one
/// of in an app.
@MainActor
final class AppWindows {
    private let known = NSHashTable<UIWindow>.weakObjects()

    private init() {}

    static func add(_ window: UIWindow) { shared.known.add(window) }

    /// These windows, and the others of their scenes, hidden ones included.
    static var all: [UIWindow] {
        let known = shared.known.allObjects
        let scenes = known.compactMap(\.windowScene)
        return known + scenes.flatMap(\.windows)
    }

    private static var shared: AppWindows { OfApp.object(make: AppWindows.init) }
}

/// Objects that an app has one of. They are associated with the device.
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
