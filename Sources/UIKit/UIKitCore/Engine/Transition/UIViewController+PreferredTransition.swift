extension UIViewController {
    /// A transition that shows a view controller. iOS 18. Follows Apple's page "UIViewController.Transition".
    @preconcurrency @MainActor
    public class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomSource)
        }

        let kind: Kind

        required init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// Zooms from a source view and back into it. UIKit calls the provider when the view controller appears and
        /// when it disappears. Without a view, the default transition runs.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            self.init(.zoom(ZoomSource(options, .view(sourceViewProvider))))
        }

        /// Zooms from a bar button item and back into it. UIKit calls the provider when the view controller appears
        /// and when it disappears. Without an item in a visible bar, the default transition runs. iOS 26.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider:
                @escaping (_ context: ZoomSourceViewProviderContext) ->
                UIBarButtonItem?
        ) -> Self {
            self.init(.zoom(ZoomSource(options, .barButtonItem(sourceBarButtonItemProvider))))
        }

        /// Slides up from the bottom edge, as `UIModalTransitionStyle.coverVertical` does.
        public static var coverVertical: Self { self.init(.style(.coverVertical)) }

        /// Flips horizontally, like a card, as `UIModalTransitionStyle.flipHorizontal` does.
        public static var flipHorizontal: Self { self.init(.style(.flipHorizontal)) }

        /// Fades in while the other view controller fades out, as `UIModalTransitionStyle.crossDissolve` does.
        public static var crossDissolve: Self { self.init(.style(.crossDissolve)) }

        /// Curls up a corner of the other view controller, as `UIModalTransitionStyle.partialCurl` does.
        public static var partialCurl: Self { self.init(.style(.partialCurl)) }
    }
}

extension UIViewController {
    /// The zoom that the view controller prefers; `nil` for any other transition.
    var preferredZoom: ZoomSource? {
        guard ZoomSource.isUsed, case .zoom(let source)? = preferredTransition?.kind else { return nil }
        return source
    }

    /// The style of UIKit's own animation of a presentation: the preferred transition's, or else the modal style.
    var shownTransitionStyle: UIModalTransitionStyle {
        if case .style(let style)? = preferredTransition?.kind { style } else { modalTransitionStyle }
    }
}
