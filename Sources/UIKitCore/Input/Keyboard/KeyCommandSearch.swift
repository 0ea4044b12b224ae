// A key's way along the chain: each responder's own commands, then what the system does at its place.
extension UIResponder {
    /// Whether this responder or one after it has a use for a key.
    func performsKey(_ key: UIKey) -> Bool {
        let isTyped = takesTypedText && key.typedCharacter != nil
        var responder: UIResponder? = self
        while let asked = responder {
            if asked.takesActions, performsCommand(for: key, of: asked, beforeTyping: isTyped) { return true }
            if asked.performsSystemKey(key) { return true }
            responder = asked.next
        }
        return !isTyped && performsMenuCommand(for: key)
    }

    /// The main menu's commands come last.
    private func performsMenuCommand(for key: UIKey) -> Bool {
        for case let command as UIKeyCommand in MenuSystems.current.builtMain.allLeaves {
            guard let action = command.action(for: key) else { continue }
            let shown = MenuSystems.validated(command, for: self) as? UIKeyCommand
            guard shown?.attributes.isDisjoint(with: [.disabled, .hidden]) == true else { continue }
            if send(action, of: command) { return true }
        }
        return false
    }

    /// Whether this responder or one after it has a command for a key that says it comes before what the system does.
    func hasCommandBeforeSystem(for key: UIKey) -> Bool {
        var responder: UIResponder? = self
        while let asked = responder {
            let commands = asked.takesActions ? asked.keyCommands ?? [] : []
            if commands.contains(where: { $0.wantsPriorityOverSystemBehavior && $0.action(for: key) != nil })
            {
                return true
            }
            responder = asked.next
        }
        return false
    }

    /// The action goes to the first responder of the chain that has it, which need not be the one with the command.
    /// From iOS 15 on, what would be typed is not taken for a command, unless that says it comes first.
    private func performsCommand(
        for key: UIKey, of responder: UIResponder, beforeTyping isTyped: Bool
    ) -> Bool {
        guard let commands = responder.keyCommands else { return false }
        for command in commands {
            let isLate =
                isTyped && Runtime.current.system >= .iOS(15) && !command.wantsPriorityOverSystemBehavior
            if !isLate, let action = command.action(for: key), send(action, of: command) { return true }
        }
        return false
    }

    private func send(_ action: Selector, of command: UIKeyCommand) -> Bool {
        guard let target = target(forAction: action, withSender: command) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
}

extension UIKeyCommand {
    /// What a key does: the command's action, that of an alternate whose modifiers are held as well, or nothing.
    func action(for key: UIKey) -> Selector? {
        guard attributes.isDisjoint(with: [.disabled, .hidden]), isKey(key) else { return nil }
        let held = key.modifierFlags.chosen
        if held == modifierFlags.chosen { return action }
        return alternates.first { held == modifierFlags.union($0.modifierFlags).chosen }?.action
    }

    private func isKey(_ key: UIKey) -> Bool {
        guard let input else { return false }
        let isLeftToRight = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
        let meant = isLeftToRight || !allowsAutomaticMirroring ? input : KeyLayout.mirrored(input)
        return KeyLayout.isNamed(meant)
            ? meant == key.charactersIgnoringModifiers
            : meant.lowercased() == key.charactersIgnoringModifiers
    }
}
