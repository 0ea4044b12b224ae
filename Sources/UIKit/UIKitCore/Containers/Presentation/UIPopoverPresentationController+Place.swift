extension UIPopoverPresentationController {
    /// The popover's layout; `nil` while it isn't shown, or if it has adapted to another style.
    package var place: PopoverPlace? {
        guard let container = containerStorage, !isAdapted, !isAtBottom else { return nil }
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlace(
            size: wantedSize, at: source(in: container), within: area, pointing: permittedArrowDirections,
            // An action sheet doesn't scroll.
            canOverlap: canOverlapSourceViewRect || presentedViewController is UIAlertController)
    }

    private var wantedSize: CGSize {
        let wish = preferredSize
        if wish != .zero { return wish }
        let alert = presentedViewController as? UIAlertController
        return alert.map(AlertLayout.popoverSize) ?? CGSize(width: 320, height: 480)
    }

    /// Called after every layout of the window: a popover without a source rectangle follows the size of its source view.
    /// Evidence: hunt26-modals-06.
    func followSource() {
        guard sourceRect.isNull, let view = sourceView ?? sourceItem as? UIView,
            view.bounds.size != sizeOfSource
        else { return }
        if sizeOfSource != nil { containerStorage?.setNeedsLayout() }
        sizeOfSource = view.bounds.size
    }

    /// Returns the source rectangle. If the source isn't visible, the rectangle of the whole container.
    private func source(in container: UIView) -> CGRect {
        if let item = barButtonItem { return item.frame(in: container) ?? container.bounds }
        if let view = sourceView ?? sourceItem as? UIView {
            let rect = sourceRect.isNull ? view.bounds : sourceRect
            return container.convert(rect, from: view)
        }
        return sourceItem?.frame(in: container) ?? container.bounds
    }
}

extension UIBarButtonItem {
    /// Returns the item's view in the window of another view: its own view, or the bar's view for the item.
    func shownView(beside view: UIView) -> UIView? {
        if let customView { return customView }
        guard let window = view.windowLink else { return nil }
        if let found = itemView(in: window) { return found }
        window.showBars()
        return itemView(in: window)
    }

    private func itemView(in view: UIView) -> BarItemView? {
        if view is UINavigationBar || view is UIToolbar { (view as? any SelfDrawing)?.prepareLook() }
        if let found = view as? BarItemView, found.spot.look.item === self { return found }
        return view.subviewList.lazy.compactMap(itemView).first
    }
}
