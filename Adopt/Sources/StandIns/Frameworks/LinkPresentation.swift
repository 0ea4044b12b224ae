extension KnownFramework {
    static let linkPresentation = KnownFramework(
        name: "LinkPresentation", prefixes: ["LP"], imports: [],
        text: """
            class LPLinkMetadata: NSObject {
                var originalURL: URL?
                var url: URL?
                var title: String?
                var iconProvider: NSItemProvider?
                var imageProvider: NSItemProvider?
                var videoProvider: NSItemProvider?
                var remoteVideoURL: URL?
            }
            class LPLinkView: UIView {
                var metadata = LPLinkMetadata()
                convenience init(url: URL) { self.init(frame: .zero); metadata.url = url }
                convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero); self.metadata = metadata }
            }
            class LPMetadataProvider: NSObject {
                var shouldFetchSubresources = true
                var timeout: TimeInterval = 30
                func startFetchingMetadata(for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) { notReal("LPMetadataProvider.startFetchingMetadata(for:completionHandler:)"); DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
                func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw CocoaError(.featureUnsupported) }
                func cancel() {}
            }
            """)
}
