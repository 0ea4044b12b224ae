/// A page that has a view and counts its callbacks.
open class Page {
    /// The title for a bar.
    public final var title: String?
    /// The page's view.
    public final var view: View
    /// Whether its last transition was animated.
    public final var isAnimated = false
    /// The number of callbacks.
    public final var callbacks = 0
    /// The child pages.
    public final var children: [Page] = []
    /// The parent page.
    public final unowned(unsafe) var parent: Page?

    /// Creates a page with a view.
    public init(view: View) { self.view = view }

    /// Called as UIKit calls it.
    open func viewDidLoad() { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func willMove(toParent: Page?) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func didMove(toParent: Page?) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func viewWillAppear(_ animated: Bool) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func viewDidAppear(_ animated: Bool) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func viewWillDisappear(_ animated: Bool) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func viewDidDisappear(_ animated: Bool) { callbacks &+= 1 }
}
