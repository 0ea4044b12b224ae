/// What runs beside a menu's appearance or end. iOS 13. Follows Apple's page "UIContextMenuInteractionAnimating".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The page that is shown as the preview; `nil` without one.
    var previewViewController: UIViewController? { get }

    /// Adds changes to make along with the system's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds what to do when all changes are over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu ends when the user taps its preview. iOS 13. Follows Apple's page "UIContextMenuInteractionCommitStyle".
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes back to its place.
    case dismiss = 0
    /// The preview grows into what it shows.
    case pop = 1
}

/// What runs beside the end of a menu whose preview the user has tapped. iOS 13. Follows Apple's page
/// "UIContextMenuInteractionCommitAnimating".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu ends.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The blocks that a delegate has added, in their order.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ preview: UIViewController? = nil) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Takes over what was added to another one.
    func take(_ other: MenuAnimator) {
        animations += other.animations
        completions += other.completions
    }

    /// Makes the system's changes with those that were added, and completes them all.
    func run(_ timing: MenuTiming, _ changes: @escaping () -> Void, atEnd: @escaping () -> Void = {}) {
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

/// How long the changes of a menu take. Apple names no figures; these are about what a device does.
struct MenuTiming {
    let duration: TimeInterval
    let damping: CGFloat

    static let opening = MenuTiming(duration: 0.4, damping: 0.8)
    static let closing = MenuTiming(duration: 0.35, damping: 1)
}
