// Which classes of UIKit's variables and types stand for.
extension ModuleIndex {
    /// Whether a type as it is written is a class of UIKit's, and nothing besides.
    func isSystemClass(_ type: String) -> Bool {
        type.hasPrefix("UI") && type.allSatisfy { $0.isLetter || $0 == "." } && self.type(named: type) == nil
    }

    /// The class of UIKit's that a variable is declared with.
    func systemClass(ofVariable name: String) -> String? {
        (typesOfVariables[name] ?? []).map { $0.filter { $0 != "?" && $0 != "!" } }.filter(isSystemClass)
            .min()
    }

    /// The type whose class the variables of a name hold, `Page` of `var kind: Page.Type`; none where they hold those of several.
    func heldClass(ofVariable name: String) -> String? {
        let held = (typesOfVariables[name] ?? []).filter { $0.hasSuffix(".Type") }
            .map { $0.dropLast(5).split(separator: " ").last.map(String.init) ?? "" }
        return Set(held).count == 1 ? held.first : nil
    }

    /// The class of UIKit's that all objects of a type have: the type itself, one of several types in one, or what a protocol of the
    /// module's asks of those that conform to it. None where the protocol asks for an initialiser, which is `required` then.
    func systemClass(of type: String) -> String? {
        var (names, seen) = (parts(of: type), Set<String>())
        while let name = names.popLast() {
            if isSystemClass(name) { return name }
            guard let found = self.type(named: name), found.kind == .protocolType, seen.insert(name).inserted,
                !found.members.contains(where: { $0.kind == .initializer })
            else { continue }
            names += found.inherited.flatMap(parts)
        }
        return nil
    }

    private func parts(of type: String) -> [String] {
        type.split { "& ".contains($0) }.map { original(of: String($0)) }
    }
}
