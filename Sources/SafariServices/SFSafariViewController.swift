@_exported import UIKit

/// Shows a page of the web as Safari does. iOS 9.
///
/// Present it. It goes by itself when the user taps Done, and notifies its delegate. Here nothing is loaded: the page shows where it
/// would lead. An address that is none of the web's is an exception, as on a device. Follows Apple's page
/// "SFSafariViewController".
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The address that is shown.
    package let address: URL
    private let options: Configuration

    /// Creates a page for an address of the web.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a page for an address of the web. iOS 11.
    public init(url URL: URL, configuration: SFSafariViewController.Configuration) {
        address = URL
        options = configuration
        super.init(nibName: nil, bundle: nil)
        if !["http", "https"].contains(URL.scheme?.lowercased()) {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
    }

    /// Creates a page for an address of the web. Deprecated by Apple in iOS 11.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// The page does not come from an archive: subclasses need no such initialiser.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Is notified when the user is done. Not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// A copy of what the page was made with. iOS 11.
    open var configuration: SFSafariViewController.Configuration {
        options.copy() as? Configuration ?? options
    }

    /// The colour of the bars; `nil` for the system's. iOS 10.
    open var preferredBarTintColor: UIColor?

    /// The colour of the bars' buttons; `nil` for the system's. iOS 10.
    open var preferredControlTintColor: UIColor?

    /// What the button that closes is called. Default `.done`. iOS 11.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Makes the bar with the address.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let kind: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        let close = UIBarButtonItem(kind) { [weak self] in self?.userCancels() }
        close.tintColor = preferredControlTintColor
        let label = UILabel()
        label.text = address.absoluteString
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        let content = SystemPageView(title: address.host, leading: close, content: label)
        if let preferredBarTintColor { content.backgroundColor = preferredBarTintColor }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// What the button that closes is called. iOS 11. Follows Apple's page "SFSafariViewController.DismissButtonStyle".
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close = 1
        /// Cancel.
        case cancel = 2
    }

    /// How a page is shown. iOS 11. Follows Apple's page "SFSafariViewController.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the page is shown without what surrounds its text, where it can be. Default `false`.
        open var entersReaderIfAvailable = false
        /// Whether the bars become small as the user scrolls. Default `true`.
        open var barCollapsingEnabled = true

        /// Creates a configuration.
        public override init() { super.init() }

        /// A copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }
}

extension SFSafariViewController: SystemPage {
    package func userCancels() {
        guard let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// Is notified when the user is done with a page of the web. Every method is optional. iOS 9.
///
/// Follows Apple's page "SFSafariViewControllerDelegate".
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has tapped Done.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

// Apple's member is optional.
extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
