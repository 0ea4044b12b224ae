/// Returns the path of the bundle of a class's module: in `Frameworks` or `PlugIns` of the app, or otherwise the app's own
/// folder. Linux only.
///
/// On a device, `Bundle(for: FeedTests.self)` is the bundle of the tests. Here, one program contains all modules, and
/// `Bundle(path: moduleBundlePath(declaring: FeedTests.self))` is the folder that `pageflow adopt` has made for the
/// module's own files.
public func moduleBundlePath(declaring aClass: AnyClass) -> String {
    moduleBundlePath(ofModule: ModuleName.of(aClass))
}

/// Returns the path of a module's bundle, by the module's name. Linux only.
public func moduleBundlePath(ofModule name: String) -> String {
    ModuleBundle.all().first { $0.module == name }?.url.path ?? Bundle.main.bundlePath
}

/// Returns the path of the bundle with an identifier: the app's, a framework's, or the tests'; `nil` if there is none. Linux only.
public func moduleBundlePath(identifier: String) -> String? {
    if Bundle.main.bundleIdentifier == identifier { return Bundle.main.bundlePath }
    return ModuleBundle.all().first { Bundle(url: $0.url)?.bundleIdentifier == identifier }?.url.path
}

/// A module's bundle in the app's folder, in the same layout as on a device.
private struct ModuleBundle {
    let url: URL

    var module: String { url.deletingPathExtension().lastPathComponent }

    static func all() -> [ModuleBundle] {
        ["Frameworks", "PlugIns"].flatMap { name in
            let folder = Bundle.main.bundleURL.appendingPathComponent(name)
            return FileManager.default.folders(in: folder).map(ModuleBundle.init)
        }
    }
}

/// The module that declares a class, from the name in the Swift runtime.
enum ModuleName {
    static func of(_ aClass: AnyClass) -> String { of(name: String(reflecting: aClass)) }

    /// The name of a class in an extension of another module's type is `(extension in Feed):UIKit.UIView.Badge`.
    static func of(name: String) -> String {
        let extensionMark = "(extension in "
        guard name.hasPrefix(extensionMark) else { return String(name.prefix { $0 != "." }) }
        return String(name.dropFirst(extensionMark.count).prefix { $0 != ")" })
    }
}
