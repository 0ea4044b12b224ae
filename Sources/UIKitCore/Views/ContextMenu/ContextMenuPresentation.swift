/// A context menu, from the moment when its view is lifted until the view is back in its place.
@MainActor
package final class ContextMenuPresentation {
    private enum Phase { case asked, highlighted, open, ending }

    let configuration: UIContextMenuConfiguration
    let appearance: UIContextMenuInteraction.appearance
    /// Called when the menu is gone.
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

// Beginning.
extension ContextMenuPresentation {
    /// Lifts the view a little from its place.
    func highlight() {
        guard phase == .asked else { return }
        phase = .highlighted
        guard appearance == .rich else { return }
        makeStage()
        stage?.highlight()
    }

    /// The finger went away before the menu opened.
    func cancelHighlight() {
        guard phase == .highlighted else { return }
        phase = .ending
        stage?.leave(to: nil, beside: MenuAnimator())
        over()
    }

    /// Shows the menu.
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

    /// Opens beside the control that has the menu, or beside the finger.
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

// The finger that opened the menu, and those that come down later.
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

// Ending.
extension ContextMenuPresentation {
    /// Closes the menu.
    func end() {
        guard phase == .open else { return cancelHighlight() }
        guard stage != nil else { return menuView?.onClose?() ?? () }
        phase = .ending
        leave(beside: willEnd())
    }

    /// The control's menu has been closed.
    private func closed() {
        guard phase == .open else { return }
        phase = .ending
        willEnd().run(.closing) {}
        over()
    }

    /// The user has tapped the preview.
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

    /// The stage goes on by itself.
    private func over() {
        stage?.onTap = nil
        menuView?.onClose = nil
        menuView?.onResize = nil
        onEnd?()
    }
}

extension UIView {
    /// A preview of the view at its own place; `nil` outside of windows.
    fileprivate var ownPreview: UITargetedPreview? {
        windowLink == nil ? nil : UITargetedPreview(view: self)
    }
}
