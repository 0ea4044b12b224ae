import NeutralValues
import UIKit

@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { return nil }

    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) {}

    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {}
    public func webViewDidClose(_ webView: WKWebView) {}
}

open class WKWebView: UIView {
    open override func draw(_ rect: CGRect) {
        UIColor.systemGray5.setFill()
        UIRectFill(bounds)
        NSAttributedString(string: "WKWebView").draw(at: CGPoint(x: bounds.midX - 35, y: bounds.midY - 8))
    }

    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    private var storedConfiguration = WKWebViewConfiguration()
    open var configuration: WKWebViewConfiguration { storedConfiguration }
    public let scrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor!
    open var title: String? { nil }
    private var requested: URL?
    open var url: URL? { requested }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var hasOnlySecureContent: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        storedConfiguration = configuration
    }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        notReal()
        requested = request.url
        return nil
    }

    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        notReal()
        return nil
    }

    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL)
        -> WKNavigation?
    { notReal(); return nil }

    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { notReal(); return nil }
    @discardableResult open func goBack() -> WKNavigation? { notReal(); return nil }
    @discardableResult open func goForward() -> WKNavigation? { notReal(); return nil }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { notReal(); return nil }
    @discardableResult open func reload() -> WKNavigation? { notReal(); return nil }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { notReal(); return nil }
    open func stopLoading() { notReal() }

    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil
    ) { notReal() }

    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        notReal()
        return nil
    }
}
