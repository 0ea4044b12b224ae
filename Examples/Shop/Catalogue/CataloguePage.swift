import PageFlow
import UIKit

/// The first page: the teas.
final class CataloguePage: ShopPage {
    /// The page to which a customer returns after a purchase.
    static let bought = Checkpoint<CataloguePage, Order> { page, order in page.latest = order }

    private var filter = Filter.all
    private var latest: Order?

    init(_ store: Store) {
        super.init("Teas", store)
        navigationItem.rightBarButtonItem = UIBarButtonItem("Filter") { [unowned self] in chooseFilter() }
    }

    override var rows: [UIView] {
        let thanks = latest.map { Card([UILabel("Thank you. Your order has number \($0.number).")]) }
        let teas = Product.all.filter(filter.matches).map { product in
            PageRow(product.name, detail: product.summary, image: product.leaf(24)) { [unowned self] in
                open(ProductPage(product, store))
            }
        }
        return [thanks].compactMap { $0 } + [UILabel(filter.title, .title2)] + teas
    }

    private func chooseFilter() {
        Task {
            guard case .answer(let filter) = try await ask(FilterPage(store), by: .presented(.pageSheet))
            else { return }
            self.filter = filter
            showRows()
        }
    }
}
