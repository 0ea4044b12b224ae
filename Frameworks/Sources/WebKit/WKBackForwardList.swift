import UIKit

open class WKNavigation: NSObject {}

open class WKBackForwardListItem: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
}

open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}
