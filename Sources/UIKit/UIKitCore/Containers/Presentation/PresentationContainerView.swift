/// The container view of a presentation.
package final class PresentationContainerView: UIView, ClosedByTapOutside {
    package private(set) weak var controller: UIPresentationController?

    init(for controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        flags.insert(.isPresentationHost)
    }

    package required init?(coder: NSCoder) { nil }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, let controller, let beneath = viewBeneath(point, event),
            controller.letsThrough(to: beneath)
        else { return hit }
        return nil
    }

    /// Most presentations hide the covered content from assistive technologies.
    package override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal || controller?.hidesCoveredElements ?? false }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// An alert draws its texts in the container.
    package override var accessibilityElements: [Any]? {
        get {
            super.accessibilityElements
                ?? (controller?.presentedViewController as? UIAlertController)?.elements(in: self)
        }
        set { super.accessibilityElements = newValue }
    }

    package var contentFrames: [CGRect] { controller?.presentedView.map { [$0.frame] } ?? [] }

    private func viewBeneath(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let superview else { return nil }
        let lower = superview.subviewList.prefix { $0 !== self }
        return lower.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }
            .first
    }

    package override func layoutSubviews() {
        controller?.sendContainerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.sendContainerViewDidLayoutSubviews()
        // The presented view is laid out before the presenter's view behind it. Evidence: present-fs-05.
        if let view = controller?.presentedView, view.isDescendant(of: self) { view.layoutIfNeeded() }
    }
}
