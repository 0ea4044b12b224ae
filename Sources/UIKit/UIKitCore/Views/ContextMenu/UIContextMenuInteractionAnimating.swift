/// Runs animations alongside a menu's appearance or disappearance. iOS 13. Follows Apple's page
/// "UIContextMenuInteractionAnimating".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The page that is shown as the preview; `nil` for none.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated with the system's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a block that is called after all animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of a menu whose preview the user taps. iOS 13. Follows Apple's page "UIContextMenuInteractionCommitStyle".
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview moves back to its view.
    case dismiss = 0
    /// The preview expands to its content.
    case pop = 1
}

/// Runs animations alongside the disappearance of a menu whose preview the user has tapped. iOS 13. Follows Apple's
/// page "UIContextMenuInteractionCommitAnimating".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of the menu's end.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The blocks that a delegate has added, in order.
@MainActor
package final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    package let previewViewController: UIViewController?
    package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    package init(_ preview: UIViewController? = nil) {
        previewViewController = preview
        super.init()
    }

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Adds the blocks of another animator.
    func take(_ other: MenuAnimator) {
        animations += other.animations
        completions += other.completions
    }

    /// Animates the system's changes and the added ones, and calls all completions.
    package func run(_ timing: MenuTiming, _ changes: @escaping () -> Void, atEnd: @escaping () -> Void = {})
    {
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: timing.duration, delay: 0, usingSpringWithDamping: timing.damping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            changes()
            for animation in animations { animation() }
        } completion: { _ in
            atEnd()
            for completion in completions { completion() }
        }
    }
}

/// The durations of a menu's animations. Apple documents no values; these are approximately a device's.
package struct MenuTiming {
    let duration: TimeInterval
    let damping: CGFloat

    package static let opening = MenuTiming(duration: 0.4, damping: 0.8)
    package static let closing = MenuTiming(duration: 0.35, damping: 1)
}
