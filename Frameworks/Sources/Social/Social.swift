// No service is available.

import NeutralValues
@_exported import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"

public enum SLComposeViewControllerResult: Int {
    case cancelled, done
}

open class SLComposeViewController: UIViewController {
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)?
    open private(set) var serviceType = ""
    open class func isAvailable(forServiceType serviceType: String) -> Bool { false }

    public convenience init?(forServiceType serviceType: String) {
        self.init(nibName: nil, bundle: nil)
        self.serviceType = serviceType
    }

    @discardableResult open func setInitialText(_ text: String) -> Bool { notReal(); return false }
    @discardableResult open func add(_ image: UIImage) -> Bool { notReal(); return false }
    @discardableResult open func add(_ url: URL) -> Bool { notReal(); return false }
    @discardableResult open func removeAllImages() -> Bool { notReal(); return false }
    @discardableResult open func removeAllURLs() -> Bool { notReal(); return false }
}

open class SLComposeSheetConfigurationItem: NSObject {
    open var title: String! = ""
    open var value: String! = ""
    open var valuePending = false
    open var tapHandler: (() -> Void)?
}

open class SLComposeServiceViewController: UIViewController {
    public let textView: UITextView! = UITextView()
    open var contentText: String! { textView.text }
    open var placeholder: String! = ""
    open var charactersRemaining: NSNumber?
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func presentationAnimationDidFinish() {}
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
}
