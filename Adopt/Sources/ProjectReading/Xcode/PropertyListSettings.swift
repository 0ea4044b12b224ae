import AdoptModel
import Foundation

/// The build settings that a target's property list references, such as `$(BASE_URL)`, other than the standard ones.
struct PropertyListSettings {
    private let names: Set<String>

    init(of target: SourceTarget) {
        let text = target.infoPlist.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        names = Set(text.matches(of: /\$[({](\w+)/).map { String($0.1) })
    }

    /// Adds the settings to a target. If a configuration file is missing, often because it contains private service keys, an
    /// undefined setting gets its own name as its value, so that code finds a string; the returned sentence lists these settings.
    func add(_ settings: BuildSettings, isComplete: Bool, to target: inout SourceTarget) -> [String] {
        var unknown: [String] = []
        for name in names.sorted() where target.settings[name] == nil {
            let value = settings[name]
            if value.isEmpty, isComplete { continue }
            if value.isEmpty { unknown.append(name) }
            target.settings[name] = value.isEmpty ? name : value
        }
        if unknown.isEmpty { return [] }
        let list = unknown.joined(separator: ", ")
        return ["has a property list with undefined settings. The value of each is its name: \(list)."]
    }
}
