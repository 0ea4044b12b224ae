import AdoptModel

/// The delegates that launch an app by its storyboard or its first scene if the files of its own delegates are left out.
struct LaunchInPlace {
    private let target: SourceTarget
    private let launch: AppLaunchList

    init(of target: SourceTarget) {
        self.target = target
        launch = AppLaunchList(InfoPlist(of: target).values)
    }

    /// The app delegate that is replaced; `nil` if it isn't left out, or if nothing but its own code launches the app.
    var delegate: String? {
        guard target.kind == .app, let name = target.delegateLeftOut else { return nil }
        let hasScene = !launch.scenes.isEmpty && onlySceneLeftOut == nil
        return launch.mainStoryboard != nil || hasScene ? name : nil
    }

    /// A scene delegate that is left out and without which no scene shows anything.
    var onlySceneLeftOut: String? {
        let shown = launch.scenes.filter { scene in
            scene.storyboard != nil || scene.delegate.map { !target.classesLeftOut.contains($0) } == true
        }
        return shown.isEmpty ? launch.scenes.compactMap(\.delegate).first : nil
    }

    /// The scene delegates that are replaced.
    var sceneDelegates: [String] {
        guard target.kind == .app else { return [] }
        return launch.scenes.filter { $0.storyboard != nil }.compactMap(\.delegate)
            .filter(target.classesLeftOut.contains)
    }

    /// The file with the delegates; `nil` if none is replaced.
    var text: String? {
        let classes =
            (delegate.map { [Self.text(of: $0, "@main ", "UIApplicationDelegate")] } ?? [])
            + sceneDelegates.map { Self.text(of: $0, "", "UIWindowSceneDelegate") }
        return classes.isEmpty ? nil : (["import UIKit\n"] + classes).joined(separator: "\n")
    }

    private static func text(of name: String, _ attribute: String, _ parent: String) -> String {
        """
        /// In place of the app's own class, whose file is left out.
        \(attribute)class \(name): UIResponder, \(parent) {
            var window: UIWindow?
        }

        """
    }

    /// The classes that are replaced in each module.
    static func classes(of project: SourceProject) -> [String: Set<String>] {
        project.targets.filter { $0.kind == .app }.reduce(into: [:]) { classes, target in
            let place = LaunchInPlace(of: target)
            classes[target.module] = Set(place.sceneDelegates + [place.delegate].compactMap(\.self))
        }
    }
}

/// The parts of a property list that launch an app.
private struct AppLaunchList {
    struct Scene {
        /// The delegate's class without its module.
        let delegate: String?
        let storyboard: String?
    }

    let mainStoryboard: String?
    let scenes: [Scene]

    init(_ list: [String: Any]) {
        mainStoryboard = (list["UIMainStoryboardFile"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
        let role = "UIWindowSceneSessionRoleApplication"
        scenes = (configurations[role] ?? []).map { entry in
            let delegate = entry["UISceneDelegateClassName"] as? String
            return Scene(
                delegate: delegate?.split(separator: ".").last.map(String.init),
                storyboard: entry["UISceneStoryboardFile"] as? String)
        }
    }
}
