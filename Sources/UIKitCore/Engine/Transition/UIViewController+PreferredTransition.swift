extension UIViewController {
    /// A transition with which a page is shown. iOS 18. Follows Apple's page "UIViewController.Transition".
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

        /// Grows out of a view and shrinks back into it. The view is asked for on the way in and on the way back;
        /// without one the page moves as it would by default.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            self.init(.zoom, options, source: sourceViewProvider)
        }

        /// Slides up from the bottom edge.
        public class func coverVertical() -> Self { self.init(.coverVertical) }

        /// Turns round, as a card does.
        public class func flipHorizontal() -> Self { self.init(.flipHorizontal) }

        /// Fades in while the other page fades out.
        public class func crossDissolve() -> Self { self.init(.crossDissolve) }

        /// Curls a corner of the other page up.
        public class func partialCurl() -> Self { self.init(.partialCurl) }

        /// The view that a zoom between two pages starts or ends at.
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
        /// The colour that dims the page behind; `nil` is the system's.
        open var dimmingColor: UIColor?

        /// Creates options of which none is set.
        public override init() {
            super.init()
        }
    }

    /// The two pages of a zoom. iOS 18. Follows Apple's page
    /// "UIViewController.Transition.ZoomSourceViewProviderContext".
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
        /// The page in which the view that grows is looked for.
        open private(set) weak var sourceViewController: UIViewController!
        /// The page that grows.
        open private(set) weak var zoomedViewController: UIViewController!

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }
}

extension PageTransition {
    /// Asks an animated page that zooms for its view: on its way in, and on its way back.
    func askForZoomSource() {
        guard let from = visibleFrom, let to = visibleTo else { return }
        if let zoom = to.preferences?.preferredTransition, isWayIn {
            zoom.zoomSourceView(from: from, to: to)
        } else if let zoom = from.preferences?.preferredTransition, !isWayIn {
            zoom.zoomSourceView(from: to, to: from)
        }
    }

    /// Whether the coming page is presented or pushed, and not come back to.
    private var isWayIn: Bool {
        visibleTo?.flags.contains(.beingPresented) == true || visibleTo?.isMovingToParent == true
    }
}
