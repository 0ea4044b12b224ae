// A sheet in a regular width and height, as on iPad, whose size follows the preferred content size of its view controller.
// It is in the middle of the container. Evidence: hunt26-modals-10.
extension UISheetPresentationController {
    /// The size of the sheet with its largest detent; `nil` for a sheet with another size.
    var formSize: CGSize? {
        guard let container = containerView, isFormSized, traitCollection.horizontalSizeClass == .regular,
            traitCollection.verticalSizeClass == .regular
        else { return nil }
        let wish = preferredSize
        guard wish.width > 0, wish.height > 0 else { return nil }
        let room = container.bounds.inset(by: container.safeAreaInsets).size
        return CGSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
    }

    /// Whether it is a form sheet, also by the automatic style since iOS 18. Before that, `prefersPageSizing` has no effect.
    private var isFormSized: Bool {
        presentedViewController.resolvedPresentationStyle == .formSheet
            && (!prefersPageSizing || Runtime.current.system < .iOS(18))
    }

    /// Returns the frame of a sheet of a height: in the middle of the container, or at its bottom edge.
    func frame(ofHeight height: CGFloat, in container: UIView) -> CGRect {
        guard let size = formSize else { return floating(attachedFrame(ofHeight: height, in: container)) }
        let bounds = container.bounds
        return CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - height) / 2, width: size.width,
            height: height)
    }
}
