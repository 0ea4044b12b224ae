/// A module that replaces a framework missing on Linux, limited to the declarations that an app uses.
public struct StandInModule: Sendable {
    /// A framework declaration that an app uses.
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
    /// The module's one Swift file.
    public var source: String
    /// The declarations without a real implementation, for the report.
    public var uses: [Use]
    /// The stand-ins that this one imports: MapKit exports CoreLocation.
    public var dependencies: [String]
    /// The declarations that an app uses and the module lacks, in sentences. The stand-in for an unknown framework is empty.
    public var problems: [String]

    /// Creates a module with its source.
    public init(
        name: String, source: String, uses: [Use], dependencies: [String] = [], problems: [String] = []
    ) {
        self.name = name
        self.source = source
        self.uses = uses
        self.dependencies = dependencies
        self.problems = problems
    }
}
