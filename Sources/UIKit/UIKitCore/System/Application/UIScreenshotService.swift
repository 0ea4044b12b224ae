/// Provides a document when the user takes a screenshot. iOS 13. Follows Apple's page "UIScreenshotService".
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The delegate, which provides the document. Not retained.
    open weak var delegate: (any UIScreenshotServiceDelegate)?

    /// The scene.
    open var windowScene: UIWindowScene? { scene }
}

/// Provides a document for a screenshot of its content. iOS 13. Follows Apple's page "UIScreenshotServiceDelegate".
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Called when the user has taken a screenshot. Optional.
    ///
    /// - Parameter completionHandler: A closure to call with the PDF, or `nil` if there is none; the index of the visible page; and the
    ///   visible rectangle in that page's coordinates, or `CGRect.zero`.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

// Apple's member is optional.
extension UIScreenshotServiceDelegate {
    /// Provides no document.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

/// A document that an app has provided for a screenshot.
package struct ScreenshotDocument {
    package let data: Data
    package let page: Int
    package let rectangle: CGRect
}

extension UIApplication {
    /// Takes a screenshot: posts the notification, and asks the services of the visible scenes for documents.
    package func receiveScreenshot(_ keep: @escaping @MainActor (ScreenshotDocument) -> Void) {
        post(UIApplication.userDidTakeScreenshotNotification)
        for case let scene as UIWindowScene in scenes where scene.state == .foregroundActive {
            guard let service = scene.screenshotService else { continue }
            service.delegate?.screenshotService(service) { data, page, rectangle in
                guard let data else { return }
                keep(ScreenshotDocument(data: data, page: page, rectangle: rectangle))
            }
        }
    }
}
