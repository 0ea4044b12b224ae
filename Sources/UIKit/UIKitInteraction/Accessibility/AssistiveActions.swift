// The actions of the user of an assistive technology. An object's block takes precedence over its method.
extension NSObject {
    @MainActor package func assistiveActivate() -> Bool {
        accessibilityNotesIfMade?.blocks.activate?() ?? accessibilityActivate()
    }

    @MainActor package func assistiveIncrement() {
        if let block = accessibilityNotesIfMade?.blocks.increment {
            block()
        } else {
            accessibilityIncrement()
        }
    }

    @MainActor package func assistiveDecrement() {
        if let block = accessibilityNotesIfMade?.blocks.decrement {
            block()
        } else {
            accessibilityDecrement()
        }
    }

    /// Asks the element and its containers, one after the other, until one handles the action.
    @MainActor package func assistiveMagicTap() -> Bool {
        accessibilityChain.contains {
            $0.accessibilityNotesIfMade?.blocks.magicTap?() ?? $0.accessibilityPerformMagicTap()
        }
    }

    @MainActor package func assistiveScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        accessibilityChain.contains { $0.accessibilityScroll(direction) }
    }
}

extension UIApplication {
    /// The responder for gestures that aren't made on an element: the first responder, or the frontmost view
    /// controller.
    package var assistiveStart: UIResponder? { keyWindowStorage?.keyResponder }
}
