import UIKit

/// What a page does once, when large text is chosen for the first time. It reads the storyboard's frames: what stands below
/// what, and how far.
@MainActor
final class LargeText {
    private var isFitted = false
    private weak var scrollView: UIScrollView?
    private var scrolledHeight: CGFloat = 0

    /// Makes room in a page that has been loaded.
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

    /// The views above and below a table's rows are as high as their texts need.
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

    /// What is written into stays visible when the keyboard makes the page lower.
    private func showEditedText() {
        guard let scrollView, scrollView.bounds.height != scrolledHeight else { return }
        scrolledHeight = scrollView.bounds.height
        guard let field = scrollView.edited else { return }
        scrollView.layoutIfNeeded()
        scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
    }
}

extension UIView {
    /// The view that is written into, itself or one inside.
    fileprivate var edited: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.edited).first
    }

    /// The tables in a view, itself among them.
    fileprivate var tables: [UITableView] {
        (self as? UITableView).map { [$0] } ?? subviews.flatMap(\.tables)
    }

    /// Takes the height that its constraints ask for; whether it had another one.
    fileprivate func fitHeight(to table: UITableView) -> Bool {
        let size = systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard abs(size.height - frame.height) > 0.5 else { return false }
        frame.size.height = size.height
        return true
    }
}
