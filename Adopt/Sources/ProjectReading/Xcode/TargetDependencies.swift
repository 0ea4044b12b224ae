import AdoptModel
import Foundation

/// The dependencies of a target.
struct TargetDependencies {
    let objects: ProjectObjects
    let settings: BuildSettings

    /// The names without duplicates: the listed dependencies, the targets of linked products, and the test host.
    func names(of target: ProjectObject) -> [String] {
        let own = target.string("name")
        return (listed(target) + linked(target) + hosts()).filter { $0 != own }.unique
    }

    private func listed(_ target: ProjectObject) -> [String] {
        objects.list("dependencies", of: target).compactMap { dependency in
            if let other = objects.object("target", of: dependency) { return other.string("name") }
            let proxy = objects.object("targetProxy", of: dependency)
            return dependency.string("name") ?? proxy?.string("remoteInfo")
        }
    }

    private func linked(_ target: ProjectObject) -> [String] {
        let phases = objects.list("buildPhases", of: target).filter { $0.kind == "PBXFrameworksBuildPhase" }
        let files = Set(phases.flatMap { objects.list("files", of: $0) }.compactMap { $0.string("fileRef") })
        let own = objects.all(["PBXNativeTarget"]).filter {
            $0.string("productReference").map(files.contains) == true
        }
        .compactMap { $0.string("name") }
        let ofOthers = objects.all(["PBXReferenceProxy"]).filter { files.contains($0.id) }
            .compactMap { objects.object("remoteRef", of: $0)?.string("remoteInfo") }
        return own + ofOthers
    }

    /// `TEST_HOST` contains the path of the app's executable, `TEST_TARGET_NAME` the name of the app's target.
    private func hosts() -> [String] {
        let app = settings["TEST_HOST"].split(separator: "/").first { $0.hasSuffix(".app") }
        let byProduct = app.flatMap { name in
            objects.all(["PBXNativeTarget"]).first {
                objects.object("productReference", of: $0)?.string("path") == String(name)
            }
        }
        let name = settings["TEST_TARGET_NAME"]
        let known = objects.all(["PBXNativeTarget"]).compactMap { $0.string("name") }
        return [byProduct?.string("name"), known.contains(name) ? name : nil].compactMap { $0 }
    }
}
