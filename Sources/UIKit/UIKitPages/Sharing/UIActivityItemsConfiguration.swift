/// Objects that an app offers for sharing. iOS 13. Follows Apple's page "UIActivityItemsConfiguration".
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]

    /// Creates a configuration of objects.
    public init(objects: [any NSItemProviderWriting]) {
        providers = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// Creates a configuration with item providers.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// The app's own object for the configuration. Default `nil`.
    open var localObject: Any?

    /// The supported interactions. Default sharing and, since iOS 16.4, copying.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] =
        Runtime.current.system >= .iOS(16, 4) ? [.share, .copy] : [.share]

    /// A closure that returns metadata of all items together. Default `nil`.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// A closure that returns metadata of an item. Default `nil`.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// A closure that returns previews of items. Default `nil`.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

    /// A closure that returns the app's own activities. Default `nil`.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    /// The item providers.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

    /// Whether ``supportedInteractions`` contains the interaction.
    open func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { supportedInteractions.contains(interaction) }

    /// Returns the result of ``metadataProvider``.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    /// Returns the result of ``perItemMetadataProvider``.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }

    /// Returns the result of ``previewProvider``.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

    /// The result of ``applicationActivitiesProvider``.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
        applicationActivitiesProvider?()
    }
}
