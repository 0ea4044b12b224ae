import Foundation

/// A statement of a device's log, of Apple's documentation, of a measurement or of a claim about an order of callbacks, a rule, a message
/// or a size.
public struct EvidenceEntry: Decodable, Sendable, Identifiable {
    /// The kind of source, the strongest first.
    public enum Confidence: String, Decodable, Sendable {
        /// A printed log.
        case log = "log-from-device"
        /// A computation of Apple's layout engine, or a measurement on a device or in a simulator.
        case measured
        /// Apple's documentation.
        case documentation
        /// A report to Apple.
        case radar
        /// A developer's claim.
        case claim
    }

    /// The entry's identifier, such as `push-02`.
    public let id: String
    /// The app's actions.
    public let scenario: String
    /// The iOS version as in the source; `nil` if it states none.
    public let ios: String?
    /// Whether the app requested an animation; `nil` if the source doesn't state it.
    public let animated: Bool?
    /// The callbacks in order, the messages, or figures such as `top: 59`; empty for a rule whose statements are next to their checks.
    public let events: [String]
    /// The devices to which the figures apply, by name, such as `iPhone 16`; `nil` for any device.
    public let devices: [String]?
    /// The tolerance of the figures in points; `nil` if there are no figures.
    public let tolerance: Double?
    /// The kind of source.
    public let confidence: Confidence
    /// Further information.
    public let notes: String
    /// The URL of the source, or the method of measurement.
    public let source: String
}

// Entries that are written next to their scenarios.
extension EvidenceEntry {
    /// The kind and the address of a source.
    struct Source {
        let confidence: Confidence
        let address: String

        static func log(_ address: String) -> Source { Source(confidence: .log, address: address) }
        static func measured(_ address: String) -> Source { Source(confidence: .measured, address: address) }
        static func documentation(_ address: String) -> Source {
            Source(confidence: .documentation, address: address)
        }
        static func radar(_ address: String) -> Source { Source(confidence: .radar, address: address) }
        static func claim(_ address: String) -> Source { Source(confidence: .claim, address: address) }
    }

    init(
        _ id: String, _ scenario: String, ios: String? = nil, animated: Bool? = nil,
        devices: [String]? = nil, source: Source, notes: String = "", events: [String] = []
    ) {
        self.init(
            id: id, scenario: scenario, ios: ios, animated: animated, events: events, devices: devices,
            tolerance: nil, confidence: source.confidence, notes: notes.replacing("\n", with: " "),
            source: source.address)
    }
}
