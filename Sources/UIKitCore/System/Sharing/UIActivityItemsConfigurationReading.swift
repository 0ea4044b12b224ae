/// Names what is known of items that are shared. iOS 13. Follows Apple's page "UIActivityItemsConfigurationMetadataKey".
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

    /// A title: a text.
    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    /// What a message says: a text.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}

/// What a preview of a shared item is for. iOS 13. Follows Apple's page "UIActivityItemsConfigurationPreviewIntent".
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

    /// It is shown large.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
    /// It is shown small.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// What can be done with shared items. iOS 13. Follows Apple's page "UIActivityItemsConfigurationInteraction".
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

/// What an app offers for sharing. iOS 13. Follows Apple's page "UIActivityItemsConfigurationReading".
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The providers of the items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Returns whether something can be done with the items. Without it everything can.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool

    /// Returns what is known of all items together. Without it nothing is.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// Returns what is known of an item. Without it nothing is.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?

    /// Returns the provider of a preview of an item. Without it there is none.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?

    /// The app's own activities. Without it there are none.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

// What Apple declares as optional.
extension UIActivityItemsConfigurationReading {
    /// Yes.
    public func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { true }

    /// Nothing.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        nil
    }

    /// Nothing.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    /// None.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }

    /// None.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// What has something to share. iOS 15. Follows Apple's page "UIActivityItemsConfigurationProviding".
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// What is offered for sharing; `nil` for nothing.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
