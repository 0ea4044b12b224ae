/// Objects that an app offers for sharing. iOS 13. Follows Apple's page "UIActivityItemsConfiguration".
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]

    /// Creates a configuration of objects.
    public init(objects: [any NSItemProviderWriting]) {
        providers = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// Creates a configuration of what providers supply.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// Whatever the app wants to know of the configuration. Default `nil`.
    open var localObject: Any?

    /// What can be done with the items. Default sharing and, since iOS 16.4, copying.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] =
        Runtime.current.system >= .iOS(16, 4) ? [.share, .copy] : [.share]

    /// Says what is known of all items together. Default `nil`.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Says what is known of an item. Default `nil`.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Makes previews of items. Default `nil`.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

    /// Makes the app's own activities. Default `nil`.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    /// The providers of the items.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

    /// Whether it is among ``supportedInteractions``.
    open func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { supportedInteractions.contains(interaction) }

    /// What ``metadataProvider`` says.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    /// What ``perItemMetadataProvider`` says.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }

    /// What ``previewProvider`` makes.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

    /// What ``applicationActivitiesProvider`` makes.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
        applicationActivitiesProvider?()
    }
}
