import AdoptModel

/// Reads a manifest from its literals, without running it.
enum ManifestText {
    /// The manifest; `nil` if parts of it are computed, or if it has traits.
    static func manifest(_ source: String) -> Manifest? {
        guard let package = SwiftText.calls(of: "Package", in: source).first,
            let targets = package["targets"]?.elements, package["traits"] == nil,
            !source.contains(/package\.(?:targets|dependencies|products)|\btarget\.\w*[sS]ettings/)
        else { return nil }
        let settings = targets.compactMap(\.call).flatMap { call in tools.keys.compactMap { call[$0] } }
        let read = targets.compactMap { $0.call.flatMap(target) }
        guard settings.allSatisfy({ $0.elements != nil }), read.count == targets.count, !read.isEmpty else {
            return nil
        }
        var manifest = Manifest(name: package["name"]?.literal ?? "Package", targets: read)
        manifest.products = products((package["products"]?.elements ?? []).compactMap(\.call))
        let packages = (package["dependencies"]?.elements ?? []).compactMap(\.call)
        manifest.packages = packages.compactMap(reference)
        manifest.folders = packages.compactMap { $0["path"]?.literal }
        manifest.languageMode = languageMode(package, in: source)
        return manifest
    }

    private static func languageMode(_ package: SwiftText.Call, in source: String) -> String {
        let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
        let version = source.firstMatch(of: /swift-tools-version:\s*(\d+(?:\.\d+)?)/)
        return modes?.elements?.last?.description ?? version.map { String($0.1) } ?? ""
    }

    /// The targets of each product.
    private static func products(_ calls: [SwiftText.Call]) -> [String: [String]] {
        calls.reduce(into: [:]) { products, call in
            if let name = call["name"]?.literal { products[name] = call.literals("targets") }
        }
    }

    /// The targets and libraries anywhere in a manifest, including those in functions for one platform.
    static func everything(in source: String) -> Manifest {
        // A dependency is written like a target, but with a condition or with only a name.
        let targets = SwiftText.calls(of: "target", in: source).filter { $0["condition"] == nil }
            .compactMap(target).sorted { $0.dependencies.count > $1.dependencies.count }
        var seen: Set<String> = []
        var manifest = Manifest(name: "", targets: targets.filter { seen.insert($0.name).inserted })
        manifest.products = products(SwiftText.calls(of: "library", in: source))
        return manifest
    }

    /// `.package(url: "…", from: "1.0.0")`, in each of its forms.
    private static func reference(_ call: SwiftText.Call) -> PackageReference? {
        guard let url = call["url"]?.literal,
            let requirement = call.arguments.first(where: { !["name", "url"].contains($0.label) }),
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

    private static func target(_ call: SwiftText.Call) -> Manifest.Target? {
        guard let name = call["name"]?.literal, let kind = kinds[call.name.lastMember] else { return nil }
        let settings = tools.sorted { $0.key < $1.key }.flatMap { label, tool in
            (call[label]?.elements ?? []).compactMap { ManifestSetting($0, tool: tool) }
        }
        return Manifest.Target(
            name: name, kind: kind, path: call["path"]?.literal, exclude: call.literals("exclude"),
            sources: call.literals("sources"),
            resources: (call["resources"]?.elements ?? []).compactMap(resource),
            dependencies: (call["dependencies"]?.elements ?? []).compactMap(firstString), settings: settings,
            plugins: (call["plugins"]?.elements ?? []).compactMap(firstString),
            publicHeaders: call["publicHeadersPath"]?.literal)
    }

    private static let tools: [String: ManifestSetting.Tool] = [
        "swiftSettings": .swift, "cSettings": .c, "cxxSettings": .cxx, "linkerSettings": .linker,
    ]

    private static let kinds: [String: Manifest.Target.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
        "binaryTarget": .binary, "plugin": .plugin, "systemLibrary": .system,
    ]

    private static func resource(_ text: SwiftText) -> Manifest.Target.Resource? {
        firstString(text).map { path in
            Manifest.Target.Resource(path: path, isCopied: text.call?.name.hasSuffix("copy") ?? false)
        }
    }

    /// A string, or the first string of a call: `"A"`, `.product(name: "A", package: "B")`, `.process("Resources")`.
    private static func firstString(_ text: SwiftText) -> String? {
        text.literal ?? text.call?.arguments.first?.value.literal
    }
}
