import Foundation

/// The build settings of a target for the simulator, including the project's.
struct BuildSettings {
    /// The levels of settings, the lowest first: built-in, project, target.
    private var levels: [[String: String]] = []

    /// Adds a level above the existing ones. Conditional settings such as `[sdk=iphone*]` apply if they match the simulator.
    mutating func add(_ lines: [ConfigurationFile.Line], configuration: String) {
        var level: [String: String] = [:]
        var conditional: [String: String] = [:]
        for (name, text) in lines {
            guard let bracket = name.firstIndex(of: "[") else {
                level[name] = text
                continue
            }
            guard Self.holds(name[bracket...], configuration: configuration) else { continue }
            conditional[String(name[..<bracket])] = text
        }
        // A conditional setting inherits the unconditional one.
        levels.append(level)
        if !conditional.isEmpty { levels.append(conditional) }
    }

    private static func holds(_ conditions: Substring, configuration: String) -> Bool {
        conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "sdk": return matches("iphonesimulator", parts[1])
            case "config": return matches(configuration, parts[1])
            case "arch": return matches("x86_64", parts[1])
            default: return parts[1] == "*"
            }
        }
    }

    private static func matches(_ name: String, _ pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }

    /// The value of a setting with its variables expanded; empty if it isn't set.
    subscript(name: String) -> String {
        value(name, below: levels.count, inside: [])
    }

    /// All settings with a prefix: their names without the prefix, and their values.
    func all(startingWith prefix: String) -> [String: String] {
        let names = Set(levels.flatMap(\.keys)).filter { $0.hasPrefix(prefix) && $0.count > prefix.count }
        return Dictionary(uniqueKeysWithValues: names.map { (String($0.dropFirst(prefix.count)), self[$0]) })
    }

    /// - Parameter outer: The settings whose values contain this one. A circular reference is empty.
    private func value(_ name: String, below top: Int, inside outer: [String]) -> String {
        guard outer.count < 32, let level = levels[..<top].lastIndex(where: { $0[name] != nil }) else {
            return ""
        }
        let expansion = SettingText { variable in
            let inherits = variable == "inherited" || variable == name
            if !inherits, outer.contains(variable) { return "" }
            return value(
                inherits ? name : variable, below: inherits ? level : levels.count, inside: outer + [name])
        }
        return expansion.expanded(levels[level][name] ?? "")
    }
}
