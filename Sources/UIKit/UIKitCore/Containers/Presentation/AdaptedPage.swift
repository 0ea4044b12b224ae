/// A view controller that is shown instead of the presented one, in the style to which the presentation adapts.
@MainActor
struct AdaptedPage {
    /// It retains the presentation controller while it is presented.
    private(set) weak var page: UIViewController?
    /// The originally presented view controller. The presenter has released it.
    private let original: UIViewController

    init(_ page: UIViewController, insteadOf original: UIViewController) {
        self.page = page
        self.original = original
    }
}

extension UIPresentationController {
    /// Asks the delegate for the view controller to show in the adapted style; `nil` if the presentation keeps its style or the view
    /// controller already has a parent or presenter.
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
