/// Says who paid for a link that the user taps, so that what comes of it can be measured without knowing the user. iOS 14.5.
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
    ///   - sourceIdentifier: the number of the advertisement, from 0 to 255.
    ///   - destinationURL: the page that the link leads to.
    ///   - sourceDescription: what the advertisement is, for the user.
    ///   - purchaser: who paid for it, for the user.
    public init(
        sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String
    ) {
        source = sourceIdentifier
        destination = destinationURL
        text = sourceDescription
        buyer = purchaser
        super.init()
    }

    /// The number of the advertisement.
    open var sourceIdentifier: UInt8 { source }
    /// The page that the link leads to.
    open var destinationURL: URL { destination }
    /// Where reports go, which the app's property list says under `NSAdvertisingAttributionReportEndpoint`; `nil` if it does not.
    open var reportEndpoint: URL? {
        (Bundle.main.infoDictionary?["NSAdvertisingAttributionReportEndpoint"] as? String)
            .flatMap { URL(string: $0) }
    }
    /// What the advertisement is, for the user.
    open var sourceDescription: String { text }
    /// Who paid for it, for the user.
    open var purchaser: String { buyer }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIEventAttribution(
            sourceIdentifier: source, destinationURL: destination, sourceDescription: text, purchaser: buyer)
    }
}

/// Lies over a link, so that the system knows that the user has tapped it. It draws nothing, and touches go through it. iOS 14.5.
///
/// Follows Apple's page "UIEventAttributionView".
@preconcurrency @MainActor
open class UIEventAttributionView: UIView {
    /// Lets the touch reach what lies below.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
