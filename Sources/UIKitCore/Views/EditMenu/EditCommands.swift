/// The standard commands of edit menus, in their order. Their words are English.
@MainActor
enum EditCommands {
    static let all: [(title: String, action: Selector)] = [
        ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
        ("Delete", Selector("delete:")), ("Select", Selector("select:")),
        ("Select All", Selector("selectAll:")),
    ]

    /// What a responder or those after it can do now.
    static func commands(for responder: UIResponder) -> [UIMenuElement] {
        let own = UIMenuController.shared.menuItems ?? []
        let known = all + own.map { ($0.title, $0.action) }
        return known.filter {
            responder.target(forAction: $0.action, withSender: UIMenuController.shared) != nil
        }
        .map { UICommand(title: $0.title, action: $0.action) }
    }

    /// Does what an entry is for, beginning with a responder.
    static func perform(_ element: UIMenuElement, for responder: UIResponder?) {
        if let action = element as? UIAction { return action.performWithSender(responder, target: nil) }
        guard let command = element as? UICommand, let action = command.action,
            let target = responder?.target(forAction: action, withSender: command)
        else { return }
        UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
}

extension UIResponder {
    /// Calls the method of a standard command. Returns whether it is one.
    func performStandardEdit(_ action: Selector, sender: Any?) -> Bool {
        switch action.name {
        case "cut:": cut(sender)
        case "copy:": copy(sender)
        case "paste:": paste(sender)
        case "delete:": delete(sender)
        case "select:": select(sender)
        case "selectAll:": selectAll(sender)
        default: return false
        }
        return true
    }
}
