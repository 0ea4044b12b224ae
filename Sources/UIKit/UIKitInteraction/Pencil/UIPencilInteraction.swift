/// Handles double taps on an Apple Pencil. iOS 12.1.
///
/// Add it to a view. Here, a test taps the pencil. Follows Apple's page "UIPencilInteraction".
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    private weak var host: UIView?

    /// Creates an interaction.
    public override init() {
        super.init()
    }

    /// The user's preferred action for a double tap, from the simulator. Default `.switchEraser`.
    open class var preferredTapAction: UIPencilPreferredAction {
        Runtime.current.state(PencilSettings.init).tapAction
    }

    /// Whether the user draws only with the pencil and not with fingers, from the simulator. Default `false`. iOS 14.
    open class var prefersPencilOnlyDrawing: Bool { Runtime.current.state(PencilSettings.init).drawsAlone }

    /// The delegate that is notified of double taps. Not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?

    /// Whether double taps are handled. Default `true`.
    open var isEnabled = true

    /// The view that the interaction belongs to.
    open var view: UIView? { host }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) { host = view }
}

/// Is notified of double taps on an Apple Pencil. iOS 12.1. Follows Apple's page "UIPencilInteractionDelegate".
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Called when the user has tapped the pencil twice. Optional.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

// Optional method of Apple's protocol.
extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// The user's preferred action for a double tap on an Apple Pencil. iOS 12.1. Follows Apple's page
/// "UIPencilPreferredAction".
public enum UIPencilPreferredAction: Int, Sendable {
    /// No action.
    case ignore = 0
    /// Switches between the current tool and the eraser.
    case switchEraser = 1
    /// Switches between the current tool and the previous tool.
    case switchPrevious = 2
    /// Shows the color palette.
    case showColorPalette = 3
    /// Shows the ink attributes. iOS 16.
    case showInkAttributes = 4
}

/// The user's settings for the pencil.
@MainActor
package final class PencilSettings {
    package var tapAction = UIPencilPreferredAction.switchEraser
    package var drawsAlone = false

    package init() {}
}

extension UIApplication {
    /// Delivers a double tap on the pencil to the interactions in the key window of an active app.
    package func receivePencilTap() {
        guard state == .active, let window = keyWindowStorage else { return }
        for interaction in window.pencilInteractions where interaction.isEnabled {
            interaction.delegate?.pencilInteractionDidTap(interaction)
        }
    }
}

extension UIView {
    /// The interactions of the view and its subviews.
    fileprivate var pencilInteractions: [UIPencilInteraction] {
        let own = (extras?.interactions ?? []).compactMap { $0 as? UIPencilInteraction }
        return subviewList.reduce(own) { $0 + $1.pencilInteractions }
    }
}
