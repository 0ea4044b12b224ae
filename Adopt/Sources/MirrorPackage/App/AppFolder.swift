import AdoptModel
import Foundation

/// The app's folder, with its property list, storyboards, images and strings, laid out as on a device: the app's own files at the
/// top level, the files of each framework in `Frameworks`, and those of each test target in `PlugIns`.
struct AppFolder {
    private let app: SourceTarget
    private let others: [SourceTarget]

    init(_ app: SourceTarget, with targets: [SourceTarget]) {
        self.app = app
        others = targets.filter { $0.kind == .library || $0.kind.isTests }
    }

    func write(to output: OutputFolder) throws {
        let folder = ProgramFiles.folder(of: app)
        try BundleFolder(path: folder, resources: resources(of: [app] + found)).write(
            InfoPlist(of: app), to: output)
        for target in others {
            try BundleFolder(path: "\(folder)/\(target.bundleName)", resources: resources(of: [target]))
                .write(InfoPlist(of: target), to: output)
        }
    }

    /// The targets whose files are also found without a bundle's name: package code often looks for them in the app's bundle.
    private var found: [SourceTarget] {
        others.filter { $0.kind == .library || $0.dependencies.contains(app.name) }
    }

    private func resources(of targets: [SourceTarget]) -> [(url: URL, module: String)] {
        targets.flatMap { target in target.resources.map { ($0, target.module) } }
    }
}

extension SourceTarget {
    /// The position of the target's bundle in an app's, where the runtime looks up the bundle of a class.
    fileprivate var bundleName: String {
        kind.isTests ? "PlugIns/\(module).xctest" : "Frameworks/\(module).framework"
    }
}
