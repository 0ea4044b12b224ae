/// What an app's property list says of its launch.
package struct AppInfo {
    /// A scene that the list describes.
    package struct Scene {
        let name: String?
        let sceneClass: String?
        let delegateClass: String?
        let storyboard: String?
    }

    /// The storyboard that an app without scenes begins with.
    package let mainStoryboard: String?
    /// Where its storyboards are.
    let bundle: Bundle
    /// What the app does in the background.
    let backgroundModes: Set<String>
    /// The names of the icons that the app may take.
    let alternateIcons: Set<String>
    /// The types of documents that the app opens.
    package let documentTypes: [String]
    /// The schemes that the app may ask about, in lowercase letters; `nil` for an app without a property list.
    let queriedSchemes: Set<String>?
    private let scenes: [String: [Scene]]
    /// Whether the app's life goes through scenes: the list has a scene manifest.
    package let hasSceneManifest: Bool

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - delegate: its module stands for `$(PRODUCT_MODULE_NAME)`, which Xcode replaces as it builds.
    ///   - bundle: where the storyboards are that it names.
    @MainActor
    package init(
        _ list: [String: Any] = [:], delegate: (any UIApplicationDelegate)? = nil, bundle: Bundle = .main
    ) {
        let module = delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) } ?? ""
        self.bundle = bundle
        let named = list["UIMainStoryboardFile~iphone"] ?? list["UIMainStoryboardFile"]
        // Xcode leaves an empty name behind where the field was cleared.
        mainStoryboard = (named as? String).flatMap { $0.isEmpty ? nil : $0 }
        backgroundModes = Set(list["UIBackgroundModes"] as? [String] ?? [])
        let icons = (list["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any]
        alternateIcons = Set((icons ?? [:]).keys)
        documentTypes = (list["CFBundleDocumentTypes"] as? [[String: Any]] ?? []).flatMap {
            $0["LSItemContentTypes"] as? [String] ?? []
        }
        queriedSchemes =
            list.isEmpty
            ? nil
            : Set((list["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() })
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        hasSceneManifest = manifest != nil
        let configurations = manifest?["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
        scenes = configurations.mapValues { $0.map { Scene($0, module: module) } }
    }

    /// The scene of a role that has a name; the first one where the name is `nil`.
    func scene(_ role: UISceneSession.Role, named name: String?) -> Scene? {
        let scenes = scenes[role.rawValue] ?? []
        return name.map { name in scenes.first { $0.name == name } } ?? scenes.first
    }
}

extension AppInfo.Scene {
    fileprivate init(_ entry: [String: Any], module: String) {
        func text(_ key: String) -> String? {
            (entry[key] as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        }
        name = text("UISceneConfigurationName")
        sceneClass = text("UISceneClassName")
        delegateClass = text("UISceneDelegateClassName")
        storyboard = text("UISceneStoryboardFile")
    }
}
