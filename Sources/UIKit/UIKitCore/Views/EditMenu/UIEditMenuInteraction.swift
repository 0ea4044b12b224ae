/// Shows an edit menu for the content of a view. iOS 16. Follows Apple's page "UIEditMenuInteraction".
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate that returns the menu. Not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    private var shown: (configuration: UIEditMenuConfiguration, bar: EditMenuBar)?

    /// Creates an interaction. Add it with ``UIView/addInteraction(_:)``.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes an open menu before the interaction leaves its view.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Sets ``view``.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu for a configuration, in place of an open one.
    ///
    /// The delegate creates the menu from the standard commands that the view's responders can perform. Without a delegate, or if it
    /// returns `nil`, the menu contains these commands. Follows Apple's page "presentEditMenu(with:)".
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, view.windowLink != nil else { return }
        let bar = EditMenuBar(
            menu(for: configuration, of: view), over: source(of: configuration), in: view,
            direction: configuration.preferredArrowDirection
        ) { [weak view] in EditCommands.perform($0, for: view) }
        bar.onClose = { [weak self] in self?.hasClosed() }
        bar.remake = { [weak self, weak view] in
            view.flatMap { view in self.map { $0.menu(for: configuration, of: view) } } ?? UIMenu()
        }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        guard bar.open() else { return }
        shown = (configuration, bar)
        animator.run()
    }

    /// Closes the menu if it is open.
    open func dismissMenu() { shown?.bar.close() }

    /// Requests the menu again if it is open.
    open func reloadVisibleMenu() {
        guard let shown, let view else { return }
        shown.bar.show(menu(for: shown.configuration, of: view))
    }

    /// Moves the menu, if it is open, to the target rectangle that the delegate returns.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown, let view else { return }
        let bar = shown.bar
        bar.move(to: source(of: shown.configuration), in: view, animated: animated)
    }

    /// The point that the menu is for, in the coordinates of a view; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let point = shown?.configuration.sourcePoint ?? .zero
        return self.view?.convert(point, to: view) ?? point
    }

    private func menu(for configuration: UIEditMenuConfiguration, of view: UIView) -> UIMenu {
        let suggested = EditCommands.commands(for: view)
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    private func source(of configuration: UIEditMenuConfiguration) -> CGRect {
        let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
    }

    private func hasClosed() {
        guard let configuration = shown?.configuration else { return }
        shown = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }
}

/// Provides an edit menu's content, and is notified when the menu appears and disappears. iOS 16. Follows Apple's page
/// "UIEditMenuInteractionDelegate".
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu to show; `nil` for a menu with the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the rectangle next to which the menu is shown, in the view's coordinates; a null rectangle for the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Called before the menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)

    /// Called before the menu is dismissed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

// The default implementations of the optional methods.
extension UIEditMenuInteractionDelegate {
    /// Returns `nil`, for the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Returns a null rectangle, for the configuration's point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Runs animations alongside the appearance or disappearance of an edit menu. iOS 16. Follows Apple's page
/// "UIEditMenuInteractionAnimating".
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated with the system's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a block that is called after all animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The blocks that a delegate has added, in order.
@MainActor
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animateTouchably(withDuration: 0.25) { [animations] in
            for animation in animations { animation() }
        } completion: { [completions] _ in
            for completion in completions { completion() }
        }
    }
}
