import AdoptModel

/// The Swift names with which calls may refer to an Objective-C method. Swift removes words that only repeat an argument's type:
/// `sd_setImageWithURL:` is `sd_setImage(with:)`.
struct ObjectiveCSelectors {
    private let selectors: Set<String>
    private let count: Int

    init(_ method: ObjectiveCHeader.Method) {
        count = method.parts[0].type == nil ? 0 : method.parts.count
        guard count > 0 else {
            selectors = [method.parts[0].name]
            return
        }
        let choices = method.parts.map { part in
            let type = part.type?.plain ?? ""
            let words = [
                type, type.hasPrefix("UI") || type.hasPrefix("NS") ? String(type.dropFirst(2)) : type,
            ]
            let shorter = words.filter { !$0.isEmpty && part.name.hasSuffix($0) }.map {
                String(part.name.dropLast($0.count))
            }
            return Set([part.name] + shorter)
        }
        selectors = choices.reduce([""]) { found, choice in
            Set(found.flatMap { start in choice.map { start + $0 + ":" } })
        }
    }

    /// Whether a call with a name and labels refers to the method.
    func isMethod(_ name: String, _ labels: [String]) -> Bool {
        labels.count == count && selectors.contains(Self.selector(name, labels))
    }

    /// Whether an initializer call with labels refers to the method.
    func isInitializer(_ labels: [String]) -> Bool {
        labels.count == count && selectors.contains(Self.selector("init", labels))
    }

    private static func selector(_ name: String, _ labels: [String]) -> String {
        SelectorName.method(name, labels: labels.map { $0 == "_" ? nil : $0 })
    }
}
