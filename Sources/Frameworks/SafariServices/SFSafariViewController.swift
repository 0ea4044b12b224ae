@_exported import UIKit

/// A view controller that shows a web page in Safari's interface. iOS 9.
///
/// Present it. It dismisses itself when the user taps Done, and notifies its delegate. Nothing is loaded here: the view controller shows
/// the URL. A URL without a web scheme raises an exception, as on a device. Follows Apple's page "SFSafariViewController".
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The URL of the web page.
    package let address: URL
    private let options: Configuration

    /// Creates a view controller for a web page.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a view controller for a web page. iOS 11.
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

    /// Creates a view controller for a web page. Deprecated by Apple in iOS 11.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Not available: subclasses don't need this initializer.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The object that is notified when the user has finished. Not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// A copy of the configuration that the view controller was created with. iOS 11.
    open var configuration: SFSafariViewController.Configuration {
        options.copy() as? Configuration ?? options
    }

    /// The color of the bars; `nil` for the system's color. iOS 10.
    open var preferredBarTintColor: UIColor?

    /// The color of the bars' buttons; `nil` for the system's color. iOS 10.
    open var preferredControlTintColor: UIColor?

    /// The style of the dismiss button. Default `.done`. iOS 11.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates the bar with the URL.
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

    /// The style of the dismiss button. iOS 11. Follows Apple's page "SFSafariViewController.DismissButtonStyle".
    public enum DismissButtonStyle: Int, Sendable {
        /// A Done button.
        case done = 0
        /// A Close button.
        case close = 1
        /// A Cancel button.
        case cancel = 2
    }

    /// The configuration of a view controller. iOS 11. Follows Apple's page "SFSafariViewController.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether Reader opens if it is available. Default `false`.
        open var entersReaderIfAvailable = false
        /// Whether the bars collapse when the user scrolls. Default `true`.
        open var barCollapsingEnabled = true

        /// Creates a configuration.
        public override init() { super.init() }

        /// Returns a copy.
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

/// The methods that report the user's action. Every method is optional. iOS 9.
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
