/// Reads a manifest that is written out, as most are, without running it.
enum ManifestText {
    /// The manifest. `nil` where its targets are computed.
    static func manifest(_ source: String) -> Manifest? {
        guard let package = SwiftText(source).arguments(ofCall: "Package"),
            let targets = value("targets", of: package)?.elements
        else { return nil }
        let read = targets.compactMap(target)
        guard read.count == targets.count, !read.isEmpty else { return nil }
        var manifest = Manifest(name: value("name", of: package)?.literal ?? "Package", targets: read)
        for product in value("products", of: package)?.elements ?? [] {
            guard let arguments = product.call?.arguments, let name = value("name", of: arguments)?.literal
            else { continue }
            manifest.products[name] = value("targets", of: arguments)?.literals ?? []
        }
        return manifest
    }

    private static func target(_ text: SwiftText) -> Manifest.Target? {
        guard let call = text.call, let name = value("name", of: call.arguments)?.literal else { return nil }
        func strings(_ label: String) -> [String] { value(label, of: call.arguments)?.literals ?? [] }
        return Manifest.Target(
            name: name, kind: kind(call.name), path: value("path", of: call.arguments)?.literal,
            exclude: strings("exclude"), sources: strings("sources"),
            resources: (value("resources", of: call.arguments)?.elements ?? []).compactMap(firstString),
            dependencies: (value("dependencies", of: call.arguments)?.elements ?? []).compactMap(firstString))
    }

    private static func kind(_ call: String) -> Manifest.Target.Kind {
        switch call.split(separator: ".").last {
        case "target": .library
        case "executableTarget": .executable
        case "testTarget": .test
        default: .other
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
