// The UIKit classes of variables and types.
extension ModuleIndex {
    /// Whether a type, as written, is exactly a UIKit class.
    func isSystemClass(_ type: String) -> Bool {
        type.hasPrefix("UI") && type.allSatisfy { $0.isLetter || $0 == "." } && self.type(named: type) == nil
    }

    /// The UIKit class of a variable's declared type.
    func systemClass(ofVariable name: String) -> String? {
        (typesOfVariables[name] ?? []).map { $0.filter { $0 != "?" && $0 != "!" } }.filter(isSystemClass)
            .min()
    }

    /// The instance type of the metatype variables with a name, such as `Page` for `var kind: Page.Type`; `nil` if they have
    /// different types.
    func heldClass(ofVariable name: String) -> String? {
        let held = (typesOfVariables[name] ?? []).filter { $0.hasSuffix(".Type") }
            .map { $0.dropLast(5).split(separator: " ").last.map(String.init) ?? "" }
        return Set(held).count == 1 ? held.first : nil
    }

    /// The UIKit class of all objects of a type: the type itself, a member of a composition, or the class that a protocol of the
    /// module requires. `nil` if the protocol requires an initializer, which is then `required`.
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
