extension KnownFramework {
    static let webKit = KnownFramework(
        name: "WebKit", prefixes: ["WK"], imports: ["FoundationNetworking"],
        text: """
            class WKNavigation: NSObject {}
            class WKBackForwardListItem: NSObject { var url: URL { URL(fileURLWithPath: "/") } }
            class WKBackForwardList: NSObject {
                var currentItem: WKBackForwardListItem? { nil }
                var backList: [WKBackForwardListItem] { [] }
                var forwardList: [WKBackForwardListItem] { [] }
            }
            class WKPreferences: NSObject {
                var javaScriptEnabled = true
                var minimumFontSize: CGFloat = 0
                var javaScriptCanOpenWindowsAutomatically = false
            }
            class WKWebpagePreferences: NSObject { var allowsContentJavaScript = true }
            class WKScriptMessage: NSObject {
                var body: Any { "" }
                var name: String { "" }
                weak var webView: WKWebView?
            }
            @preconcurrency @MainActor protocol WKScriptMessageHandler: AnyObject {
                func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
            }
            enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }
            class WKUserScript: NSObject {
                let source: String
                init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
                    self.source = source
                    super.init()
                }
            }
            class WKUserContentController: NSObject {
                func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
                func removeScriptMessageHandler(forName name: String)
                func addUserScript(_ userScript: WKUserScript)
            }
            struct WKDataDetectorTypes: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var all: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: .max) }
                static var link: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 2) }
                static var phoneNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1) }
            }
            class WKProcessPool: NSObject {}
            class WKHTTPCookieStore: NSObject {
                func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
                func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
                func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
            }
            let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
            let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
            let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
            let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
            let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
            class WKWebsiteDataRecord: NSObject {
                var displayName: String { "" }
                var dataTypes: Set<String> { [] }
            }
            class WKWebsiteDataStore: NSObject {
                private static let shared = WKWebsiteDataStore()
                static func `default`() -> WKWebsiteDataStore { shared }
                static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
                static func allWebsiteDataTypes() -> Set<String> {
                    [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage]
                }
                var isPersistent: Bool { self === WKWebsiteDataStore.shared }
                let httpCookieStore = WKHTTPCookieStore()
                func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) { completionHandler([]) }
                func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) { completionHandler() }
                func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
            }
            class WKWebViewConfiguration: NSObject {
                var processPool = WKProcessPool()
                var websiteDataStore = WKWebsiteDataStore.default()
                var preferences = WKPreferences()
                var userContentController = WKUserContentController()
                var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
                var allowsInlineMediaPlayback = false
                var dataDetectorTypes = WKDataDetectorTypes()
            }
            enum WKNavigationActionPolicy: Int { case cancel, allow, download }
            enum WKNavigationResponsePolicy: Int { case cancel, allow, download }
            enum WKNavigationType: Int { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
            class WKFrameInfo: NSObject {
                var isMainFrame: Bool { true }
                var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
            }
            class WKNavigationAction: NSObject {
                var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
                var navigationType: WKNavigationType { .other }
                var targetFrame: WKFrameInfo? { nil }
                var sourceFrame: WKFrameInfo { WKFrameInfo() }
            }
            class WKNavigationResponse: NSObject {
                var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
                var isForMainFrame: Bool { true }
                var canShowMIMEType: Bool { true }
            }
            class WKWindowFeatures: NSObject {}
            @preconcurrency @MainActor protocol WKNavigationDelegate: AnyObject {
                optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
                optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
                optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
                optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
                optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
                optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error)
                optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error)
                optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
            }
            @preconcurrency @MainActor protocol WKUIDelegate: AnyObject {
                optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
                optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
                optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
                optional func webViewDidClose(_ webView: WKWebView)
            }
            class WKWebView: UIView {
                override func draw(_ rect: CGRect) {
                    UIColor.systemGray5.setFill()
                    UIRectFill(bounds)
                    NSAttributedString(string: "WKWebView").draw(at: CGPoint(x: bounds.midX - 35, y: bounds.midY - 8))
                }
                weak var navigationDelegate: (any WKNavigationDelegate)?
                weak var uiDelegate: (any WKUIDelegate)?
                private var storedConfiguration = WKWebViewConfiguration()
                var configuration: WKWebViewConfiguration { storedConfiguration }
                let scrollView = UIScrollView()
                let backForwardList = WKBackForwardList()
                var allowsBackForwardNavigationGestures = false
                var allowsLinkPreview = true
                var customUserAgent: String?
                var title: String? { nil }
                private var requested: URL?
                var url: URL? { requested }
                var isLoading: Bool { false }
                var estimatedProgress: Double { 0 }
                var hasOnlySecureContent: Bool { false }
                var canGoBack: Bool { false }
                var canGoForward: Bool { false }
                convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
                    self.init(frame: frame)
                    storedConfiguration = configuration
                }
                @discardableResult func load(_ request: URLRequest) -> WKNavigation? { notReal("WKWebView.load(_:)"); requested = request.url; return nil }
                @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
                @discardableResult func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
                @discardableResult func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
                @discardableResult func goBack() -> WKNavigation?
                @discardableResult func goForward() -> WKNavigation?
                @discardableResult func go(to item: WKBackForwardListItem) -> WKNavigation?
                @discardableResult func reload() -> WKNavigation?
                @discardableResult func reloadFromOrigin() -> WKNavigation?
                func stopLoading()
                func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil)
            }
            """)
}
