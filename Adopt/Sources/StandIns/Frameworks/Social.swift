extension KnownFramework {
    static let social = KnownFramework(
        name: "Social", prefixes: ["SL"], imports: [],
        text: """
            let SLServiceTypeTwitter = "com.apple.social.twitter"
            let SLServiceTypeFacebook = "com.apple.social.facebook"
            let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
            enum SLComposeViewControllerResult: Int { case cancelled, done }
            class SLComposeViewController: UIViewController {
                var completionHandler: ((SLComposeViewControllerResult) -> Void)?
                private(set) var serviceType = ""
                class func isAvailable(forServiceType serviceType: String) -> Bool { false }
                convenience init?(forServiceType serviceType: String) { self.init(nibName: nil, bundle: nil); self.serviceType = serviceType }
                @discardableResult func setInitialText(_ text: String) -> Bool
                @discardableResult func add(_ image: UIImage) -> Bool
                @discardableResult func add(_ url: URL) -> Bool
                @discardableResult func removeAllImages() -> Bool
                @discardableResult func removeAllURLs() -> Bool
            }
            class SLComposeSheetConfigurationItem: NSObject {
                var title: String! = ""
                var value: String! = ""
                var valuePending = false
                var tapHandler: (() -> Void)?
            }
            class SLComposeServiceViewController: UIViewController {
                let textView: UITextView! = UITextView()
                var contentText: String! { textView.text }
                var placeholder: String! = ""
                var charactersRemaining: NSNumber?
                func isContentValid() -> Bool { true }
                func validateContent() {}
                func didSelectPost() {}
                func didSelectCancel() {}
                func presentationAnimationDidFinish() {}
                func configurationItems() -> [Any]! { [] }
                func reloadConfigurationItems() {}
                func pushConfigurationViewController(_ viewController: UIViewController!) {}
                func popConfigurationViewController() {}
            }
            """)
}
