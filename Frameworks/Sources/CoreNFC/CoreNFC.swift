// The device has no reader: a session ends with an error.

import NeutralValues
@_exported import UIKit

public enum NFCTypeNameFormat: UInt8 {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

public enum NFCNDEFStatus: UInt {
    case notSupported = 1, readWrite, readOnly
}

public let NFCErrorDomain = "NFCError"

public struct NFCReaderError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = NFCReaderError
        case readerErrorUnsupportedFeature = 1, readerSessionInvalidationErrorUserCanceled = 200,
            readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorFirstNDEFTagRead = 204
    }

    public static var _nsErrorDomain: String { NFCErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}

open class NFCNDEFPayload: NSObject {
    public let typeNameFormat: NFCTypeNameFormat
    public let type: Data
    public let identifier: Data
    public let payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
        super.init()
    }

    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? { nil }
    open func wellKnownTypeURIPayload() -> URL? { nil }
    open func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
}

open class NFCNDEFMessage: NSObject {
    public let records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records; super.init() }
}

public protocol NFCNDEFTag: AnyObject {
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

open class NFCReaderSession: NSObject {
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    open func begin() { notReal() }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}

@preconcurrency public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

open class NFCNDEFReaderSession: NFCReaderSession {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    public convenience init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) { self.init(); self.delegate = delegate }

    open override func begin() {
        notReal()
        DispatchQueue.main.async {
            self.delegate?.readerSession(
                self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
        }
    }

    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        notReal()
    }

    open func restartPolling() { notReal() }
}
