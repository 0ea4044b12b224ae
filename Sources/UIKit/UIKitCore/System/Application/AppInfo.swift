/// The launch settings in an app's property list.
package struct AppInfo {
    /// A scene configuration in the property list.
    package struct Scene {
        let name: String?
        let sceneClass: String?
        let delegateClass: String?
        let storyboard: String?
    }

    /// The initial storyboard of an app without scenes.
    package let mainStoryboard: String?
    /// The bundle of the storyboards.
    let bundle: Bundle
    /// The app's background modes.
    let backgroundModes: Set<String>
    /// The names of the alternate icons.
    let alternateIcons: Set<String>
    /// The document types that the app opens.
    package let documentTypes: [String]
    /// The URL schemes that the app may query, in lowercase; `nil` for an app without a property list.
    let queriedSchemes: Set<String>?
    /// Whether UIKit tracks observable properties on iOS 18; later versions always do.
    let tracksObservables: Bool
    /// Whether iOS 26 draws the app in the design of iOS 18.
    let requiresFlatDesign: Bool
    /// Whether the app's scenes can't be resized.
    let requiresFullScreen: Bool
    /// The classes that `pageflow adopt` has left out of the app, by name.
    package let classesLeftOut: Set<String>
    private let scenes: [String: [Scene]]
    /// Whether the app uses scenes: the list has a scene manifest.
    package let hasSceneManifest: Bool

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - delegate: Its module replaces `$(PRODUCT_MODULE_NAME)`, as Xcode does during a build.
    ///   - bundle: The bundle of the storyboards.
    @MainActor
    package init(
        _ list: [String: Any] = [:], delegate: (any UIApplicationDelegate)? = nil, bundle: Bundle = .main
    ) {
        let module = delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) } ?? ""
        self.bundle = bundle
        let named = list["UIMainStoryboardFile~iphone"] ?? list["UIMainStoryboardFile"]
        // Xcode leaves an empty name if the field was cleared.
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
        tracksObservables = list["UIObservationTrackingEnabled"] as? Bool ?? false
        requiresFlatDesign = list["UIDesignRequiresCompatibility"] as? Bool ?? false
        requiresFullScreen = list["UIRequiresFullScreen"] as? Bool ?? false
        classesLeftOut = Set(list["PageFlowClassesLeftOut"] as? [String] ?? [])
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        hasSceneManifest = manifest != nil
        let configurations = manifest?["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
        scenes = configurations.mapValues { $0.map { Scene($0, module: module) } }
    }

    /// Returns the scene configuration of a role with a name; the first one if the name is `nil`.
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
