import PageFlow
import UIKit

/// A customer's review of a tea.
final class ReviewPage: ShopPage {
    private let product: Product
    private let field = UITextField(placeholder: "What do you think of it?")

    init(of product: Product, _ store: Store) {
        self.product = product
        super.init("Review", store)
    }

    override var rows: [UIView] {
        [field, UIButton(main: "Send") { [unowned self] in goBack() }]
    }
}

extension ReviewPage: RoutedPage {
    var route: any PageRoute { ReviewRoute(id: product.id) }
}

// Restores the text with the page.
extension ReviewPage: StatefulPage {
    var pageState: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }
}
