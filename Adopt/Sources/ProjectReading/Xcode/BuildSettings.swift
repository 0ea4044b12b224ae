import Foundation

/// The build settings of a target, with those of its project below them, for the simulator.
struct BuildSettings {
    /// The settings of one level, the lowest first: what is built in, the project's, the target's.
    private var levels: [[String: String]] = []

    /// Adds settings above those that are there. Of conditions such as `[sdk=iphone*]` those count that hold for the simulator.
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
        // What is set under a condition inherits what is set without one.
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

    private static func matches(_ name: String, _ pattern: String) -> Bool {
        guard pattern.hasSuffix("*") else { return name == pattern }
        return name.hasPrefix(pattern.dropLast())
    }

    /// The text of a setting with its variables put in. Empty where nobody sets it.
    subscript(name: String) -> String {
        value(name, below: levels.count, depth: 0, lookups: Lookups())
    }

    /// All settings with these first letters: their names without them, and their texts.
    func all(startingWith prefix: String) -> [String: String] {
        let names = Set(levels.flatMap(\.keys)).filter { $0.hasPrefix(prefix) && $0.count > prefix.count }
        return Dictionary(uniqueKeysWithValues: names.map { (String($0.dropFirst(prefix.count)), self[$0]) })
    }

    /// Settings that name each other in a circle, or one another twice many times over, end as empty text.
    private func value(_ name: String, below top: Int, depth: Int, lookups: Lookups) -> String {
        lookups.count += 1
        guard depth < 32, lookups.count < 2_000,
            let level = levels[..<top].lastIndex(where: { $0[name] != nil })
        else { return "" }
        let expansion = SettingText { variable in
            let inherits = variable == "inherited" || variable == name
            let top = inherits ? level : levels.count
            return value(inherits ? name : variable, below: top, depth: depth + 1, lookups: lookups)
        }
        return expansion.expanded(levels[level][name] ?? "")
    }
}

/// How many variables the text of one setting has asked for.
private final class Lookups {
    var count = 0
}
