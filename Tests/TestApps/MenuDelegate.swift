import UIKit

/// Records its delegate calls.
@MainActor
package final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    package var heard: [String] = []
    package var places: [CGPoint] = []
    package var identifier: NSString?
    package var hasMenu = true
    package var style = UIContextMenuInteractionCommitStyle.dismiss
    package var previewPage: UIViewController?

    package var menu: UIMenu {
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { [unowned self] in
                heard.append("chose \($0.title)")
            }
        }
        return UIMenu(children: [
            action("Copy"), action("Move", .disabled), UIMenu(title: "More", children: [action("Print")]),
            UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
        ])
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard.append("configuration")
        places.append(location)
        guard hasMenu else { return nil }
        let preview: UIContextMenuContentPreviewProvider = { [unowned self] in
            heard.append("preview")
            return previewPage
        }
        return UIContextMenuConfiguration(identifier: identifier, previewProvider: preview) {
            [unowned self] in
            heard.append("actions \($0.count)")
            return menu
        }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard.append("highlight")
        return nil
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard.append("dismissal")
        return nil
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        note("commit", animator)
        animator.preferredCommitStyle = style
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { note("display", animator) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { note("end", animator) }

    private func note(_ name: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
        heard.append(animator?.previewViewController == nil ? name : "\(name) of a page")
        animator?.addAnimations { [unowned self] in heard.append("\(name) animates") }
        animator?.addCompletion { [unowned self] in heard.append("\(name) is over") }
    }
}
