import InterfaceFiles

/// The custom class that an element names: its name, its module, and whether it inherits its module from the target.
@MainActor
struct CustomClass {
    let name: String
    private let module: String?
    private let inheritsModule: Bool

    /// Returns `nil` for an element without a custom class.
    init?(_ element: InterfaceElement) {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        self.name = name
        module = element["customModule"]
        inheritsModule = element["customModuleProvider"] == "target"
    }

    /// Finds the program's class, if it derives from a base class.
    ///
    /// With "Inherit Module From Target" the module is that of the target whose bundle contains the file, regardless of the module that
    /// the file names. If the bundle's name doesn't identify a module, it is the module that the file names. If that has no such class,
    /// the only class with this name in the program is used.
    func find(in file: InterfaceFile, _ bundle: Bundle, derivedFrom base: AnyClass) -> AnyClass? {
        let named: AnyClass? = inheritsModule ? targets(of: bundle).lazy.compactMap(found).first : nil
        if let named, Self.derives(named, from: base) { return named }
        if let named = byModule(in: file), Self.derives(named, from: base) { return named }
        return inheritsModule ? onlyClass(derivedFrom: base) : nil
    }

    /// Warns with UIKit's message. UIKit continues with its own class.
    func warnOfUnknown() {
        let mangled = module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" }
        Runtime.current.diagnostics.warn("Unknown class \(mangled ?? name) in Interface Builder file.")
    }

    /// Finds a class without a module, which was an Objective-C class, in the modules that the file names and in the app's module.
    private func byModule(in file: InterfaceFile) -> AnyClass? {
        if let module { return module == "UIKit" ? UIKitClasses.named(name) : found(in: module) }
        return file.modules.lazy.compactMap(found).first ?? UIKitClasses.named(name)
            ?? InterfaceClasses.modulesBesides.lazy.compactMap(found).first
    }

    private func found(in module: String) -> AnyClass? { NSClassFromString("\(module).\(name)") }

    /// The modules that a bundle's name may refer to. SwiftPM names the bundle of a target's resources `Package_Target`, and both parts may
    /// contain underscores.
    private func targets(of bundle: Bundle) -> [String] {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        return name.indices.filter { name[$0] == "_" }.map { index in
            String(name[name.index(after: index)...].map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }

    private static func derives(_ type: AnyClass, from base: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
    }

    private func onlyClass(derivedFrom base: AnyClass) -> AnyClass? {
        let found = ClassesOfProgram.all(named: name).filter { Self.derives($0, from: base) }
        return found.count == 1 ? found[0] : nil
    }
}
