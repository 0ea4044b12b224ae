extension KnownFramework {
    static let coreNFC = KnownFramework(
        name: "CoreNFC", prefixes: ["NFC"], imports: [],
        text: """
            enum NFCTypeNameFormat: UInt8 { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }
            enum NFCNDEFStatus: UInt { case notSupported = 1, readWrite, readOnly }
            struct NFCReaderError: Error {
                enum Code: Int { case readerErrorUnsupportedFeature = 1, readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorFirstNDEFTagRead = 204 }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            class NFCNDEFPayload: NSObject {
                let typeNameFormat: NFCTypeNameFormat
                let type: Data
                let identifier: Data
                let payload: Data
                init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) { typeNameFormat = format; self.type = type; self.identifier = identifier; self.payload = payload; super.init() }
                class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? { nil }
                func wellKnownTypeURIPayload() -> URL? { nil }
                func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
            }
            class NFCNDEFMessage: NSObject {
                let records: [NFCNDEFPayload]
                init(records: [NFCNDEFPayload]) { self.records = records; super.init() }
            }
            protocol NFCNDEFTag: AnyObject {
                func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
                func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
                func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
            }
            class NFCReaderSession: NSObject {
                class var readingAvailable: Bool { false }
                var alertMessage = ""
                var isReady: Bool { false }
                func begin() { notReal("NFCReaderSession.begin()") }
                func invalidate() {}
                func invalidate(errorMessage: String) {}
            }
            @preconcurrency protocol NFCNDEFReaderSessionDelegate: AnyObject {
                func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
                func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
                optional func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
                optional func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
            }
            class NFCNDEFReaderSession: NFCReaderSession {
                private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
                convenience init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) { self.init(); self.delegate = delegate }
                override func begin() {
                    notReal("NFCNDEFReaderSession.begin()")
                    DispatchQueue.main.async { self.delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature)) }
                }
                func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void)
                func restartPolling()
            }
            """)
}
