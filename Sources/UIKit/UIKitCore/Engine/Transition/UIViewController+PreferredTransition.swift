extension UIViewController {
    /// A transition that shows a view controller. iOS 18. Follows Apple's page "UIViewController.Transition".
    @preconcurrency @MainActor
    public class Transition: NSObject {
        enum Kind: Sendable { case zoom, coverVertical, flipHorizontal, crossDissolve, partialCurl }

        let kind: Kind
        let zoomOptions: ZoomOptions?
        private let zoomSource: ((ZoomSourceViewProviderContext) -> UIView?)?

        required init(
            _ kind: Kind, _ options: ZoomOptions? = nil,
            source: ((ZoomSourceViewProviderContext) -> UIView?)? = nil
        ) {
            self.kind = kind
            zoomOptions = options
            zoomSource = source
            super.init()
        }

        /// Zooms from a source view and back into it. UIKit calls the provider when the view controller appears and
        /// when it disappears. Without a view, the default transition runs.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            self.init(.zoom, options, source: sourceViewProvider)
        }

        /// Slides up from the bottom edge.
        public class func coverVertical() -> Self { self.init(.coverVertical) }

        /// Flips horizontally, like a card.
        public class func flipHorizontal() -> Self { self.init(.flipHorizontal) }

        /// Fades in while the other view controller fades out.
        public class func crossDissolve() -> Self { self.init(.crossDissolve) }

        /// Curls up a corner of the other view controller.
        public class func partialCurl() -> Self { self.init(.partialCurl) }

        /// Returns the source view of a zoom between two view controllers.
        @discardableResult
        func zoomSourceView(from source: UIViewController, to zoomed: UIViewController) -> UIView? {
            zoomSource?(ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
        }
    }
}

extension UIViewController.Transition {
    /// Options of a zoom transition. iOS 18. Follows Apple's page "UIViewController.Transition.ZoomOptions".
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
        /// The color that dims the source view controller; `nil` for the system's color.
        open var dimmingColor: UIColor?

        /// Creates options with default values.
        public override init() {
            super.init()
        }
    }

    /// The two view controllers of a zoom. iOS 18. Follows Apple's page
    /// "UIViewController.Transition.ZoomSourceViewProviderContext".
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
        /// The view controller that contains the source view.
        open private(set) weak var sourceViewController: UIViewController!
        /// The view controller that zooms in or out.
        open private(set) weak var zoomedViewController: UIViewController!

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }
}

extension PageTransition {
    /// Asks for the source view of an animated zoom, when it begins and when it returns.
    func askForZoomSource() {
        guard let from = visibleFrom, let to = visibleTo else { return }
        if let zoom = to.preferences?.preferredTransition, isWayIn {
            zoom.zoomSourceView(from: from, to: to)
        } else if let zoom = from.preferences?.preferredTransition, !isWayIn {
            zoom.zoomSourceView(from: to, to: from)
        }
    }

    /// Whether the arriving view controller is presented or pushed, not uncovered.
    private var isWayIn: Bool {
        visibleTo?.flags.contains(.beingPresented) == true || visibleTo?.isMovingToParent == true
    }
}
