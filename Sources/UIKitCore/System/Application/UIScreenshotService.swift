/// Lets the app hand in a document when the user takes a screenshot. iOS 13. Follows Apple's page "UIScreenshotService".
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Is asked for the document. Not retained.
    open weak var delegate: (any UIScreenshotServiceDelegate)?

    /// The scene.
    open var windowScene: UIWindowScene? { scene }
}

/// Makes a document of what the user takes a screenshot of. iOS 13. Follows Apple's page "UIScreenshotServiceDelegate".
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Called when the user has taken a screenshot. Optional.
    ///
    /// - Parameter completionHandler: call it with the PDF, or `nil` if there is none; the number of the visible page, from 0 on; and the
    ///   visible rectangle of that page in its own coordinates, or `CGRect.zero`.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

// Apple's member is optional.
extension UIScreenshotServiceDelegate {
    /// Has no document.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

/// A document that an app has handed in with a screenshot.
package struct ScreenshotDocument {
    package let data: Data
    package let page: Int
    package let rectangle: CGRect
}

extension UIApplication {
    /// What the user's screenshot does: the notification, and the services of the visible scenes are asked for documents.
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
