import UIKitInteraction

extension UIButton {
    /// Returns the pointer style of a button, given the system's proposed effect and shape; `nil` for no style. iOS 13.4. Follows
    /// Apple's page "UIButton.PointerStyleProvider".
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    func followPointerWishes() {
        switch (isPointerInteractionEnabled, buttonPointer) {
        case (true, nil):
            let made = ButtonPointer()
            buttonPointer = made
            addInteraction(made.interaction)
        case (false, let pointer?):
            removeInteraction(pointer.interaction)
            buttonPointer = nil
        default: buttonPointer?.interaction.invalidate()
        }
    }
}

/// The pointer interaction of a button: the pointer becomes the button's background, or uses the app's style.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let button = interaction.view as? UIButton, button.window != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame)
        guard let provider = button.pointerStyleProvider else {
            return UIPointerStyle(effect: effect, shape: shape)
        }
        return provider(button, effect, shape)
    }
}
