import Foundation

/// A module that replaces a framework, or the project's Objective-C.
public struct StandInModule: Sendable {
    /// A declaration that an app uses.
    public struct Use: Hashable, Sendable {
        /// The type or member: "MKMapView.setRegion(_:animated:)".
        public var name: String
        /// The path of the app's file.
        public var path: String
        /// The 1-based line number.
        public var line: Int

        /// Creates a use at a position.
        public init(_ name: String, path: String, line: Int) {
            self.name = name
            self.path = path
            self.line = line
        }
    }

    /// The name of the framework and of the module.
    public var name: String
    /// The Swift files of a module of the package Frameworks.
    public var files: [URL]
    /// The module's generated Swift file; empty if there is none.
    public var source: String
    /// The declarations without a real implementation, for the report.
    public var uses: [Use]
    /// The stand-ins that this one imports: MapKit exports CoreLocation.
    public var dependencies: [String]

    /// Creates a module with its source.
    public init(
        name: String, files: [URL] = [], source: String, uses: [Use], dependencies: [String] = []
    ) {
        self.name = name
        self.files = files
        self.source = source
        self.uses = uses
        self.dependencies = dependencies
    }
}
