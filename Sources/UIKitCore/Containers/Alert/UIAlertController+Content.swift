/// A page of the app's own in an alert, a date picker say: a child of the alert, as wide as it is and as high as it asks to be.
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
        // In the middle no safe area makes the page higher than it asks to be.
        content.view.frame = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        view.addSubview(content.view)
        view.setNeedsLayout()
    }

    func placeContent() {
        guard let content, let view = viewStorage else { return }
        content.viewIfLoaded?.frame = AlertLayout(of: self, in: view).content ?? .zero
    }

    /// The height that the page asks for: as its preferred size, or else its constraints have it.
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
