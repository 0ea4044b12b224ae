/// The system's design.
package enum Design: Sendable {
    /// The design before iOS 26.
    case flat
    /// Liquid Glass, the design since iOS 26.
    case glass
}

extension Runtime {
    /// The design in which the system draws the app.
    ///
    /// An app with the key `UIDesignRequiresCompatibility` in its property list keeps the flat design on iOS 26. iOS 27
    /// ignores the key.
    package var design: Design {
        guard system >= .iOS(26) else { return .flat }
        return system < .iOS(27) && application.info.requiresFlatDesign ? .flat : .glass
    }

    /// The system version whose metrics the design has.
    var systemOfMetrics: SystemVersion { design == .flat ? min(system, .iOS(18)) : system }
}
