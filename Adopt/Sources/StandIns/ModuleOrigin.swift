/// The origin on Linux of a module that a project imports.
public enum ModuleOrigin: Sendable {
    /// PageFlow, or Swift for Linux.
    case here
    /// A module in place of Apple's framework, with its declarations and neutral values.
    case neutral
    /// A package, or a framework that has no module in its place.
    case elsewhere

    /// The origin of a module.
    public init(of module: String) {
        if Self.modulesHere.contains(module) {
            self = .here
        } else {
            self = Framework.named(module) == nil ? .elsewhere : .neutral
        }
    }

    private static let modulesHere = StandInMaker.present.union(["Combine", "Darwin", "SwiftUI", "UIKit"])
}
