/// A page that owns a view and counts the callbacks it gets.
open class Page {
    /// What the bar would say.
    public final var title: String?
    /// The view that it shows.
    public final var view: View
    /// Whether its last transition moved.
    public final var isAnimated = false
    /// What its callbacks add up to.
    public final var callbacks = 0
    /// The pages in it.
    public final var children: [Page] = []
    /// The page that it is in.
    public final unowned(unsafe) var parent: Page?

    /// Makes a page around `view`.
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
