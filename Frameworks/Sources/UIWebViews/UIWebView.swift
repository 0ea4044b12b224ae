// The web view from before iOS 12, which UIKit here lacks: it shows its name and loads nothing.

import FoundationNetworking
import NeutralValues
import UIKit

@preconcurrency @MainActor public protocol UIWebViewDelegate: AnyObject {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    public let scrollView = UIScrollView()
    open var scalesPageToFit = false
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var allowsLinkPreview = true
    /// The request that was made last, which isn't loaded.
    open private(set) var request: URLRequest?
    open var isLoading: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    open override func draw(_ rect: CGRect) {
        UIColor.systemGray5.setFill()
        UIRectFill(bounds)
        NSAttributedString(string: "UIWebView").draw(at: CGPoint(x: bounds.midX - 35, y: bounds.midY - 8))
    }

    open func loadRequest(_ request: URLRequest) {
        notReal()
        self.request = request
    }

    open func loadHTMLString(_ string: String, baseURL: URL?) {
        notReal()
    }

    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        notReal()
    }

    open func reload() { notReal() }
    open func stopLoading() { notReal() }
    open func goBack() { notReal() }
    open func goForward() { notReal() }

    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        notReal()
        return nil
    }
}
