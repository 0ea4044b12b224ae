import UIKit

/// A page whose storyboard was drawn for small text, and that has space for large text too.
///
/// At the accessibility sizes, its texts have as many lines as they need, texts next to each other move below each other, and
/// the page scrolls.
open class LargeTextViewController: UIViewController {
    private let largeText = LargeText()

    override open func viewDidLoad() {
        super.viewDidLoad()
        largeText.fit(self)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { largeText.fit(self) }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        largeText.layOut(self)
    }
}

/// A table view controller whose storyboard was drawn for small text, and that has space for large text too.
open class LargeTextTableViewController: UITableViewController {
    private let largeText = LargeText()

    override open func viewDidLoad() {
        super.viewDidLoad()
        largeText.fit(self)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { largeText.fit(self) }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        largeText.layOut(self)
    }

    /// The cells of a static table are created here; those of other tables are ``LargeTextCell``s.
    override open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.fitLargeText()
        return cell
    }
}

/// A row whose texts are arranged below each other when they are large.
open class LargeTextCell: UITableViewCell {
    override open func awakeFromNib() {
        super.awakeFromNib()
        fitLargeText()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitLargeText()
    }
}

extension UITraitCollection {
    /// Whether the user has chosen one of the five accessibility sizes.
    var hasLargeText: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}
