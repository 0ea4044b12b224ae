import Foundation

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
        guard let root = MarkupElement.root(of: file), root.name == "Scheme" else { return nil }
        let entries = root.all("BuildActionEntry").filter { $0.attributes["buildForRunning"] != "NO" }
        let runnable = root.first("LaunchAction")?.first("BuildableProductRunnable")
        let launched = runnable.map(Self.targets(in:)) ?? []
        self.launched = launched.isEmpty ? entries.flatMap(Self.targets(in:)) : launched
        let testables = root.all("TestableReference").filter { $0.attributes["skipped"] != "YES" }
        let plans = root.all("TestPlanReference")
        let plan = plans.first { $0.attributes["default"] == "YES" } ?? plans.first
        tested =
            testables.flatMap(Self.targets(in:)) + (plan.map { Self.targets(ofPlan: $0, scheme: file) } ?? [])
    }

    private static func targets(in element: MarkupElement) -> [Target] {
        element.all("BuildableReference").compactMap { reference in
            reference.attributes["BlueprintName"].map {
                Target(name: $0, container: container(reference.attributes["ReferencedContainer"]))
            }
        }
    }

    /// "Shop" for `container:../Shop/Shop.xcodeproj`.
    private static func container(_ reference: String?) -> String {
        let path = reference?.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
        return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    // MARK: - Test plans

    private struct Plan: Decodable {
        struct Entry: Decodable {
            struct Target: Decodable {
                var containerPath: String?
                var name: String
            }
            var enabled: Bool?
            var target: Target
        }
        var testTargets: [Entry]
    }

    private static func targets(ofPlan reference: MarkupElement, scheme: URL) -> [Target] {
        let path = reference.attributes["reference"]?.split(separator: ":", maxSplits: 1).last
        // SCHEMES/xcshareddata/CONTAINER/folder
        let folder = (0..<4).reduce(scheme) { place, _ in place.deletingLastPathComponent() }
        guard let path, let data = try? Data(contentsOf: folder.appendingPathComponent(String(path))),
            let plan = try? JSONDecoder().decode(Plan.self, from: data)
        else { return [] }
        return plan.testTargets.filter { $0.enabled != false }.map {
            Target(name: $0.target.name, container: container($0.target.containerPath))
        }
    }
}
