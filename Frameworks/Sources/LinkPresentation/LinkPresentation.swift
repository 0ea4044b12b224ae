// Metadata is a value. Nothing is fetched, and a link's view is empty.

import NeutralValues
@_exported import UIKit

open class LPLinkMetadata: NSObject {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
}

open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata()
    public convenience init(url: URL) { self.init(frame: .zero); metadata.url = url }
    public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero); self.metadata = metadata }
}

open class LPMetadataProvider: NSObject {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) { notReal(); DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }

    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        throw CocoaError(.featureUnsupported)
    }

    open func cancel() {}
}
