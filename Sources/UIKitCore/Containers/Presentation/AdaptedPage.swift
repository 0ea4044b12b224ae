/// A page that is shown in the place of the presented one, in the style that the presentation adapts to.
@MainActor
struct AdaptedPage {
    /// It holds the presentation controller while it is presented.
    private(set) weak var page: UIViewController?
    /// The page that was presented: the presenter has let go of it.
    private let original: UIViewController

    init(_ page: UIViewController, insteadOf original: UIViewController) {
        self.page = page
        self.original = original
    }
}

extension UIPresentationController {
    /// The page that the delegate gives for the style that the presentation adapts to; `nil` where it keeps its style, and for a
    /// page that has a place already.
    func askForAdaptedPage() -> UIViewController? {
        guard let delegate = delegateStorage, traitCollection.horizontalSizeClass != .regular else {
            return nil
        }
        let style = adaptivePresentationStyle
        guard style != .none, style != presentationStyle,
            let page = delegate.presentationController(
                self, viewControllerForAdaptivePresentationStyle: style),
            page !== presentedViewController, page.parentLink == nil, page.modal?.presenting == nil
        else { return nil }
        return page
    }
}
