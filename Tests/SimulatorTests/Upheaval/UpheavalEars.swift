import Simulator

/// Notifies the app of a display link's frames.
@MainActor
final class LinkEar: NSObject {
    private let app: UpheavalApp

    init(_ app: UpheavalApp) { self.app = app }

    func tick(_ link: CADisplayLink) { app.meet("display link", nil) }
}

/// Notifies the app of the keyboard's notifications.
@MainActor
final class KeyboardEars {
    private var tokens: [any NSObjectProtocol] = []

    init(_ app: UpheavalApp) {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { app.meet(name.rawValue, app.front?.viewIfLoaded) }
            }
        }
    }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// Notifies the app of a context menu's delegate calls.
@MainActor
final class MenuEar: NSObject, UIContextMenuInteractionDelegate {
    private let app: UpheavalApp

    init(_ app: UpheavalApp) { self.app = app }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        app.meet("configuration", interaction.view)
        let app = app
        return UIContextMenuConfiguration(identifier: nil) {
            app.meet("preview provider", nil)
            return UpheavalPage(app)
        } actionProvider: { [weak view = interaction.view] _ in
            app.meet("action provider", view)
            return UIMenu(children: [UIAction(title: "Copy") { [weak view] _ in app.meet("action", view) }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        app.meet("highlight preview", interaction.view)
        return interaction.view?.window == nil ? nil : interaction.view.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        app.meet("willDisplayMenu", interaction.view)
        animator?.addCompletion { [app] in app.meet("menu's opening", nil) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        app.meet("willEnd", interaction.view)
        animator?.addCompletion { [app] in app.meet("menu's end", nil) }
    }
}

/// Notifies the app of the delegate calls of a drag.
@MainActor
final class DragEar: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let app: UpheavalApp

    init(_ app: UpheavalApp) { self.app = app }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        app.meet("drag items", interaction.view)
        return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        app.meet("sessionWillBegin", interaction.view)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        app.meet("sessionDidMove", interaction.view)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        app.meet("session didEnd", interaction.view)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        app.meet("canHandle", interaction.view)
        return true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        app.meet("sessionDidEnter", interaction.view)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        app.meet("sessionDidUpdate", interaction.view)
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        app.meet("sessionDidExit", interaction.view)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        app.meet("performDrop", interaction.view)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        app.meet("concludeDrop", interaction.view)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        app.meet("drop sessionDidEnd", interaction.view)
    }
}
