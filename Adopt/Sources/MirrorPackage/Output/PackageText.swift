import AdoptModel
import Foundation

/// The mirror's `Package.swift`.
struct PackageText {
    let project: SourceProject
    let modules: [AdoptedModule]
    let record: MirrorRecord
    let pageFlow: URL

    var text: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // Made by `pageflow adopt`, which writes it again. What is to differ belongs into the original.
        let package = Package(
            name: \(quoted(project.name)),
            products: [\(list(programs.map { ".executable(name: \(quoted($0.product)), targets: [\(quoted($0.product + "Program"))])" }))],
            dependencies: [\(list([".package(name: \"PageFlow\", path: \(quoted(pageFlow.path)))"] + packages))],
            targets: [\(list(targets))],
            // Of what no target says: the list of tests.
            swiftLanguageModes: [.v5]
        )

        """
    }

    private var programs: [SourceTarget] { modules.map(\.target).filter(record.hasProgram) }

    /// The packages that Linux builds unchanged.
    private var packages: [String] {
        project.broughtPackages.filter { !$0.products.isEmpty }.map {
            ".package(\($0.repository ?? "name: \(quoted($0.name)), path: \(quoted($0.folder.path))"))"
        }
    }

    private var targets: [String] {
        record.standIns.map { standIn in
            target(
                standIn.name, [product("UIKit")] + standIn.dependencies.map(module),
                path: "StandIns/\(standIn.name)", settings: [])
        } + modules.flatMap(targets)
            + (TestHost.isNeeded(by: modules, in: record)
                ? [".target(name: \(quoted(TestHost.target.product + "Folder")))"] : [])
    }

    private func targets(of module: AdoptedModule) -> [String] {
        let target = module.target
        let offered = module.imports.intersection(products).subtracting([
            "UIKit", "Simulator", "PageFlowTesting",
        ])
        let others =
            (libraries(of: target) + record.standIns.map(\.name)).map(quoted) + offered.sorted().map(product)
            + brought(for: module)
        let settings =
            target.conditions.filter { $0 != "DEBUG" }.map { ".define(\(quoted($0)))" }
            + LanguageText(target).features
        switch target.kind {
        case .library where target.isForLinux:
            return [
                self.target(
                    target.module, libraries(of: target).map(quoted) + brought(for: module),
                    path: module.folder,
                    settings: settings)
            ]
        case .unitTests:
            return [
                self.target(
                    target.module,
                    ["PageFlowTesting", "UIKit", "Simulator"].map(product) + others + folders(of: target),
                    path: module.folder, settings: settings, kind: "testTarget")
            ]
        case .app where record.hasProgram(target):
            let program = target.product + "Program"
            return [
                self.target(
                    target.module, [product("UIKit")] + others, path: module.folder, settings: settings),
                ".target(name: \(quoted(target.product + "Folder")))",
                self.target(
                    program,
                    [quoted(target.module), quoted(target.product + "Folder"), product("AdoptedApp")],
                    path: "Sources/\(program)", settings: [], kind: "executableTarget"),
            ]
        case .app, .library, .other, .interfaceTests:
            return [
                self.target(
                    target.module, [product("UIKit")] + others, path: module.folder, settings: settings)
            ]
        }
    }

    private func target(
        _ name: String, _ dependencies: [String], path: String, settings: [String], kind: String = "target"
    ) -> String {
        let target = modules.first { $0.target.module == name }?.target
        let mode = kind == "executableTarget" ? "v6" : target.map { LanguageText($0).mode } ?? "v5"
        let all = [".swiftLanguageMode(.\(mode))"] + settings
        return """
            .\(kind)(
                        name: \(quoted(name)), dependencies: [\(dependencies.joined(separator: ", "))],
                        path: \(quoted(path)), swiftSettings: [\(all.joined(separator: ", "))])
            """
    }

    /// The modules of the mirror that a target imports.
    private func libraries(of target: SourceTarget) -> [String] {
        modules.map(\.target).filter { target.dependencies.contains($0.name) && $0.module != target.module }
            .map(\.module)
    }

    /// The app folders for tests: that of their app, or else the first app's or the test host's.
    private func folders(of tests: SourceTarget) -> [String] {
        if TestHost.isNeeded(by: modules, in: record) { return [quoted(TestHost.target.product + "Folder")] }
        let hosts = programs.filter { tests.dependencies.contains($0.name) }
        return (hosts.isEmpty ? programs.prefix(1) : hosts.prefix(1)).map { quoted($0.product + "Folder") }
    }

    /// The products of unchanged packages that a module lists or imports.
    private func brought(for module: AdoptedModule) -> [String] {
        products { name, modules in
            module.target.products.contains(name) || !module.imports.isDisjoint(with: modules)
        }
    }

    /// The products of unchanged packages that a filter selects by name and modules.
    private func products(where isChosen: (String, [String]) -> Bool) -> [String] {
        project.broughtPackages.flatMap { package in
            package.products.filter(isChosen).keys.sorted().map {
                ".product(name: \(quoted($0)), package: \(quoted(package.name)))"
            }
        }
    }

    private var products: Set<String> { PageFlowProducts(of: pageFlow).names }

    /// A dependency on a module of the mirror, of an unchanged package, or of PageFlow.
    private func module(_ name: String) -> String {
        if record.standIns.contains(where: { $0.name == name }) { return quoted(name) }
        return products { $1.contains(name) }.first ?? product(name)
    }

    private func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"PageFlow\")" }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "\n" + items.map { "        \($0)," }.joined(separator: "\n") + "\n    "
    }

    private func quoted(_ text: String) -> String { "\"\(text.escapedForLiteral)\"" }
}

extension String {
    /// The text escaped for a Swift literal, by scalars: a quotation mark that is part of a larger Character is escaped too.
    var escapedForLiteral: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
    }
}
