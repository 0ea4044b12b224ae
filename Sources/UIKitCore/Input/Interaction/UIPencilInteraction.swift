/// Hears that the user taps an Apple Pencil twice. iOS 12.1.
///
/// Add it to a view. Here a test taps the pencil. Follows Apple's page "UIPencilInteraction".
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    private weak var host: UIView?

    /// Creates an interaction.
    public override init() {
        super.init()
    }

    /// What the user wants a double tap to do: as the simulator says. Default `.switchEraser`.
    open class var preferredTapAction: UIPencilPreferredAction {
        Runtime.current.state(PencilSettings.init).tapAction
    }

    /// Whether the user draws with the pencil alone, and not with fingers: as the simulator says. Default `false`. iOS 14.
    open class var prefersPencilOnlyDrawing: Bool { Runtime.current.state(PencilSettings.init).drawsAlone }

    /// Is notified of double taps. Not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?

    /// Whether double taps are heard. Default `true`.
    open var isEnabled = true

    /// The view that the interaction belongs to.
    open var view: UIView? { host }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes note of the view.
    open func didMove(to view: UIView?) { host = view }
}

/// Is notified of double taps on an Apple Pencil. iOS 12.1. Follows Apple's page "UIPencilInteractionDelegate".
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Called when the user has tapped the pencil twice. Optional.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

// Apple's member is optional.
extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What the user wants a double tap on an Apple Pencil to do. iOS 12.1. Follows Apple's page "UIPencilPreferredAction".
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// To change between the present tool and the eraser.
    case switchEraser = 1
    /// To change between the present tool and the last one.
    case switchPrevious = 2
    /// To show the colours.
    case showColorPalette = 3
    /// To show what can be chosen for the ink. iOS 16.
    case showInkAttributes = 4
}

/// What the user has set for the pencil.
@MainActor
package final class PencilSettings {
    package var tapAction = UIPencilPreferredAction.switchEraser
    package var drawsAlone = false

    package init() {}
}

extension UIApplication {
    /// What a double tap on the pencil does in an active app: the interactions in its key window are notified.
    package func receivePencilTap() {
        guard state == .active, let window = keyWindowStorage else { return }
        for interaction in window.pencilInteractions where interaction.isEnabled {
            interaction.delegate?.pencilInteractionDidTap(interaction)
        }
    }
}

extension UIView {
    /// Those of the view and of the views in it.
    fileprivate var pencilInteractions: [UIPencilInteraction] {
        let own = (extras?.interactions ?? []).compactMap { $0 as? UIPencilInteraction }
        return subviewList.reduce(own) { $0 + $1.pencilInteractions }
    }
}
