// Delivery of a key along the responder chain: each responder's own commands, then the system's action for that
// responder.
extension UIResponder {
    /// Returns whether this responder or one of the next responders handles a key.
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

    /// Performs the main menu's command for a key, after all other commands.
    private func performsMenuCommand(for key: UIKey) -> Bool {
        for case let command as UIKeyCommand in MenuSystems.current.builtMain.allLeaves {
            guard let action = command.action(for: key) else { continue }
            let shown = MenuSystems.validated(command, for: self) as? UIKeyCommand
            guard shown?.attributes.isDisjoint(with: [.disabled, .hidden]) == true else { continue }
            if send(action, of: command) { return true }
        }
        return false
    }

    /// Returns whether this responder or one of the next responders has a command for a key with priority over system
    /// behavior.
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

    /// Sends the action to the first responder of the chain that implements it, which may differ from the one with
    /// the command. On iOS 15 and later, a key that types text doesn't match a command without priority over system
    /// behavior.
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
    /// Returns the action for a key: the command's, or that of an alternate whose modifiers are pressed too, or
    /// `nil`.
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
