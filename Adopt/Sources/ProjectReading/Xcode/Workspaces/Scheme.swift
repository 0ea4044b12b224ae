import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The targets that an `.xcscheme` builds, launches and tests.
struct Scheme {
    /// A target of a project or a package.
    struct Target: Hashable {
        let name: String
        /// The project's or package's name, which distinguishes targets of the same name.
        let container: String
    }

    /// The launched target, or else the built targets.
    let launched: [Target]
    /// The test targets that it runs.
    let tested: [Target]

    /// - Returns: `nil` if the file isn't a scheme.
    init?(_ file: URL) {
        guard let root = MarkupFile.root(of: file), root.name == "Scheme" else { return nil }
        let launched = Self.targets("//LaunchAction/BuildableProductRunnable", in: root)
        self.launched =
            launched.isEmpty
            ? Self.targets("//BuildActionEntry[not(@buildForRunning='NO')]", in: root) : launched
        let plans = root.all("//TestPlanReference")
        let plan = plans.first { $0[attribute: "default"] == "YES" } ?? plans.first
        tested =
            Self.targets("//TestableReference[not(@skipped='YES')]", in: root)
            + (plan.map { Self.targets(ofPlan: $0, scheme: file) } ?? [])
    }

    private static func targets(_ path: String, in root: XMLElement) -> [Target] {
        root.all(path + "//BuildableReference").compactMap { reference in
            reference[attribute: "BlueprintName"].map {
                Target(name: $0, container: container(reference[attribute: "ReferencedContainer"]))
            }
        }
    }

    /// "Shop" for `container:../Shop/Shop.xcodeproj`.
    private static func container(_ reference: String?) -> String {
        let path = reference?.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
        return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private static func targets(ofPlan reference: XMLElement, scheme: URL) -> [Target] {
        let path = reference[attribute: "reference"]?.split(separator: ":", maxSplits: 1).last
        // SCHEMES/xcshareddata/CONTAINER/folder
        let folder = (0..<4).reduce(scheme) { place, _ in place.deletingLastPathComponent() }
        guard let path, let data = try? Data(contentsOf: folder.appendingPathComponent(String(path))) else {
            return []
        }
        return JSONText(data)["testTargets"].array.filter { $0["enabled"].bool != false }.compactMap {
            let target = $0["target"]
            return target["name"].string.map {
                Target(name: $0, container: container(target["containerPath"].string))
            }
        }
    }
}
