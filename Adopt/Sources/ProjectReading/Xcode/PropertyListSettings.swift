import AdoptModel
import Foundation

/// The build settings that a target's property list names, `$(BASE_URL)`, besides those that every list may.
struct PropertyListSettings {
    private let names: Set<String>

    init(of target: SourceTarget) {
        let text = target.infoPlist.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        names = Set(text.matches(of: /\$[({](\w+)/).map { String($0.1) })
    }

    /// Adds the settings to a target, and returns a sentence on those that nobody sets, as a file with settings is not there: keys of
    /// services are often kept to oneself. Their names are their values, so that what reads them finds a text.
    func add(_ settings: BuildSettings, isComplete: Bool, to target: inout SourceTarget) -> [String] {
        var unknown: [String] = []
        for name in names.sorted() where target.settings[name] == nil {
            let value = settings[name]
            if !value.isEmpty {
                target.settings[name] = value
            } else if !isComplete {
                target.settings[name] = name
                unknown.append(name)
            }
        }
        let list = unknown.joined(separator: ", ")
        return unknown.isEmpty
            ? []
            : ["has a property list with settings that nobody sets: the value of each is its name: \(list)."]
    }
}
