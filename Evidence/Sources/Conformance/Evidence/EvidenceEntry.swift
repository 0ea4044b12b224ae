import Foundation

/// What a device's log, Apple's documentation, a measurement or a claim says about an order of callbacks, a rule, a message
/// or a size.
public struct EvidenceEntry: Codable, Sendable, Identifiable {
    /// What an entry states.
    public enum Kind: String, Codable, Sendable {
        /// Callbacks in order.
        case sequence
        /// Statements that hold.
        case rule
        /// What UIKit says of misuse.
        case message
        /// Sizes and places, in points.
        case figures
    }

    /// Where the entry is from, the strongest first.
    public enum Confidence: String, Codable, Sendable {
        /// Somebody printed it.
        case log = "log-from-device"
        /// Apple's layout engine computed it, or somebody measured it on a device or in a simulator.
        case measured
        /// Apple wrote it.
        case documentation
        /// Somebody reported it to Apple.
        case radar
        /// Somebody says so.
        case claim
    }

    /// The entry's name, such as `push-02`.
    public let id: String
    /// What the app did.
    public let scenario: String
    /// What the entry states.
    public let kind: Kind
    /// The iOS version in the source's words; `nil` when it gives none.
    public let ios: String?
    /// Whether the app asked for an animation; `nil` when the source does not say.
    public let animated: Bool?
    /// The callbacks in order, or the statements, or the messages, or figures such as `top: 59`.
    public let events: [String]
    /// The devices that the figures hold for, by name, such as `iPhone 16`; `nil` where any will do.
    public let devices: [String]?
    /// How far in points a figure may be off; `nil` where there are no figures.
    public let tolerance: Double?
    /// Where the entry is from.
    public let confidence: Confidence
    /// What else is known.
    public let notes: String
    /// The address of the source, or how it was measured.
    public let source: String
}

/// The evidence that the runtime is held against.
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
