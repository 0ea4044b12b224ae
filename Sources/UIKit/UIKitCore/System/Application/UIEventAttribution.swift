/// The attribution of a link that the user taps, with which its result is measured without identifying the user. iOS 14.5.
///
/// Follows Apple's page "UIEventAttribution".
@preconcurrency @MainActor
open class UIEventAttribution: NSObject, @preconcurrency NSCopying {
    private let source: UInt8
    private let destination: URL
    private let text: String
    private let buyer: String

    /// Creates an attribution.
    ///
    /// - Parameters:
    ///   - sourceIdentifier: The identifier of the advertisement, from 0 to 255.
    ///   - destinationURL: The destination of the link.
    ///   - sourceDescription: The advertisement's description for the user.
    ///   - purchaser: The name of the advertisement's purchaser for the user.
    public init(
        sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String
    ) {
        source = sourceIdentifier
        destination = destinationURL
        text = sourceDescription
        buyer = purchaser
        super.init()
    }

    /// The identifier of the advertisement.
    open var sourceIdentifier: UInt8 { source }
    /// The destination of the link.
    open var destinationURL: URL { destination }
    /// The URL for reports, from the property list's `NSAdvertisingAttributionReportEndpoint`; `nil` if it has none.
    open var reportEndpoint: URL? {
        (Bundle.main.infoDictionary?["NSAdvertisingAttributionReportEndpoint"] as? String)
            .flatMap { URL(string: $0) }
    }
    /// The advertisement's description for the user.
    open var sourceDescription: String { text }
    /// The name of the advertisement's purchaser for the user.
    open var purchaser: String { buyer }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIEventAttribution(
            sourceIdentifier: source, destinationURL: destination, sourceDescription: text, purchaser: buyer)
    }
}

/// A view over a link, with which the system detects that the user has tapped the link. It draws nothing, and touches pass through it. iOS
/// 14.5.
///
/// Follows Apple's page "UIEventAttributionView".
@preconcurrency @MainActor
open class UIEventAttributionView: UIView {
    /// Returns `nil`, so that the touch reaches the view behind.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
