// Items are values. The index accepts them, and finds nothing.

import NeutralValues
@_exported import UIKit

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject {
    open var title: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    public convenience init(itemContentType: String) { self.init() }
}

open class CSSearchableItem: NSObject {
    public let uniqueIdentifier: String
    open var expirationDate: Date!

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        super.init()
    }
}

open class CSSearchableIndex: NSObject {
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: ((Error?) -> Void)? = nil)
    { notReal() }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: ((Error?) -> Void)? = nil
    ) { notReal() }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: ((Error?) -> Void)? = nil
    ) { notReal() }
    open func deleteAllSearchableItems(completionHandler: ((Error?) -> Void)? = nil) { notReal() }
}
