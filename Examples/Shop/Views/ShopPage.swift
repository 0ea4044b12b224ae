import UIKit

/// What the shop's pages have in common: the store, and rows below one another. It knows nothing of navigation.
class ShopPage: UIViewController {
    let store: Store

    init(_ title: String, _ store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The shop has no storyboard.")
    }

    /// The page's rows, from the top to the bottom.
    var rows: [UIView] { [] }

    /// Makes the rows again.
    final func showRows() {
        (viewIfLoaded as? Column)?.rows = rows
    }

    override func loadView() {
        view = Column()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showRows()
    }
}
