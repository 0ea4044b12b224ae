extension KnownFramework {
    /// The web view from before iOS 12, which UIKit here lacks. Like `WKWebView` it shows its name and loads nothing.
    static let uiWebViews = KnownFramework(
        name: "UIWebViews", prefixes: [], imports: ["FoundationNetworking"],
        text: """
            @preconcurrency @MainActor protocol UIWebViewDelegate: AnyObject {
                optional func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
                optional func webViewDidStartLoad(_ webView: UIWebView)
                optional func webViewDidFinishLoad(_ webView: UIWebView)
                optional func webView(_ webView: UIWebView, didFailLoadWithError error: Error)
            }
            class UIWebView: UIView {
                enum NavigationType: Int { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }
                override func draw(_ rect: CGRect) {
                    UIColor.systemGray5.setFill()
                    UIRectFill(bounds)
                    NSAttributedString(string: "UIWebView").draw(at: CGPoint(x: bounds.midX - 35, y: bounds.midY - 8))
                }
                weak var delegate: (any UIWebViewDelegate)?
                let scrollView = UIScrollView()
                var scalesPageToFit = false
                var allowsInlineMediaPlayback = false
                var mediaPlaybackRequiresUserAction = true
                var mediaPlaybackAllowsAirPlay = true
                var suppressesIncrementalRendering = false
                var keyboardDisplayRequiresUserAction = true
                var allowsLinkPreview = true
                private var requested: URLRequest?
                var request: URLRequest? { requested }
                var isLoading: Bool { false }
                var canGoBack: Bool { false }
                var canGoForward: Bool { false }
                func loadRequest(_ request: URLRequest) { notReal("UIWebView.loadRequest(_:)"); requested = request }
                func loadHTMLString(_ string: String, baseURL: URL?)
                func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL)
                func reload()
                func stopLoading()
                func goBack()
                func goForward()
                func stringByEvaluatingJavaScript(from script: String) -> String?
            }
            """)
}
