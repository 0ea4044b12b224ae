@_spi(UIKitModules) import UIKitCore

// The keys of a hardware keyboard that move focus.
extension FocusSearch {
    /// Moves focus for a key, or selects the focused item. Returns whether the key was handled.
    func handle(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardTab where key.modifierFlags.chosen == .shift: goToGroup(-1, .previous)
        case .keyboardTab where key.modifierFlags.chosen.isEmpty: goToGroup(1, .next)
        case .keyboardReturnOrEnter where key.modifierFlags.chosen.isEmpty: chooseFocusedItem()
        default: key.focusHeading.map(go) ?? false
        }
    }

    private func goToGroup(_ step: Int, _ heading: UIFocusHeading) -> Bool {
        guard let next = itemInGroup(step) else { return false }
        return system.move(to: next, heading: heading)
    }

    /// An arrow key in text moves the insertion point instead of focus.
    private func go(_ heading: UIFocusHeading) -> Bool {
        guard !system.isTyping else { return false }
        if let next = item(heading) ?? itemAfterScrolling(heading) {
            return system.move(to: next, heading: heading)
        }
        guard system.focusedItem != nil else { return false }
        system.noteFailure(heading: heading)
        return true
    }

    /// An item that isn't visible yet is focused when its list has scrolled to it.
    private func itemAfterScrolling(_ heading: UIFocusHeading) -> (any UIFocusItem)? {
        guard let view = system.focusedItem as? UIView else { return nil }
        var holder = view.superview
        while let present = holder {
            if let scroll = present as? UIScrollView, scroll.scrollForFocus(heading) {
                return item(heading)
            }
            holder = present.superview
        }
        return nil
    }

    private func chooseFocusedItem() -> Bool {
        guard !system.isTyping, let view = system.focusedItem as? UIView else { return false }
        return view.chooseByFocus()
    }
}

extension UIKey {
    fileprivate var focusHeading: UIFocusHeading? {
        guard modifierFlags.chosen.isEmpty else { return nil }
        return switch keyCode {
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        default: nil
        }
    }
}

extension UIScrollView {
    /// Scrolls by half of the visible size. Returns whether the content scrolled.
    fileprivate func scrollForFocus(_ heading: UIFocusHeading) -> Bool {
        let inset = adjustedContentInset
        var goal = contentOffset
        switch heading {
        case .down: goal.y += bounds.height / 2
        case .up: goal.y -= bounds.height / 2
        case .right: goal.x += bounds.width / 2
        case .left: goal.x -= bounds.width / 2
        default: return false
        }
        goal.x = min(
            max(goal.x, -inset.left), max(-inset.left, contentSize.width + inset.right - bounds.width))
        goal.y = min(
            max(goal.y, -inset.top), max(-inset.top, contentSize.height + inset.bottom - bounds.height))
        guard goal != contentOffset else { return false }
        contentOffset = goal
        layoutIfNeeded()
        return true
    }
}
