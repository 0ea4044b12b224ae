import NeutralValues
import UIKit

open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
}

open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
}

open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
    open weak var webView: WKWebView?
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

public enum WKUserScriptInjectionTime: Int {
    case atDocumentStart, atDocumentEnd
}

open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

open class WKUserContentController: NSObject {
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { notReal() }
    open func removeScriptMessageHandler(forName name: String) { notReal() }
    open private(set) var userScripts: [WKUserScript] = []
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func removeAllScriptMessageHandlers() {}
}

public struct WKDataDetectorTypes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var all: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: .max) }
    public static var link: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 2) }
    public static var phoneNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1) }
}

public struct WKAudiovisualMediaTypes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var audio: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 1) }
    public static var video: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 2) }
    public static var all: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: .max) }
}

open class WKProcessPool: NSObject {}

open class WKWebViewConfiguration: NSObject {
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var dataDetectorTypes = WKDataDetectorTypes()
}
