/// A context menu, from the moment when its view is lifted until the view is back in place.
@MainActor
package final class ContextMenuPresentation {
    private enum Phase { case asked, highlighted, open, ending }

    let configuration: UIContextMenuConfiguration
    let appearance: UIContextMenuInteraction.appearance
    /// Called after the menu has disappeared.
    var onEnd: (() -> Void)?
    private(set) weak var menuView: MenuView?
    private weak var interaction: UIContextMenuInteraction?
    private weak var view: UIView?
    private var phase = Phase.asked
    private var stage: ContextMenuStage?
    private var page: UIViewController?

    init(
        _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
        in view: UIView,
        isCompact: Bool
    ) {
        self.configuration = configuration
        self.interaction = interaction
        self.view = view
        appearance = isCompact ? .compact : .rich
    }

    /// Calls the delegate, unless an earlier call has released the interaction.
    private func tell(
        _ call: (any UIContextMenuInteractionDelegate, UIContextMenuInteraction) -> Void
    ) {
        guard let interaction, let delegate = interaction.delegate else { return }
        call(delegate, interaction)
    }
}

// The start.
extension ContextMenuPresentation {
    /// Lifts the view slightly.
    func highlight() {
        guard phase == .asked else { return }
        phase = .highlighted
        guard appearance == .rich else { return }
        makeStage()
        stage?.highlight()
    }

    /// Called when the touch ends before the menu opens.
    func cancelHighlight() {
        guard phase == .highlighted else { return }
        phase = .ending
        stage?.leave(to: nil, beside: MenuAnimator())
        over()
    }

    func open() {
        guard phase == .asked || phase == .highlighted else { return }
        switch appearance {
        case .compact: openBesidePlace()
        default: openInFront()
        }
    }

    private func makeStage() {
        guard let view, let window = view.windowLink else { return }
        let given = interaction?.highlightPreview(for: configuration)
        guard let preview = given ?? view.ownPreview else { return }
        let stage = ContextMenuStage(preview, beside: view)
        stage.onTap = { [weak self] in self?.wasTapped($0) }
        self.stage = stage
        stage.appear(in: window)
    }

    private func openInFront() {
        if stage == nil { makeStage() }
        guard let stage else { return giveUp() }
        page = configuration.previewProvider?()
        let menu = configuration.actionProvider?([]).flatMap { MenuEntry.entries(of: $0).isEmpty ? nil : $0 }
        menuView = menu.map { stage.add($0, sender: nil) }
        follow(menuView)
        if let page { stage.add(page) }
        stage.count = configuration.shownCount
        stage.turnsMenuOver = configuration.preferredMenuElementOrder == .priority
        phase = .open
        let animator = willDisplay()
        stage.open(beside: animator)
    }

    /// Opens the menu next to its control, or next to the touch.
    private func openBesidePlace() {
        guard let view, let menu = configuration.actionProvider?([]) else { return giveUp() }
        let place = CGRect(origin: interaction?.location(in: view) ?? .zero, size: .zero)
        let animator = willDisplay()
        let order = configuration.preferredMenuElementOrder
        menuView = menu.open(
            beside: (view as? UIControl)?.menuSource(for: configuration) ?? place, in: view, sender: view,
            order: order == .automatic ? .priority : order, onClose: { [weak self] in self?.closed() })
        guard menuView != nil else { return giveUp() }
        phase = .open
        animator.run(.opening) {}
    }

    private func follow(_ menu: MenuView?) {
        UIApplication.shared.openMenu = menu
        menu?.onClose = { [weak self] in self?.end() }
        menu?.onResize = { [weak stage] in stage?.menuWasResized() }
    }

    private func willDisplay() -> MenuAnimator {
        let animator = MenuAnimator(page)
        tell { $0.contextMenuInteraction($1, willDisplayMenuFor: configuration, animator: animator) }
        return animator
    }

    private func giveUp() {
        phase = .ending
        onEnd?()
    }
}

// The touch that opened the menu, and later touches.
extension ContextMenuPresentation {
    func slide(to point: CGPoint) { menuView?.slide(to: point) }

    func lift() { menuView?.lift() }

    private func wasTapped(_ part: ContextMenuStage.Part) {
        switch part {
        case .preview: commit()
        case .background: end()
        }
    }
}

// The end.
extension ContextMenuPresentation {
    func end() {
        guard phase == .open else { return cancelHighlight() }
        guard stage != nil else { return menuView?.onClose?() ?? () }
        phase = .ending
        leave(beside: willEnd())
    }

    /// Called after the control's menu was closed.
    private func closed() {
        guard phase == .open else { return }
        phase = .ending
        willEnd().run(.closing) {}
        over()
    }

    /// Called when the user taps the preview.
    private func commit() {
        guard phase == .open else { return }
        phase = .ending
        let animator = MenuAnimator(page)
        tell {
            $0.contextMenuInteraction(
                $1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        animator.take(willEnd())
        guard animator.preferredCommitStyle == .pop else { return leave(beside: animator) }
        stage?.pop(beside: animator)
        over()
    }

    private func willEnd() -> MenuAnimator {
        let animator = MenuAnimator(page)
        tell { $0.contextMenuInteraction($1, willEndFor: configuration, animator: animator) }
        return animator
    }

    private func leave(beside animator: MenuAnimator) {
        let preview = interaction?.dismissalPreview(for: configuration)
        stage?.leave(to: preview, beside: animator)
        over()
    }

    /// Called at the end. The stage finishes its animation by itself.
    private func over() {
        stage?.onTap = nil
        menuView?.onClose = nil
        menuView?.onResize = nil
        onEnd?()
    }
}

extension UIView {
    /// A preview of the view at its current position; `nil` outside of windows.
    fileprivate var ownPreview: UITargetedPreview? {
        windowLink == nil ? nil : UITargetedPreview(view: self)
    }
}
