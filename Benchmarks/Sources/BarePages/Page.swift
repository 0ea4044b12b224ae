/// A page that owns a view and counts the callbacks it gets.
open class Page {
    public final var title: String?
    public final var view: View
    public final var isAnimated = false
    public final var callbacks = 0
    public final var children: [Page] = []
    public final unowned(unsafe) var parent: Page?

    public init(view: View) { self.view = view }

    open func viewDidLoad() { callbacks &+= 1 }
    open func willMove(toParent: Page?) { callbacks &+= 1 }
    open func didMove(toParent: Page?) { callbacks &+= 1 }
    open func viewWillAppear(_ animated: Bool) { callbacks &+= 1 }
    open func viewDidAppear(_ animated: Bool) { callbacks &+= 1 }
    open func viewWillDisappear(_ animated: Bool) { callbacks &+= 1 }
    open func viewDidDisappear(_ animated: Bool) { callbacks &+= 1 }
}
