import Foundation
import Synchronization

/// Checks modules against Apple's SDK.
public struct SDKCheck: Sendable {
    /// The errors.
    public private(set) var errors: [Diagnostic] = []
    /// The errors at names that are missing from an SDK older than the code's.
    public private(set) var ofOlderSDK: [OlderSDKError] = []
    /// The modules that couldn't be checked, because a module that they import has errors.
    public private(set) var skipped: [String] = []
    /// The files of which only the types were checked.
    public private(set) var typesAlone: [String] = []
    private var counts = (modules: 0, files: 0)
    private var broken: Set<String> = []
    private let frontend: SDKFrontend
    private let root: URL
    private let imported: Set<String>

    /// Checks every module. File paths are relative to the root.
    package init(of modules: [SourceModule], with frontend: SDKFrontend, root: URL) throws {
        self.frontend = frontend
        self.root = root
        imported = Set(modules.flatMap(\.imports))
        for modules in SourceModule.waves(modules) {
            let sound = modules.filter { $0.imports.isDisjoint(with: broken) }
            let others = modules.map(\.name).filter { name in !sound.contains { $0.name == name } }
            skipped += others
            broken.formUnion(others)
            for (module, findings) in zip(sound, try allFindings(in: sound)) { take(findings, of: module) }
        }
    }

    /// `SDK 17.0: 19 modules, 411 files, no errors, 21 errors of an older SDK, types alone in 25 files`.
    public var summary: String {
        "SDK \(frontend.sdk.version): "
            + [
                Count.words(counts.modules, "module"), Count.words(counts.files, "file"),
                Count.words(errors.count, "error"),
                Count.words(ofOlderSDK.count, "error") + " of an older SDK",
                "types alone in " + Count.words(typesAlone.count, "file"),
            ].joined(separator: ", ")
    }

    private mutating func take(_ findings: Findings, of module: SourceModule) {
        counts.modules += 1
        counts.files += module.files.count
        errors += findings.errors
        ofOlderSDK += findings.ofOlderSDK
        typesAlone += findings.typesAlone
        if !findings.errors.isEmpty { broken.insert(module.name) }
    }

    /// The results for one module.
    private struct Findings: Sendable {
        var errors: [Diagnostic] = []
        var ofOlderSDK: [OlderSDKError] = []
        var typesAlone: [String] = []
    }

    /// The results for independent modules, which are checked in parallel.
    private func allFindings(in modules: [SourceModule]) throws -> [Findings] {
        let found = Mutex<[Int: Result<Findings, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: modules.count) { index in
            let result = Result { try findings(in: modules[index]) }
            found.withLock { $0[index] = result }
        }
        let results = found.withLock { $0 }
        return try modules.indices.compactMap { try results[$0]?.get() }
    }

    private func findings(in module: SourceModule) throws -> Findings {
        var files = module.files
        if module.hasResources { files.append(try resourceBundle(of: module)) }
        let stops = try module.files.filter {
            NamesBySDK.allowsTypesAlone(
                in: try String(contentsOf: $0, encoding: .utf8), of: frontend.sdk.version)
        }
        // Most modules have no errors, and are finished at once.
        if stops.isEmpty, frontend.checksAndEmits(module, files) { return Findings() }
        var found = try frontend.checkTypes(module, files)
        let withErrors = Set(found.filter { !$0.isOfAvailability }.map(\.file))
        let rest = module.files.filter { stops.contains($0) || withErrors.contains($0.path) }
        let sound = module.files.filter { !rest.contains($0) }
        let more = try frontend.checkBeyondTypes(module, sound, of: files)
        found += more.errors
        if imported.contains(module.name) { try frontend.emit(module, files) }
        let (older, others) = OlderSDKError.sorted(found.map(named), of: frontend.sdk.version)
        return Findings(
            errors: others, ofOlderSDK: older,
            typesAlone: (rest + more.unchecked).map { relative($0.path) })
    }

    /// The file that SwiftPM generates for a module with resources.
    private func resourceBundle(of module: SourceModule) throws -> URL {
        let file = frontend.folder.appendingPathComponent("\(module.name)+Bundle.swift")
        let text =
            "import Foundation\nextension Bundle { nonisolated(unsafe) static let module = Bundle.main }\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    private func named(_ error: Diagnostic) -> Diagnostic {
        var error = error
        error.file = relative(error.file)
        return error
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
    }
}
