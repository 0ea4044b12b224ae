extension KnownFramework {
    /// Foundation's file coordination between processes, which Linux lacks. No other process uses the files, so each reader and
    /// writer runs immediately. A folder that is read for uploading isn't compressed.
    static let fileCoordinators = KnownFramework(
        name: "FileCoordinators", prefixes: [], imports: [],
        text: """
            protocol NSFilePresenter: AnyObject {
                var presentedItemURL: URL? { get }
                var presentedItemOperationQueue: OperationQueue { get }
            }
            class NSFileCoordinator: NSObject {
                struct ReadingOptions: OptionSet, Sendable {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static let withoutChanges = ReadingOptions(rawValue: 1)
                    static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
                    static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
                    static let forUploading = ReadingOptions(rawValue: 8)
                }
                struct WritingOptions: OptionSet, Sendable {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static let forDeleting = WritingOptions(rawValue: 1)
                    static let forMoving = WritingOptions(rawValue: 2)
                    static let forMerging = WritingOptions(rawValue: 4)
                    static let forReplacing = WritingOptions(rawValue: 8)
                    static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
                }
                init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }
                class func addFilePresenter(_ filePresenter: any NSFilePresenter)
                class func removeFilePresenter(_ filePresenter: any NSFilePresenter)
                func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void) { reader(url) }
                func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void) { writer(url) }
                func cancel()
            }
            """)
}
