import UIKit

/// The base class of the shop's pages, with the store and a column of rows. It doesn't depend on navigation.
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

    /// The page's rows, from top to bottom.
    var rows: [UIView] { [] }

    /// Creates the rows again.
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
