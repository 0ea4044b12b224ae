extension UIViewController.Transition {
    /// Options of a zoom transition. iOS 18. Follows Apple's page "UIViewController.Transition.ZoomOptions".
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
        /// Returns the rectangle of the zoomed view that is aligned with the source view; `nil` or a null rectangle for
        /// no preference. Default `nil`.
        public var alignmentRectProvider: ((_ context: AlignmentRectContext) -> CGRect?)?

        /// The color that dims the source view controller; `nil`, the default, for the system's color.
        open var dimmingColor: UIColor?

        /// The effect over the source view controller, in addition to the dimming color. Default `nil`.
        open var dimmingVisualEffect: UIBlurEffect?

        /// Called when an interactive dismissal begins, which it does if the result is `true`. Default `nil`: UIKit
        /// decides.
        open var interactiveDismissShouldBegin: ((_ context: InteractionContext) -> Bool)?

        /// Creates options with default values.
        public override init() {
            super.init()
        }
    }

    /// The two view controllers of a zoom. iOS 18. Follows Apple's page
    /// "UIViewController.Transition.ZoomSourceViewProviderContext".
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
        private let source: UIViewController
        private let zoomed: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (self.source, self.zoomed) = (source, zoomed)
            super.init()
        }

        /// The view controller that contains the source view.
        open var sourceViewController: UIViewController { source }
        /// The view controller that zooms in or out.
        open var zoomedViewController: UIViewController { zoomed }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// The views that an alignment rectangle aligns. iOS 18. Follows Apple's page
    /// "UIViewController.Transition.ZoomOptions.AlignmentRectContext".
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
        private let source: UIView
        private let zoomed: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            (self.source, self.zoomed) = (source, zoomed)
            super.init()
        }

        /// The view from which the transition zooms.
        open var sourceView: UIView { source }
        /// The view controller that zooms in or out.
        open var zoomedViewController: UIViewController { zoomed }
    }

    /// A gesture that is about to dismiss a zoomed view controller. iOS 18. Follows Apple's page
    /// "UIViewController.Transition.ZoomOptions.InteractionContext".
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
        private let place: CGPoint
        private let speed: CGVector
        private let isDefault: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (place, speed, isDefault) = (location, velocity, willBegin)
            super.init()
        }

        /// The location of the gesture, in the coordinates of the displayed view controller's view.
        open var location: CGPoint { place }
        /// The velocity of the gesture, in points per second.
        open var velocity: CGVector { speed }
        /// Whether the dismissal begins without an app's decision.
        open var willBegin: Bool { isDefault }
    }
}

/// A preferred zoom: its options, and the app's closure that returns its source.
@MainActor
struct ZoomSource {
    typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

    enum Provider {
        case view((Context) -> UIView?)
        case barButtonItem((Context) -> UIBarButtonItem?)
    }

    /// Whether an app has made a zoom. Read in every transition, where a search for a preferred zoom would be slower.
    @exclusivity(unchecked) private(set) static var isUsed = false

    let options: UIViewController.Transition.ZoomOptions?
    private let provider: Provider

    init(_ options: UIViewController.Transition.ZoomOptions?, _ provider: Provider) {
        self.options = options
        self.provider = provider
        Self.isUsed = true
    }

    /// Asks the app for the source; `nil` if there is none, or if the item isn't in a visible bar.
    func place(from source: UIViewController, to zoomed: UIViewController) -> ZoomPlace? {
        let context = Context(source: source, zoomed: zoomed)
        return switch provider {
        case .view(let provider): provider(context).map(ZoomPlace.init)
        case .barButtonItem(let provider): provider(context)?.zoomPlace(over: source)
        }
    }
}

/// The part of a view from which a zoom begins.
@MainActor
struct ZoomPlace {
    let view: UIView
    /// In the view's coordinates.
    let rect: CGRect

    init(_ view: UIView) { self.init(view, view.bounds) }

    fileprivate init(_ view: UIView, _ rect: CGRect) { (self.view, self.rect) = (view, rect) }
}

extension UIBarButtonItem {
    /// Returns the item's place in the bar of a page's stack, which may already show the items of the zoomed page, or in
    /// any other bar of the window.
    fileprivate func zoomPlace(over page: UIViewController) -> ZoomPlace? {
        if let stack = page.parentLink as? UINavigationController, !stack.hidesNavigationBar,
            customView == nil,
            let frame = stack.navigationBar.frame(of: self, in: page.navigationItem)
        {
            return ZoomPlace(stack.navigationBar, frame)
        }
        return shownView(beside: page.loadedView).map(ZoomPlace.init)
    }
}
