/// Where the bundle of a class's module lies: `Frameworks` or `PlugIns` of the app, or else the app's own folder. On Linux alone.
///
/// On a device `Bundle(for: FeedTests.self)` is the bundle of the tests. Here one program holds all modules, and
/// `Bundle(path: moduleBundlePath(declaring: FeedTests.self))` is the folder that `pageflow adopt` has made for the module's own files.
public func moduleBundlePath(declaring aClass: AnyClass) -> String {
    moduleBundlePath(ofModule: ModuleName.of(aClass))
}

/// Where the bundle of a module lies, by the module's name. On Linux alone.
public func moduleBundlePath(ofModule name: String) -> String {
    ModuleBundle.all().first { $0.module == name }?.url.path ?? Bundle.main.bundlePath
}

/// Where the bundle of an identifier lies: the app's, a framework's or the tests'; `nil` where none has it. On Linux alone.
public func moduleBundlePath(identifier: String) -> String? {
    if Bundle.main.bundleIdentifier == identifier { return Bundle.main.bundlePath }
    return ModuleBundle.all().first { Bundle(url: $0.url)?.bundleIdentifier == identifier }?.url.path
}

/// A module's bundle in the app's folder, laid out as on a device.
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

/// The module that declares a class, from the name that the Swift runtime prints.
enum ModuleName {
    static func of(_ aClass: AnyClass) -> String { of(name: String(reflecting: aClass)) }

    /// A class within an extension of another module's type is `(extension in Feed):UIKit.UIView.Badge`.
    static func of(name: String) -> String {
        let extensionMark = "(extension in "
        guard name.hasPrefix(extensionMark) else { return String(name.prefix { $0 != "." }) }
        return String(name.dropFirst(extensionMark.count).prefix { $0 != ")" })
    }
}
