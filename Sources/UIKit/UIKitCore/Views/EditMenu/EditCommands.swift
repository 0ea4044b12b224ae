/// The standard commands of edit menus, in order. Their titles are English.
@MainActor
package enum EditCommands {
    private static let standard: [(title: String, action: Selector)] = [
        ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
        ("Paste and Match Style", Selector("pasteAndMatchStyle:")), ("Delete", Selector("delete:")),
        ("Select", Selector("select:")), ("Select All", Selector("selectAll:")),
    ]
    private static let style: [(title: String, action: Selector)] = [
        ("Bold", Selector("toggleBoldface:")), ("Italic", Selector("toggleItalics:")),
        ("Underline", Selector("toggleUnderline:")),
    ]
    private static let direction: [(title: String, action: Selector)] = [
        ("Left to Right", Selector("makeTextWritingDirectionLeftToRight:")),
        ("Right to Left", Selector("makeTextWritingDirectionRightToLeft:")),
    ]

    /// The menus with the commands that a responder and the responders after it can perform, as they have built them.
    package static func commands(for responder: UIResponder) -> [UIMenuElement] {
        let built = MenuSystems.current.contextMenu(root, for: responder)
        return built.mapLeaves { shown($0, for: responder) }.children.filter {
            ($0 as? UIMenu)?.allLeaves.isEmpty != true
        }
    }

    private static var root: UIMenu {
        let own = UIMenuController.shared.menuItems ?? []
        let groups = [
            UIMenu(identifier: .standardEdit, options: .displayInline, children: standard.map(command)),
            UIMenu(title: "Format", identifier: .textStyle, children: style.map(command)),
            UIMenu(
                title: "Writing Direction", identifier: .writingDirection, children: direction.map(command)),
        ]
        return UIMenu(identifier: .root, children: groups + own.map { command(($0.title, $0.action)) })
    }

    private static func command(_ entry: (title: String, action: Selector)) -> UICommand {
        UICommand(title: entry.title, action: entry.action)
    }

    /// An element as its target validated it; `nil` for a command that no responder can perform.
    private static func shown(_ element: UIMenuElement, for responder: UIResponder) -> UIMenuElement? {
        guard let command = element as? UICommand, let action = command.action else { return element }
        guard responder.target(forAction: action, withSender: UIMenuController.shared) != nil else {
            return nil
        }
        return MenuSystems.validated(command, for: responder)
    }

    /// Performs an element, starting at a responder.
    package static func perform(_ element: UIMenuElement, for responder: UIResponder?) {
        if let action = element as? UIAction { return action.performWithSender(responder, target: nil) }
        guard let command = element as? UICommand, let action = command.action,
            let target = responder?.target(forAction: action, withSender: command)
        else { return }
        command.performWithSender(responder, target: target)
    }
}

extension UIResponder {
    /// Calls the method of a standard command. Returns whether the action is one.
    func performStandardEdit(_ action: Selector, sender: Any?) -> Bool {
        guard let method = Self.standardEdits[action.name] else { return false }
        method(self, sender)
        return true
    }

    private static let standardEdits: [String: @MainActor (UIResponder, Any?) -> Void] = [
        "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
        "delete:": { $0.delete($1) }, "select:": { $0.select($1) }, "selectAll:": { $0.selectAll($1) },
        "print:": { $0.printContent($1) }, "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) },
        "pasteAndGo:": { $0.pasteAndGo($1) }, "pasteAndSearch:": { $0.pasteAndSearch($1) },
        "toggleBoldface:": { $0.toggleBoldface($1) }, "toggleItalics:": { $0.toggleItalics($1) },
        "toggleUnderline:": { $0.toggleUnderline($1) }, "increaseSize:": { $0.increaseSize($1) },
        "decreaseSize:": { $0.decreaseSize($1) },
        "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
        "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
        "find:": { $0.find($1) }, "findAndReplace:": { $0.findAndReplace($1) },
        "findNext:": { $0.findNext($1) }, "findPrevious:": { $0.findPrevious($1) },
        "useSelectionForFind:": { $0.useSelectionForFind($1) }, "rename:": { $0.rename($1) },
        "duplicate:": { $0.duplicate($1) }, "move:": { $0.move($1) }, "export:": { $0.export($1) },
        "newFromPasteboard:": { $0.newFromPasteboard($1) }, "alignLeft:": { $0.alignLeft($1) },
        "alignCenter:": { $0.alignCenter($1) }, "alignJustified:": { $0.alignJustified($1) },
        "alignRight:": { $0.alignRight($1) }, "toggleInspector:": { $0.toggleInspector($1) },
        "performClose:": { $0.performClose($1) },
        "captureTextFromCamera:": { $0.captureTextFromCamera($1) },
        "undo:": { responder, _ in responder.undoManager?.undo() },
        "redo:": { responder, _ in responder.undoManager?.redo() },
    ]

    /// Whether a window's undo manager can undo or redo. `nil` for other commands and responders.
    func canUndo(_ action: Selector) -> Bool? {
        guard self is UIWindow else { return nil }
        switch action.name {
        case "undo:": return undoManager?.canUndo ?? false
        case "redo:": return undoManager?.canRedo ?? false
        default: return nil
        }
    }
}
