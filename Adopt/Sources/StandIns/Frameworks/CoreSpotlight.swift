extension KnownFramework {
    static let coreSpotlight = KnownFramework(
        name: "CoreSpotlight", prefixes: ["CS"], imports: [],
        text: """
            let CSSearchableItemActionType = "com.apple.corespotlightitem"
            let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
            class CSSearchableItemAttributeSet: NSObject {
                var title: String?
                var contentDescription: String?
                var keywords: [String]?
                var thumbnailData: Data?
                var thumbnailURL: URL?
                convenience init(itemContentType: String) { self.init() }
            }
            class CSSearchableItem: NSObject {
                let uniqueIdentifier: String
                var expirationDate: Date!
                init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
                    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
                    super.init()
                }
            }
            class CSSearchableIndex: NSObject {
                class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
                func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: ((Error?) -> Void)? = nil)
                func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: ((Error?) -> Void)? = nil)
            }
            """)
}
