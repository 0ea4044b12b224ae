/// The keys of the metadata of shared items. iOS 13. Follows Apple's page "UIActivityItemsConfigurationMetadataKey".
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title: a string.
    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    /// The body of a message: a string.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}

/// The purposes of a preview of a shared item. iOS 13. Follows Apple's page
/// "UIActivityItemsConfigurationPreviewIntent".
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an intent from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an intent from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// A large preview.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
    /// A small preview.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// The interactions with shared items. iOS 13. Follows Apple's page "UIActivityItemsConfigurationInteraction".
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an interaction from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an interaction from a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Sharing.
    public static let share = UIActivityItemsConfigurationInteraction("share")
    /// Copying. iOS 16.4.
    public static let copy = UIActivityItemsConfigurationInteraction("copy")
}

/// Provides items for sharing. iOS 13. Follows Apple's page "UIActivityItemsConfigurationReading".
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The item providers.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Whether the items support an interaction. Optional; the default is `true`.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool

    /// Returns metadata of all items together. Optional; the default is `nil`.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// Returns metadata of an item. Optional; the default is `nil`.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?

    /// Returns the provider of an item's preview. Optional; the default is `nil`.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?

    /// The app's own activities. Optional; the default is `nil`.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

// Members that are optional in Apple's protocol.
extension UIActivityItemsConfigurationReading {
    /// Returns `true`.
    public func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { true }

    /// Returns `nil`.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        nil
    }

    /// Returns `nil`.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    /// Returns `nil`.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }

    /// `nil`: no activities.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// An object with items for sharing. iOS 15. Follows Apple's page "UIActivityItemsConfigurationProviding".
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The configuration of the items; `nil` if there are none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
