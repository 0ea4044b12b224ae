/// Provides the menu for a view, and is notified of its phases. iOS 13. Follows Apple's page "UIContextMenuInteractionDelegate".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the configuration for a location in the interaction's view; `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the highlight preview for an item of the menu; `nil` for the interaction's view. iOS 16.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the dismissal preview for an item, with the target to which the preview moves; `nil` for its original position. iOS 16.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the highlight preview; `nil` for the interaction's view. Deprecated by Apple in iOS 16, and called there if the variant with
    /// an identifier isn't implemented.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the dismissal preview, with the target to which the preview moves; `nil` for its original position. Deprecated by Apple in
    /// iOS 16, and called there if the variant with an identifier isn't implemented.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Called when the user taps the preview, before the menu ends.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Called before the menu is shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called before the menu is dismissed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

// The default implementations of the optional methods.
extension UIContextMenuInteractionDelegate {
    /// Returns `nil`, for the interaction's view. iOS 16.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Returns `nil`, for the original position. iOS 16.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Returns `nil`, for the interaction's view.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil`, for the original position.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

// Calls one of two variants, depending on the iOS version.
extension UIContextMenuInteraction {
    func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate else { return nil }
        if Runtime.current.system >= .iOS(16),
            let answer = OptionalMember.ask({
                delegate.contextMenuInteraction(
                    self, configuration: configuration,
                    highlightPreviewForItemWithIdentifier: configuration.identifier)
            })
        {
            return answer
        }
        return delegate.contextMenuInteraction(
            self, previewForHighlightingMenuWithConfiguration: configuration)
    }

    func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate else { return nil }
        if Runtime.current.system >= .iOS(16),
            let answer = OptionalMember.ask({
                delegate.contextMenuInteraction(
                    self, configuration: configuration,
                    dismissalPreviewForItemWithIdentifier: configuration.identifier)
            })
        {
            return answer
        }
        return delegate.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
    }
}
