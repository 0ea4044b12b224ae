/// Says which menu a view shows, and is notified. iOS 13. Follows Apple's page "UIContextMenuInteractionDelegate".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns what to show for a place in the interaction's view; `nil` for nothing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns what is lifted while the finger is held, for an item of the menu; `nil` for the interaction's view. iOS 16.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns where the preview of an item goes when the menu ends; `nil` for where it came from. iOS 16.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns what is lifted while the finger is held; `nil` for the interaction's view. Apple deprecates it in iOS 16,
    /// where it is asked if the form with an identifier is not there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns where the preview goes when the menu ends; `nil` for where it came from. Apple deprecates it in iOS 16, where
    /// it is asked if the form with an identifier is not there.
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

    /// Called when the menu ends.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

// What Apple declares as optional.
extension UIContextMenuInteractionDelegate {
    /// The interaction's view. iOS 16.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Where the preview came from. iOS 16.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// The interaction's view.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Where the preview came from.
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

// Which of two spellings is asked, by version.
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
