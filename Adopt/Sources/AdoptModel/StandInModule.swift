/// A module in the place of a framework that Linux lacks, as far as an app names it.
public struct StandInModule: Sendable {
    /// What of a framework an app uses.
    public struct Use: Hashable, Sendable {
        /// The type or member: "MKMapView.setRegion(_:animated:)".
        public var name: String
        public var path: String
        public var line: Int

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

    public init(name: String, source: String, uses: [Use]) {
        self.name = name
        self.source = source
        self.uses = uses
    }
}
