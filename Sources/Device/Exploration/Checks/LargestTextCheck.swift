import Simulator

/// Checks that with the largest text size no text is truncated and no faults occur.
@MainActor
enum LargestTextCheck {
    static func run(in visit: Visit) async -> [Sighting] {
        let action = UserAction.useLargestText(true)
        guard let lines = await visit.perform(action) else { return [] }
        let page = visit.state.page
        let cut = (Screen.root?.topmostView.map(\.labelsInSight) ?? []).filter(\.isCut).map {
            Sighting(kind: .cutText, page: page, detail: $0.text ?? "", mark: $0.rowInList.map { "in \($0)" })
        }
        return (visit.takeSightings() + cut).map { $0.after([action], lines) }
    }
}

extension UIViewController {
    /// The topmost view of the page, with its bars.
    fileprivate var topmostView: UIView? {
        var page = self
        while let over = page.presentedViewController, !over.isBeingDismissed { page = over }
        return page.viewIfLoaded
    }
}

extension UIView {
    /// The labels that a user can see, in rows and elsewhere; labels in bars have their own sizes.
    fileprivate var labelsInSight: [UILabel] {
        guard !isHidden, alpha >= 0.01, !(self is UINavigationBar), !(self is UITabBar), !(self is UIToolbar),
            !(self is UISegmentedControl), !(self is UIPickerView), !(self is UIDatePicker)
        else { return [] }
        return ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labelsInSight)
    }
}

extension UILabel {
    /// The identity of the row that contains it: the text of a row is data.
    fileprivate var rowInList: String? {
        sequence(first: self as UIView, next: \.superview)
            .first { $0 is UITableViewCell || $0 is UICollectionViewCell }?.groupInList
    }

    /// Whether its text needs more space than it has.
    package var isCut: Bool {
        guard let text, !text.isEmpty, bounds.width > 0, window != nil, !adjustsFontSizeToFitWidth else {
            return false
        }
        let room = CGRect(
            x: 0, y: 0, width: numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width,
            height: .greatestFiniteMagnitude)
        let needed = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines == 1 ? 1 : 0)
        return needed.width > bounds.width + 1 || needed.height > bounds.height + 1
    }
}
