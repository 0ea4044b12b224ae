import Foundation

/// A statement of a device's log, of Apple's documentation, of a measurement or of a claim about an order of callbacks, a rule, a message
/// or a size.
public struct EvidenceEntry: Codable, Sendable, Identifiable {
    /// The kind of statement.
    public enum Kind: String, Codable, Sendable {
        /// Callbacks in order.
        case sequence
        /// Rules that must hold.
        case rule
        /// UIKit's messages about misuse.
        case message
        /// Sizes and positions, in points.
        case figures
    }

    /// The kind of source, the strongest first.
    public enum Confidence: String, Codable, Sendable {
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
    /// The kind of statement.
    public let kind: Kind
    /// The iOS version as in the source; `nil` if it states none.
    public let ios: String?
    /// Whether the app requested an animation; `nil` if the source doesn't state it.
    public let animated: Bool?
    /// The callbacks in order, the statements, the messages, or figures such as `top: 59`.
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

/// The evidence with which the runtime is compared.
public enum Evidence {
    /// Every entry, in the order of the collections.
    public static let entries: [EvidenceEntry] = [
        "callback-order", "device-logs", "headers-and-logs", "public-logs", "geometry", "lists", "hunt",
        "hunt-2", "hunt-3", "hunt-4", "hunt-5",
        "reported",
    ].flatMap(entries(inFileNamed:))

    private static func entries(inFileNamed name: String) -> [EvidenceEntry] {
        do {
            guard let file = Bundle.module.url(forResource: name, withExtension: "json") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try JSONDecoder().decode([EvidenceEntry].self, from: Data(contentsOf: file))
        } catch {
            fatalError("The evidence, \(name).json, must lie beside the program: \(error)")
        }
    }
}
