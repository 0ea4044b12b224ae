import AdoptModel

/// Reads a manifest from its literals, without running it.
enum ManifestText {
    /// The manifest; `nil` if parts of it are computed, or if it has traits.
    static func manifest(_ source: String) -> Manifest? {
        guard let package = SwiftText.arguments(ofCall: "Package", in: source),
            let targets = value("targets", of: package)?.elements, value("traits", of: package) == nil,
            !source.contains(/package\.(?:targets|dependencies|products)|\btarget\.\w*[sS]ettings/)
        else { return nil }
        let settings = targets.compactMap(\.call).flatMap(\.arguments).filter {
            tools.keys.contains($0.label ?? "")
        }
        guard settings.allSatisfy({ $0.value.elements != nil }) else { return nil }
        let read = targets.compactMap(target)
        guard read.count == targets.count, !read.isEmpty else { return nil }
        var manifest = Manifest(name: value("name", of: package)?.literal ?? "Package", targets: read)
        for product in value("products", of: package)?.elements ?? [] {
            guard let arguments = product.call?.arguments, let name = value("name", of: arguments)?.literal
            else { continue }
            manifest.products[name] = value("targets", of: arguments)?.literals ?? []
        }
        let packages = value("dependencies", of: package)?.elements ?? []
        manifest.packages = packages.compactMap(reference)
        manifest.folders = packages.compactMap {
            $0.call.flatMap { value("path", of: $0.arguments)?.literal }
        }
        manifest.languageMode = languageMode(package, in: source)
        return manifest
    }

    private static func languageMode(_ package: [(label: String?, value: SwiftText)], in source: String)
        -> String
    {
        let listed = ["swiftLanguageModes", "swiftLanguageVersions"].lazy.compactMap { label in
            value(label, of: package)?.elements?.last?.description
        }.first
        return listed ?? source.firstMatch(of: /swift-tools-version:\s*(\d+(?:\.\d+)?)/).map { String($0.1) } ?? ""
    }

    /// The targets and libraries anywhere in a manifest, including those in functions for one platform.
    static func everything(in source: String) -> Manifest {
        // A dependency is written like a target, but with a condition or with only a name.
        let targets = SwiftText.calls(of: "target", in: source).filter {
            value("condition", of: $0.arguments) == nil
        }
        .compactMap(target)
        var manifest = Manifest(name: "", targets: [])
        for target in targets.sorted(by: { $0.dependencies.count > $1.dependencies.count })
        where !manifest.targets.contains(where: { $0.name == target.name }) {
            manifest.targets.append(target)
        }
        for call in SwiftText.calls(of: "library", in: source) {
            guard let name = value("name", of: call.arguments)?.literal else { continue }
            manifest.products[name] = value("targets", of: call.arguments)?.literals ?? []
        }
        return manifest
    }

    /// `.package(url: "…", from: "1.0.0")`, in each of its forms.
    private static func reference(_ text: SwiftText) -> PackageReference? {
        guard let arguments = text.call?.arguments, let url = value("url", of: arguments)?.literal else {
            return nil
        }
        guard let requirement = arguments.first(where: { !["name", "url"].contains($0.label) }),
            let version = version(label: requirement.label, requirement.value)
        else { return nil }
        return PackageReference(url: url, version: version)
    }

    private static func version(label: String?, _ value: SwiftText) -> PackageReference.Version? {
        if let text = value.literal { return version(label ?? "", text) }
        if let call = value.call, let argument = call.arguments.first, let text = argument.value.literal {
            let name = call.name.lastMember
            return version(argument.label ?? name, text, isMinor: name == "upToNextMinor")
        }
        let ends = value.description.matches(of: /"([^"]+)"/).map { String($0.1) }
        return ends.count == 2 ? .range(ends[0], ends[1]) : nil
    }

    private static func version(_ name: String, _ text: String, isMinor: Bool = false)
        -> PackageReference.Version?
    {
        switch name {
        case "from": isMinor ? .upToNextMinor(text) : .upToNextMajor(text)
        case "exact": .exactly(text)
        case "branch": .branch(text)
        case "revision": .revision(text)
        default: nil
        }
    }

    private static func target(_ text: SwiftText) -> Manifest.Target? { text.call.flatMap(target) }

    private static func target(_ call: SwiftText.Call) -> Manifest.Target? {
        guard let name = value("name", of: call.arguments)?.literal, let kind = kind(call.name) else {
            return nil
        }
        func strings(_ label: String) -> [String] { value(label, of: call.arguments)?.literals ?? [] }
        return Manifest.Target(
            name: name, kind: kind, path: value("path", of: call.arguments)?.literal,
            exclude: strings("exclude"), sources: strings("sources"),
            resources: (value("resources", of: call.arguments)?.elements ?? []).compactMap(resource),
            dependencies: (value("dependencies", of: call.arguments)?.elements ?? []).compactMap(firstString),
            settings: tools.sorted { $0.key < $1.key }.flatMap { label, tool in
                (value(label, of: call.arguments)?.elements ?? []).compactMap {
                    ManifestSetting($0, tool: tool)
                }
            },
            plugins: (value("plugins", of: call.arguments)?.elements ?? []).compactMap(firstString),
            publicHeaders: value("publicHeadersPath", of: call.arguments)?.literal)
    }

    private static let tools: [String: ManifestSetting.Tool] = [
        "swiftSettings": .swift, "cSettings": .c, "cxxSettings": .cxx, "linkerSettings": .linker,
    ]

    private static func kind(_ call: String) -> Manifest.Target.Kind? {
        let kinds: [String: Manifest.Target.Kind] = [
            "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
            "binaryTarget": .binary, "plugin": .plugin, "systemLibrary": .system,
        ]
        return kinds[call.lastMember]
    }

    private static func resource(_ text: SwiftText) -> Manifest.Target.Resource? {
        firstString(text).map { path in
            Manifest.Target.Resource(path: path, isCopied: text.call?.name.hasSuffix("copy") ?? false)
        }
    }

    /// A string, or the first string of a call: `"A"`, `.product(name: "A", package: "B")`, `.process("Resources")`.
    private static func firstString(_ text: SwiftText) -> String? {
        text.literal ?? text.call?.arguments.first?.value.literal
    }

    private static func value(_ label: String, of arguments: [(label: String?, value: SwiftText)])
        -> SwiftText?
    {
        arguments.first { $0.label == label }?.value
    }
}
