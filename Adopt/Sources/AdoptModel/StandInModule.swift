/// A module in the place of a framework that Linux lacks, as far as an app names it.
public struct StandInModule: Sendable {
    /// What of a framework an app uses.
    public struct Use: Hashable, Sendable {
        /// The type or member: "MKMapView.setRegion(_:animated:)".
        public var name: String
        /// The app's file.
        public var path: String
        /// The line in it, from 1.
        public var line: Int

        /// A use at its place.
        public init(_ name: String, path: String, line: Int) {
            self.name = name
            self.path = path
            self.line = line
        }
    }

    /// The framework's name, and the module's.
    public var name: String
    /// The module's one Swift file.
    public var source: String
    /// What is not real, for the report.
    public var uses: [Use]
    /// Other stand-ins that this one imports: MapKit exports CoreLocation.
    public var dependencies: [String]
    /// What an app uses that the module lacks, in sentences. Where nothing is known of a framework the module is empty.
    public var problems: [String]

    /// A module with its source.
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
