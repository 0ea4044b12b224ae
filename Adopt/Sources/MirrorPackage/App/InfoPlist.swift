import AdoptModel
import Foundation

/// An app's property list as in its bundle, with the variables replaced by build settings, and with Xcode's additions.
struct InfoPlist {
    private let target: SourceTarget

    init(of target: SourceTarget) { self.target = target }

    /// The list as the contents of a file. If the list can't be read, it contains only Xcode's additions.
    var data: Data {
        get throws {
            let format = PropertyListSerialization.PropertyListFormat.xml
            return try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
        }
    }

    var values: [String: Any] {
        var values = generated
        for (key, value) in original { values[key] = substituted(value) }
        values["CFBundleExecutable"] = target.product
        if let region = values[Self.developmentRegion] as? String {
            values[Self.developmentRegion] = language(of: region)
        }
        if !target.classesLeftOut.isEmpty { values["PageFlowClassesLeftOut"] = target.classesLeftOut }
        return values
    }

    private static let developmentRegion = "CFBundleDevelopmentRegion"

    /// The folder with the texts of a region, such as "ja" for "ja_JP": Foundation on Linux only finds a folder with the same name.
    private func language(of region: String) -> String {
        let folders = target.resources.flatMap(\.pathComponents).filter { $0.hasSuffix(".lproj") }
        let forms = [
            region, region.replacing("_", with: "-"), region.replacing("-", with: "_"),
            String(region.prefix(while: \.isLetter)),
        ]
        return forms.first { folders.contains($0 + ".lproj") } ?? region
    }

    private var original: [String: Any] {
        guard let url = target.infoPlist, let data = try? Data(contentsOf: url) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    private var generated: [String: Any] {
        var values: [String: Any] = [
            Self.developmentRegion: variable("DEVELOPMENT_LANGUAGE"),
            "CFBundleIdentifier": variable("PRODUCT_BUNDLE_IDENTIFIER"),
            "CFBundleName": variable("PRODUCT_NAME"),
            "CFBundleShortVersionString": target.settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": target.settings["CURRENT_PROJECT_VERSION"] ?? "1",
        ]
        let families = variable("TARGETED_DEVICE_FAMILY").split(separator: ",").compactMap { Int($0) }
        if !families.isEmpty { values["UIDeviceFamily"] = families }
        for (key, value) in target.infoValues {
            if key == "UIApplicationSceneManifest_Generation" {
                values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": false]
            } else if Self.lists.contains(where: key.hasPrefix) {
                values[Self.keyOfDevice(key)] = value.split(separator: " ").map(String.init)
            } else {
                values[Self.keyOfDevice(key)] = Self.value(value)
            }
        }
        return values
    }

    /// The lists that build settings write as words separated by spaces.
    private static let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]

    /// `KEY_iPad` in build settings is `KEY~ipad` in the list.
    private static func keyOfDevice(_ key: String) -> String {
        for device in ["iPad", "iPhone"] where key.hasSuffix("_" + device) {
            return key.dropLast(device.count + 1) + "~" + device.lowercased()
        }
        return key
    }

    private static func value(_ text: String) -> Any {
        switch text {
        case "YES": true
        case "NO": false
        default: text
        }
    }

    private func substituted(_ value: Any) -> Any {
        switch value {
        case let text as String: substituted(text)
        case let list as [Any]: list.map { substituted($0) }
        case let values as [String: Any]: values.mapValues { substituted($0) }
        default: value
        }
    }

    private func substituted(_ text: String) -> String {
        guard text.contains("$") else { return text }
        return text.replacing(/\$[({](\w+)(?::[^)}]*)?[)}]/) { variable(String($0.1)) }
    }

    private func variable(_ name: String) -> String {
        switch name {
        case "PRODUCT_MODULE_NAME": target.module
        case "EXECUTABLE_NAME": target.product
        case "PRODUCT_NAME", "TARGET_NAME": target.settings[name] ?? target.name
        case "DEVELOPMENT_LANGUAGE": target.settings[name] ?? "en"
        case "PRODUCT_BUNDLE_IDENTIFIER": target.settings[name] ?? "org.example.\(target.product)"
        case "MARKETING_VERSION": target.settings[name] ?? "1.0"
        case "CURRENT_PROJECT_VERSION": target.settings[name] ?? "1"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType
        default: target.settings[name] ?? ""
        }
    }

    private var packageType: String {
        switch target.kind {
        case .library: "FMWK"
        case .unitTests, .interfaceTests: "BNDL"
        case .app, .other: "APPL"
        }
    }
}
