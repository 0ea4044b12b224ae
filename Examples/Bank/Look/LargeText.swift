import UIKit

/// The changes to a page when large text is first used. They follow the storyboard's frames: the vertical order of views, and the
/// distances between them.
@MainActor
final class LargeText {
    private var isFitted = false
    private weak var scrollView: UIScrollView?
    private var scrolledHeight: CGFloat = 0

    /// Makes space in a loaded page.
    func fit(_ page: UIViewController) {
        guard !isFitted, page.traitCollection.hasLargeText else { return }
        isFitted = true
        for table in page.view.tables {
            table.rowHeight = UITableView.automaticDimension
            table.tableHeaderView?.fitTexts()
            table.tableFooterView?.fitTexts()
        }
        guard !(page.view is UIScrollView) else { return }
        let scroll = PageScroll(page.view)
        scroll.bars.forEach { $0.maximumContentSizeCategory = .extraExtraExtraLarge }
        scroll.moved.forEach { $0.relaxHeight() }
        page.view.keepDistances()
        (scroll.moved + scroll.scrolling).forEach { $0.fitTexts() }
        scrollView = scroll.install()
    }

    /// The headers and footers of a table have the height that their texts require.
    func layOut(_ page: UIViewController) {
        guard isFitted else { return }
        showEditedText()
        for table in page.view.tables {
            if let header = table.tableHeaderView, header.fitHeight(to: table) {
                table.tableHeaderView = header
            }
            if let footer = table.tableFooterView, footer.fitHeight(to: table) {
                table.tableFooterView = footer
            }
        }
    }

    /// The edited text stays visible when the keyboard reduces the page's height.
    private func showEditedText() {
        guard let scrollView, scrollView.bounds.height != scrolledHeight else { return }
        scrolledHeight = scrollView.bounds.height
        guard let field = scrollView.edited else { return }
        scrollView.layoutIfNeeded()
        scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
    }
}

extension UIView {
    /// The view with the insertion point, itself or a descendant.
    fileprivate var edited: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.edited).first
    }

    /// The tables in a view, including the view itself.
    fileprivate var tables: [UITableView] {
        (self as? UITableView).map { [$0] } ?? subviews.flatMap(\.tables)
    }

    /// Applies the height that its constraints require. Returns whether the height changed.
    fileprivate func fitHeight(to table: UITableView) -> Bool {
        let size = systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard abs(size.height - frame.height) > 0.5 else { return false }
        frame.size.height = size.height
        return true
    }
}
