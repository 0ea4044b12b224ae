import Foundation

/// A module that replaces a framework.
public struct StandInModule: Sendable {
    /// The name of the framework and of the module.
    public var name: String
    /// The Swift files of a module of the package Frameworks.
    public var files: [URL]
    /// The module's generated Swift file; empty if there is none.
    public var source: String
    /// The stand-ins that this one imports: MapKit exports CoreLocation.
    public var dependencies: [String]

    /// Creates a module with its source.
    public init(name: String, files: [URL] = [], source: String, dependencies: [String] = []) {
        self.name = name
        self.files = files
        self.source = source
        self.dependencies = dependencies
    }
}
