import Foundation

/// Reads the build settings of a project's targets.
struct SettingsReader {
    let objects: ProjectObjects
    let paths: ProjectPaths
    let projectName: String

    /// The settings of a target, and the missing configuration files.
    func settings(of target: ProjectObject) -> (settings: BuildSettings, missing: [URL]) {
        let configuration = configuration(of: target)
        let name = configuration?.string("name") ?? "Debug"
        var settings = BuildSettings()
        var missing: [URL] = []
        settings.add(builtIn(target: target, configuration: name), configuration: name)
        let ofProject = self.configuration(of: objects.root, named: name)
        for level in [ofProject, configuration].compactMap({ $0 }) {
            if let file = objects.object("baseConfigurationReference", of: level).flatMap(paths.place) {
                settings.add(ConfigurationFile.lines(of: file, missing: &missing), configuration: name)
            }
            settings.add(Self.lines(of: level), configuration: name)
        }
        return (settings, missing)
    }

    /// The Debug configuration, or the project's default one.
    private func configuration(of owner: ProjectObject, named wanted: String = "Debug") -> ProjectObject? {
        let list = objects.object("buildConfigurationList", of: owner)
        let all = objects.list("buildConfigurations", of: list)
        let ownName = list?.string("defaultConfigurationName")
        return all.first { $0.string("name") == wanted }
            ?? all.first { $0.string("name")?.lowercased().contains("debug") == true }
            ?? all.first { $0.string("name") == ownName } ?? all.first
    }

    private static func lines(of configuration: ProjectObject) -> [ConfigurationFile.Line] {
        (configuration.values["buildSettings"] as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
            .map { ($0.key, ProjectObject.strings($0.value).joined(separator: " ")) }
    }

    private func builtIn(target: ProjectObject, configuration: String) -> [ConfigurationFile.Line] {
        let root = paths.root.path
        return [
            ("SRCROOT", root), ("SOURCE_ROOT", root), ("PROJECT_DIR", root), ("PROJECT_NAME", projectName),
            ("TARGET_NAME", target.string("name") ?? ""), ("TARGETNAME", "$(TARGET_NAME)"),
            ("CONFIGURATION", configuration), ("PLATFORM_NAME", "iphonesimulator"),
            ("PRODUCT_NAME", target.string("productName") ?? "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
            ("DEVELOPMENT_LANGUAGE", objects.root.string("developmentRegion") ?? "en"),
            ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"), ("CURRENT_PROJECT_VERSION", "1"),
        ]
    }
}
