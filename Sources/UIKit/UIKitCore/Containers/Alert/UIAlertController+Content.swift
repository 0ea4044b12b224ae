/// The content view controller of an alert, for example a date picker. It is a child of the alert, as wide as the alert and as high as its
/// preferred size.
extension UIAlertController {
    func contentHasChanged(from old: UIViewController?) {
        guard old !== content else { return }
        if let old {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        guard let content else { return }
        addChild(content)
        if isViewLoaded { addContentView() }
        content.didMove(toParent: self)
    }

    func addContentView() {
        guard let content else { return }
        // Away from the screen's edges no safe area makes the content higher than its preferred size.
        content.view.frame = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        view.addSubview(content.view)
        view.setNeedsLayout()
    }

    func placeContent() {
        guard let content, let view = viewStorage else { return }
        content.viewIfLoaded?.frame = AlertLayout(of: self, in: view).content ?? .zero
    }

    /// Returns the content's preferred height, or else the height of its constraints.
    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        let preferred = content.preferredContentSize.height
        guard preferred <= 0 else { return preferred }
        return content.view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
