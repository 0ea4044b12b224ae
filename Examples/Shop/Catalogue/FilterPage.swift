import PageFlow
import UIKit

/// A sheet that returns a filter.
final class FilterPage: ShopPage, AnsweringPage {
    typealias Answer = Filter

    init(_ store: Store) {
        super.init("Filter", store)
    }

    override var rows: [UIView] {
        Filter.choices.map { filter in
            UIButton(filter.title) { [unowned self] in finish(filter) }
        }
    }
}
