import PageFlow
import UIKit

/// One tea.
final class ProductPage: ShopPage {
    private let product: Product

    init(_ product: Product, _ store: Store) {
        self.product = product
        super.init(product.name, store)
    }

    override var rows: [UIView] {
        [
            TeaPicture(of: product),
            UILabel("\(product.price) euros", .title1),
            UILabel(product.notes, .body, .secondaryLabel),
            UIButton(main: "Buy now") { [unowned self] in buy() },
            UIButton("Add to the basket") { [unowned self] in addToBasket() },
            UIButton("Review") { [unowned self] in open(ReviewPage(of: product, store)) },
        ]
    }

    private func addToBasket() {
        store.basket.append(product)
        returnTo(BasketPage.self)
    }

    private func buy() {
        store.basket.append(product)
        open(CheckoutFlow(store))
    }
}

extension ProductPage: RoutedPage {
    var route: any PageRoute { ProductRoute(id: product.id) }
}

// Traces and paths distinguish the teas by name.
extension ProductPage: NamedPage {
    var pageName: String { product.name }
}
