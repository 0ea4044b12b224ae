import InterfaceFiles

extension InterfaceReader {
    /// Returns the menu of a property; `nil` if the file has none. iOS 14.
    package func menu(_ key: String) -> UIMenu? {
        element.child("menu", key: key).map { of($0).menu }
    }

    private var menu: UIMenu {
        let menu = UIMenu(
            title: text("title") ?? "", image: image("image"),
            identifier: self["identifier"].map { UIMenu.Identifier($0) },
            children: element.list("children").compactMap { of($0).menuElement })
        loading.note(menu, for: element)
        return menu
    }

    private var menuElement: UIMenuElement? {
        switch element.name {
        case "menu": menu
        case "command": command
        case "action": action
        default: nil
        }
    }

    private var command: UICommand {
        let command = UICommand(
            command: text("title") ?? "", image: image("image"), action: selector.map { Selector($0) },
            propertyList: nil, alternates: [])
        if let title = text("discoverabilityTitle") { command.discoverabilityTitle = title }
        return command
    }

    private var action: UIAction {
        UIAction(title: text("title") ?? "", image: image("image")) { _ in }
    }

    /// A command calls a method of a responder.
    private var selector: String? {
        self["selector"]
            ?? loading.file.connections(of: element).lazy.filter { $0.kind == .action }.compactMap(\.selector)
            .first
    }
}
